import { DateTime } from 'luxon';
import { DASH, dateTimeText } from './dates.tsx';
import { useZone } from './zone.ts';

type Bound = /** unix seconds */ number | null | undefined;

/** The day is told once when both ends lie in it. */
function rangeText(from: Bound, to: Bound, zone: string): string {
  if (typeof from !== 'number' && typeof to !== 'number') return DASH;
  const [start, end] = [from, to].map((at) => (typeof at === 'number' ? DateTime.fromSeconds(at, { zone }) : undefined));
  const isOneDay = start && end && start.hasSame(end, 'day');
  const last = isOneDay ? end.toFormat('HH:mm') : end && dateTimeText(end.toSeconds(), zone);
  return `${start ? dateTimeText(start.toSeconds(), zone) : '…'} – ${last ?? '…'}`;
}

/** A window of time in the user's zone: `01.12.2030 08:00 – 10:00`. */
export const DateTimeRange = ({ from, to }: { from: Bound; to: Bound }) => rangeText(from, to, useZone());
