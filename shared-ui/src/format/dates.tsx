import { DateTime as Luxon } from 'luxon';
import { useIntl } from 'react-intl';
import { useZone } from './zone.ts';

export const DASH = '–';
type At = { /** unix seconds */ at: number | null | undefined };

const momentOf = (at: number, zone: string) => Luxon.fromSeconds(at, { zone, locale: 'en' });
/** `DD.MM.YYYY HH:mm` in that zone. */
export const dateTimeText = (at: number, zone: string) => momentOf(at, zone).toFormat('dd.MM.yyyy HH:mm');
export const dateText = (at: number, zone: string) => momentOf(at, zone).toFormat('dd.MM.yyyy');

const isoOf = (at: number) => new Date(at * 1000).toISOString();
const isMissing = (at: At['at']): at is null | undefined => at === null || at === undefined;

export function DateTime({ at }: At) {
  const zone = useZone();
  return isMissing(at) ? DASH : <time dateTime={isoOf(at)}>{dateTimeText(at, zone)}</time>;
}

export function DateOnly({ at }: At) {
  const zone = useZone();
  return isMissing(at) ? DASH : <time dateTime={isoOf(at)}>{dateText(at, zone)}</time>;
}

const AGES: readonly [unit: 'day' | 'hour' | 'minute', seconds: number][] = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** How long ago or in how long, in the person's language; the moment itself when pointed at. */
export function Ago({ at }: At) {
  const { formatRelativeTime } = useIntl();
  const zone = useZone();
  if (isMissing(at)) return DASH;
  const passed = at - Date.now() / 1000;
  const [unit, seconds] = AGES.find(([, size]) => Math.abs(passed) >= size) ?? ['minute', 60];
  return <time dateTime={isoOf(at)} title={dateTimeText(at, zone)}>{formatRelativeTime(Math.trunc(passed / seconds), unit, { numeric: 'auto' })}</time>;
}

/** A length of time as `hh:mm`. */
export function Duration({ minutes }: { minutes: number | null | undefined }) {
  if (minutes === null || minutes === undefined) return DASH;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
