import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Scorecard } from 'shared-contracts/finance/dashboards';
import { percentOf } from 'shared-contracts/values/finance/scorecards';
import { Section, Text, useFormatMessage, withValues } from 'shared-ui';
import { PlainTable } from 'shared-ui/list';
import type { WidgetProps } from './chart-widgets.tsx';
import { axes, scorecardMessages } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { WidgetFrame, WidgetMenu } from './widget-frame.tsx';

type Row = Scorecard['items'][number];

const GOOD_PERCENT = 95;
const POOR_PERCENT = 80;

function getTone(percent: number): string | undefined {
  if (percent >= GOOD_PERCENT) return 'status.good.fg';
  return percent < POOR_PERCENT ? 'status.bad.fg' : undefined;
}

function RatioCell({ met, of }: Row['onTime']) {
  const formatMessage = useFormatMessage();
  const percent = percentOf({ met, of });
  if (percent === null) return '–';
  return (
    <Text as="span" whiteSpace="nowrap" color={getTone(percent)}>
      {formatMessage(withValues(scorecardMessages.ratio, { percent, met, of }))}
    </Text>
  );
}

const formatHours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const DemurrageCell = ({ demurrage: { minutes, orders } }: Row) =>
  minutes === 0 ? (
    '–'
  ) : (
    <Text as="span" whiteSpace="nowrap">
      <FormattedMessage
        {...withValues(scorecardMessages.demurrageSummary, { time: formatHours(minutes), count: orders })}
      />
    </Text>
  );

/** Punctuality, acceptance and demurrage by partner. */
export function ScorecardWidget({ filters, ...header }: WidgetProps) {
  const query = useQuery(dashboardQueries.scorecard(filters));
  return (
    <WidgetFrame {...header} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <Section title={header.title} aside={<WidgetMenu {...header} />}>
          <PlainTable<Row>
            label={header.title}
            rows={items}
            columns={[
              { id: 'partner', header: axes.partner, cell: ({ partner }) => partner.name },
              { id: 'orders', header: scorecardMessages.orders, numeric: true, cell: ({ orders }) => orders },
              {
                id: 'onTime',
                header: scorecardMessages.onTime,
                numeric: true,
                cell: ({ onTime }) => <RatioCell {...onTime} />,
              },
              {
                id: 'acceptance',
                header: scorecardMessages.acceptance,
                numeric: true,
                cell: ({ acceptance }) => <RatioCell {...acceptance} />,
              },
              { id: 'demurrage', header: scorecardMessages.demurrage, numeric: true, cell: DemurrageCell },
            ]}
          />
          <Text mt="2" textStyle="xs" color="fg.muted">
            <FormattedMessage {...scorecardMessages.about} />
          </Text>
        </Section>
      )}
    </WidgetFrame>
  );
}
