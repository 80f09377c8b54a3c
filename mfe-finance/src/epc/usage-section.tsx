import { useQuery } from '@tanstack/react-query';
import type { EpcUsage } from 'shared-contracts/epc';
import { EmptyState, ErrorState, Section, Skeleton } from 'shared-ui';
import { ChartBox, isEmptyChart, type ChartData } from 'shared-ui/charts';
import { useDays } from 'shared-ui/format';
import { epcPageQueries } from './epc-page.api.ts';
import { messages, usage as words } from './epc-page.messages.ts';

type Days = ReturnType<typeof useDays>;

const SERIES = [
  { id: 'reserved', label: words.reserved, hue: 'blue' },
  { id: 'used', label: words.used, hue: 'teal' },
  { id: 'returned', label: words.returned, hue: 'orange' },
] as const satisfies ChartData['series'];

/** How the begin of a part is written: `08:00`, `22.11.`, `11.2026`, `2026`. */
const LABELS: Record<EpcUsage['unit'], (at: number, days: Days) => string> = {
  hour: (at, { timeOf }) => timeOf(at),
  day: (at, { dayOf }) => `${dayOf(at).slice(8)}.${dayOf(at).slice(5, 7)}.`,
  month: (at, { dayOf }) => `${dayOf(at).slice(5, 7)}.${dayOf(at).slice(0, 4)}`,
  year: (at, { dayOf }) => dayOf(at).slice(0, 4),
};

const dataOf = ({ unit, items }: EpcUsage, days: Days): ChartData => ({
  series: SERIES,
  points: items.map(({ at, reserved, used, returned }) => ({
    key: String(at),
    label: LABELS[unit](at, days),
    values: { reserved, used, returned },
  })),
});

/** What trips did with credits, part by part of the period. */
export function UsageSection({ period }: { period: string | undefined }) {
  const days = useDays();
  const usage = useQuery(epcPageQueries.usage(period));
  const data = usage.data && dataOf(usage.data, days);
  if (data && !isEmptyChart(data))
    return <ChartBox title={messages.usage} kind="line" data={data} axis={messages.at} name="epc" height={220} />;
  return (
    <Section title={messages.usage}>
      {usage.isPending && <Skeleton h="220px" />}
      {usage.isError && <ErrorState error={usage.error} size="inline" onRetry={() => void usage.refetch()} />}
      {data && <EmptyState icon="search" title={words.empty} text={words.emptyText} />}
    </Section>
  );
}
