import { useQuery } from '@tanstack/react-query';
import type { EpcUsage } from 'shared-contracts/finance/epc';
import { EmptyState, ErrorState, Section, Skeleton } from 'shared-ui';
import { ChartCard, isEmptyChart, type ChartData } from 'shared-ui/charts';
import { useDayConversion } from 'shared-ui/format';
import { epcPageQueries } from './epc-page.api.ts';
import { messages, usageMessages } from './epc-page.messages.ts';

type DayConversion = ReturnType<typeof useDayConversion>;

const SERIES = [
  { id: 'reserved', label: usageMessages.reserved, hue: 'blue' },
  { id: 'used', label: usageMessages.used, hue: 'teal' },
  { id: 'returned', label: usageMessages.returned, hue: 'orange' },
] as const satisfies ChartData['series'];

/** Formats the start of an interval: `08:00`, `22.11.`, `11.2026`, `2026`. */
const formatByUnit: Record<EpcUsage['unit'], (at: number, days: DayConversion) => string> = {
  hour: (at, { toTime }) => toTime(at),
  day: (at, { toDay }) => `${toDay(at).slice(8)}.${toDay(at).slice(5, 7)}.`,
  month: (at, { toDay }) => `${toDay(at).slice(5, 7)}.${toDay(at).slice(0, 4)}`,
  year: (at, { toDay }) => toDay(at).slice(0, 4),
};

const toChartData = ({ unit, items }: EpcUsage, days: DayConversion): ChartData => ({
  series: SERIES,
  points: items.map(({ at, reserved, used, returned }) => ({
    key: String(at),
    label: formatByUnit[unit](at, days),
    values: { reserved, used, returned },
  })),
});

/** Chart of the credits trips reserved, used and returned in the period. */
export function UsageSection({ period }: { period: string | undefined }) {
  const days = useDayConversion();
  const usage = useQuery(epcPageQueries.usage(period));
  const data = usage.data && toChartData(usage.data, days);
  if (data && !isEmptyChart(data))
    return (
      <ChartCard title={messages.usage} kind="line" data={data} axisLabel={messages.at} fileName="epc" height={220} />
    );
  return (
    <Section title={messages.usage}>
      {usage.isPending && <Skeleton h="220px" />}
      {usage.isError && <ErrorState error={usage.error} size="inline" onRetry={() => void usage.refetch()} />}
      {data && <EmptyState icon="search" title={usageMessages.empty} text={usageMessages.emptyText} />}
    </Section>
  );
}
