import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Scorecard } from 'shared-contracts/dashboards';
import { fill, Section, Text, useSay } from 'shared-ui';
import { PlainTable } from 'shared-ui/list';
import type { WidgetProps } from './chart-widgets.tsx';
import { axes, card } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { WidgetFrame, WidgetMenu } from './widget-frame.tsx';

type Row = Scorecard['items'][number];

/** Below these shares somebody should talk to the partner. */
const GOOD = 95;
const POOR = 80;
const toneOf = (percent: number) => (percent >= GOOD ? 'status.good.fg' : percent < POOR ? 'status.bad.fg' : undefined);

function Share({ met, of }: Row['onTime']) {
  const say = useSay();
  if (of === 0) return '–';
  const percent = Math.floor((met / of) * 100);
  return (
    <Text as="span" whiteSpace="nowrap" color={toneOf(percent)}>
      {say(fill(card.share, { percent, met, of }))}
    </Text>
  );
}

const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const Stood = ({ demurrage: { minutes, orders } }: Row) =>
  minutes === 0 ? (
    '–'
  ) : (
    <Text as="span" whiteSpace="nowrap">
      <FormattedMessage {...fill(card.stood, { time: hours(minutes), count: orders })} />
    </Text>
  );

/** How partners keep what was agreed. */
export function ScorecardWidget({ query: asked, ...placed }: WidgetProps) {
  const query = useQuery(dashboardQueries.scorecard(asked));
  return (
    <WidgetFrame {...placed} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <Section title={placed.title} aside={<WidgetMenu {...placed} />}>
          <PlainTable<Row>
            label={placed.title}
            rows={items}
            columns={[
              { id: 'partner', header: axes.partner, cell: ({ partner }) => partner.name },
              { id: 'orders', header: card.orders, numeric: true, cell: ({ orders }) => orders },
              { id: 'onTime', header: card.onTime, numeric: true, cell: ({ onTime }) => <Share {...onTime} /> },
              {
                id: 'acceptance',
                header: card.acceptance,
                numeric: true,
                cell: ({ acceptance }) => <Share {...acceptance} />,
              },
              { id: 'demurrage', header: card.demurrage, numeric: true, cell: Stood },
            ]}
          />
          <Text mt="2" textStyle="xs" color="fg.muted">
            <FormattedMessage {...card.about} />
          </Text>
        </Section>
      )}
    </WidgetFrame>
  );
}
