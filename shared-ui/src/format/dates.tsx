import { DateTime as Luxon } from 'luxon';
import { useIntl } from 'react-intl';
import { fill, useSay, type Words } from '../base/words.ts';
import { agoMessages } from './ago.messages.ts';
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

const AGES: readonly [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const hasWords = (locale: string) => Intl.RelativeTimeFormat.supportedLocalesOf(locale).length > 0;

/** In our own words where the browser has none. */
function ownWords(count: number, unit: (typeof AGES)[number][0]): Words {
  if (count === 0) return agoMessages.now;
  return fill(agoMessages[`${unit}${count < 0 ? 'Past' : 'Ahead'}`], { count: Math.abs(count) });
}

/** How long ago or in how long, in the person's language; the moment itself when pointed at. */
export function Ago({ at }: At) {
  const { formatRelativeTime, locale } = useIntl();
  const say = useSay();
  const zone = useZone();
  if (isMissing(at)) return DASH;
  const passed = at - Date.now() / 1000;
  const [unit, seconds] = AGES.find(([, size]) => Math.abs(passed) >= size) ?? ['minute', 60];
  const count = Math.trunc(passed / seconds) || 0;
  const words = hasWords(locale) ? formatRelativeTime(count, unit, { numeric: 'auto' }) : say(ownWords(count, unit));
  return (
    <time dateTime={isoOf(at)} title={dateTimeText(at, zone)}>
      {words}
    </time>
  );
}

/** A length of time as `hh:mm`. */
export function Duration({ minutes }: { minutes: number | null | undefined }) {
  if (minutes === null || minutes === undefined) return DASH;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
