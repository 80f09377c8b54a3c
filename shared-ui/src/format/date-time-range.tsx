import { DASH, formatDateTime } from './dates.tsx';
import { useTimeZone } from './use-time-zone.ts';

type Bound = /** unix seconds */ number | null | undefined;

const DATE_LENGTH = 'DD.MM.YYYY'.length;

const isMissing = (from: Bound, to: Bound) => typeof from !== 'number' && typeof to !== 'number';

/** Shows the date once if both ends are on the same day. */
function formatBounds(from: Bound, to: Bound, zone: string): { start: string; end: string } {
  const [start, end] = [from, to].map((at) => (typeof at === 'number' ? formatDateTime(at, zone) : undefined));
  const isSameDay = start && end?.startsWith(start.slice(0, DATE_LENGTH));
  return { start: start ?? '…', end: (isSameDay ? end?.slice(DATE_LENGTH + 1) : end) ?? '…' };
}

function formatRange(from: Bound, to: Bound, zone: string): string {
  if (isMissing(from, to)) return DASH;
  const { start, end } = formatBounds(from, to, zone);
  return `${start} – ${end}`;
}

/** A time window in the user's time zone: `01.12.2030 08:00 – 10:00`. */
export const DateTimeRange = ({ from, to }: { from: Bound; to: Bound }) => formatRange(from, to, useTimeZone());

/** The two lines of a column with a time window: `01.12.2030 08:00` over `– 10:00`. */
export const dateTimeRangeLines = <Row,>(getRange: (row: Row) => readonly [from: Bound, to: Bound]) => ({
  cell: (row: Row) => <RangeStart range={getRange(row)} />,
  detail: (row: Row) => (isMissing(...getRange(row)) ? null : <RangeEnd range={getRange(row)} />),
});

type RangeProps = { range: readonly [from: Bound, to: Bound] };

function RangeStart({ range: [from, to] }: RangeProps) {
  const zone = useTimeZone();
  return isMissing(from, to) ? DASH : formatBounds(from, to, zone).start;
}

function RangeEnd({ range: [from, to] }: RangeProps) {
  const zone = useTimeZone();
  return `– ${formatBounds(from, to, zone).end}`;
}
