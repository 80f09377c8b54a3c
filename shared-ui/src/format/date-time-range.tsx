import { DASH, formatDateTime } from './dates.tsx';
import { useTimeZone } from './use-time-zone.ts';

type Bound = /** unix seconds */ number | null | undefined;

const DATE_LENGTH = 'DD.MM.YYYY'.length;

/** Shows the date once if both ends are on the same day. */
function formatRange(from: Bound, to: Bound, zone: string): string {
  if (typeof from !== 'number' && typeof to !== 'number') return DASH;
  const [start, end] = [from, to].map((at) => (typeof at === 'number' ? formatDateTime(at, zone) : undefined));
  const isSameDay = start && end?.startsWith(start.slice(0, DATE_LENGTH));
  return `${start ?? '…'} – ${(isSameDay ? end?.slice(DATE_LENGTH + 1) : end) ?? '…'}`;
}

/** A time window in the user's time zone: `01.12.2030 08:00 – 10:00`. */
export const DateTimeRange = ({ from, to }: { from: Bound; to: Bound }) => formatRange(from, to, useTimeZone());
