import { DateTime as Luxon } from 'luxon';
import { useZone } from './zone.ts';

export const DASH = '–';
type At = { /** unix seconds */ at: number | null | undefined };

/** `DD.MM.YYYY HH:mm` in that zone. */
export const dateTimeText = (at: number, zone: string) => Luxon.fromSeconds(at, { zone }).toFormat('dd.MM.yyyy HH:mm');
export const dateText = (at: number, zone: string) => Luxon.fromSeconds(at, { zone }).toFormat('dd.MM.yyyy');

export function DateTime({ at }: At) {
  const zone = useZone();
  return at === null || at === undefined ? DASH : dateTimeText(at, zone);
}

export function DateOnly({ at }: At) {
  const zone = useZone();
  return at === null || at === undefined ? DASH : dateText(at, zone);
}

/** A length of time as `hh:mm`. */
export function Duration({ minutes }: { minutes: number | null | undefined }) {
  if (minutes === null || minutes === undefined) return DASH;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
