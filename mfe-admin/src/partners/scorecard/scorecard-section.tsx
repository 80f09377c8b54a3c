import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PartnerScorecards, Scorecard } from 'shared-contracts/finance/scorecards';
import { Box, EmptyState, QueryContent, Skeleton, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { ChartCard } from 'shared-ui/charts';
import { useDayConversion } from 'shared-ui/format';
import { formatPercent, toChartData, toTotals } from './scorecard-chart.ts';
import { ScorecardTable } from './scorecard-table.tsx';
import { scorecardQueries } from './scorecard.api.ts';
import { definitions, figures, messages } from './scorecard.messages.ts';

/** The outcome of orders and offers sent to a partner. */
export function ScorecardSection({ partnerId }: { partnerId: string }) {
  const query = useQuery(scorecardQueries.ofPartner(partnerId));
  return (
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="64" />}>
      {(data) => {
        const [scorecard] = data.items;
        return scorecard ? (
          <Figures data={data} scorecard={scorecard} />
        ) : (
          <EmptyState icon="search" size="inline" title={messages.empty} text={messages.emptyText} />
        );
      }}
    </QueryContent>
  );
}

function Figures({ data, scorecard }: { data: PartnerScorecards; scorecard: Scorecard }) {
  const formatMessage = useFormatMessage();
  const { toDay } = useDayConversion();
  const formatMonth = (month: number) => toDay(month).slice(0, 7).split('-').toReversed().join('.');
  return (
    <Stack gap="4">
      <ChartCard
        title={messages.title}
        kind="line"
        data={toChartData(data, scorecard, formatMonth)}
        totals={toTotals(scorecard)}
        formatValue={formatPercent}
        axisLabel={messages.month}
        fileName={`scorecard ${scorecard.partner.name}`}
        height={200}
      />
      {/* Focusable, so that the keyboard scrolls it on a phone. */}
      <Box role="group" aria-label={formatMessage(messages.title)} tabIndex={0} overflowX="auto">
        <Box minW="max-content" px="2">
          <ScorecardTable scorecard={scorecard} formatMonth={formatMonth} />
        </Box>
      </Box>
      <Definitions graceMinutes={data.graceMinutes} />
    </Stack>
  );
}

const FIGURES = Object.keys(figures) as (keyof typeof figures)[];

const Definitions = ({ graceMinutes }: { graceMinutes: number }) => (
  <Box as="details" textStyle="sm" color="fg.muted">
    <Box as="summary" cursor="pointer">
      <FormattedMessage {...messages.about} />
    </Box>
    <Stack as="dl" gap="2" mt="2">
      {FIGURES.map((figure) => (
        <Box key={figure}>
          <Text as="dt" fontWeight="medium">
            <FormattedMessage {...figures[figure]} />
          </Text>
          <dd>
            <FormattedMessage {...withValues(definitions[figure], { minutes: graceMinutes })} />
          </dd>
        </Box>
      ))}
    </Stack>
    <Text mt="2">
      <FormattedMessage {...messages.aboutMonths} />
    </Text>
  </Box>
);
