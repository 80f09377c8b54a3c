import { DASH, dateTimeText } from './dates.tsx';
import { useZone } from './zone.ts';

type Bound = /** unix seconds */ number | null | undefined;

const DAY = 'DD.MM.YYYY'.length;

/** The day is told once when both ends lie in it. */
function rangeText(from: Bound, to: Bound, zone: string): string {
  if (typeof from !== 'number' && typeof to !== 'number') return DASH;
  const [start, end] = [from, to].map((at) => (typeof at === 'number' ? dateTimeText(at, zone) : undefined));
  const isOneDay = start && end?.startsWith(start.slice(0, DAY));
  return `${start ?? '…'} – ${(isOneDay ? end?.slice(DAY + 1) : end) ?? '…'}`;
}

/** A window of time in the user's zone: `01.12.2030 08:00 – 10:00`. */
export const DateTimeRange = ({ from, to }: { from: Bound; to: Bound }) => rangeText(from, to, useZone());
