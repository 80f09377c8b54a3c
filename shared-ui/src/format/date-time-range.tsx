import { DASH, formatDateTime } from './dates.tsx';
import { useTimeZone } from './use-time-zone.ts';

type Bound = /** unix seconds */ number | null | undefined;

const DATE_LENGTH = 'DD.MM.YYYY'.length;
const YEAR_START = 'DD.MM.'.length;

const isMissing = (from: Bound, to: Bound) => typeof from !== 'number' && typeof to !== 'number';

const formatBound = (at: Bound, zone: string) => (typeof at === 'number' ? formatDateTime(at, zone) : undefined);

/** Parts of `DD.MM.YYYY HH:mm`. */
const toDay = (text: string) => text.slice(0, DATE_LENGTH);
const toYear = (text: string) => text.slice(YEAR_START, DATE_LENGTH);
const toTime = (text: string) => text.slice(DATE_LENGTH + 1);
const omitYear = (text: string, year: string) =>
  toYear(text) === year ? text.slice(0, YEAR_START) + text.slice(DATE_LENGTH) : text;

/** Shows the date once if both ends are on the same day. */
function formatRange(from: Bound, to: Bound, zone: string): string {
  if (isMissing(from, to)) return DASH;
  const [start, end] = [formatBound(from, zone), formatBound(to, zone)];
  const isSameDay = start && end && toDay(start) === toDay(end);
  return `${start ?? '…'} – ${(isSameDay ? toTime(end) : end) ?? '…'}`;
}

/** A time window in the user's time zone: `01.12.2030 08:00 – 10:00`. */
export const DateTimeRange = ({ from, to }: { from: Bound; to: Bound }) => formatRange(from, to, useTimeZone());

type Lines = { first: string; second: string };

/** Omits the year of the start if it is the current one, and the year of the end if it equals that of the start. */
function formatLines(from: Bound, to: Bound, zone: string): Lines {
  const thisYear = toYear(formatDateTime(Date.now() / 1000, zone));
  const [start, end] = [formatBound(from, zone), formatBound(to, zone)];
  if (start && end && toDay(start) === toDay(end))
    return { first: omitYear(toDay(start), thisYear), second: `${toTime(start)} – ${toTime(end)}` };
  return {
    first: start ? omitYear(start, thisYear) : '…',
    second: `– ${end ? omitYear(end, start ? toYear(start) : thisYear) : '…'}`,
  };
}

/**
 * The two lines of a column with a time window: `01.12.` over `08:00 – 10:00`, or `01.12. 22:00` over `– 02.12. 04:00`.
 * The year is shown unless it is the current one.
 */
export const dateTimeRangeLines = <Row,>(getRange: (row: Row) => readonly [from: Bound, to: Bound]) => ({
  cell: (row: Row) => <RangeLine range={getRange(row)} line="first" />,
  detail: (row: Row) => (isMissing(...getRange(row)) ? null : <RangeLine range={getRange(row)} line="second" />),
});

type RangeLineProps = { range: readonly [from: Bound, to: Bound]; line: keyof Lines };

function RangeLine({ range: [from, to], line }: RangeLineProps) {
  const zone = useTimeZone();
  if (isMissing(from, to)) return DASH;
  return <span title={formatRange(from, to, zone)}>{formatLines(from, to, zone)[line]}</span>;
}
