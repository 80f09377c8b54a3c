import { DateTime as Luxon } from 'luxon';
import { useIntl } from 'react-intl';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { relativeTimeMessages } from './relative-time.messages.ts';
import { useTimeZone } from './use-time-zone.ts';

export const DASH = '–';
type TimeProps = { /** unix seconds */ at: number | null | undefined };

const toDateTime = (at: number, zone: string) => Luxon.fromSeconds(at, { zone, locale: 'en' });
/** `DD.MM.YYYY HH:mm` in the time zone. */
export const formatDateTime = (at: number, zone: string) => toDateTime(at, zone).toFormat('dd.MM.yyyy HH:mm');
export const formatDate = (at: number, zone: string) => toDateTime(at, zone).toFormat('dd.MM.yyyy');

const toIso = (at: number) => new Date(at * 1000).toISOString();
const isMissing = (at: TimeProps['at']): at is null | undefined => at === null || at === undefined;

export function DateTime({ at }: TimeProps) {
  const zone = useTimeZone();
  return isMissing(at) ? DASH : <time dateTime={toIso(at)}>{formatDateTime(at, zone)}</time>;
}

export function DateOnly({ at }: TimeProps) {
  const zone = useTimeZone();
  return isMissing(at) ? DASH : <time dateTime={toIso(at)}>{formatDate(at, zone)}</time>;
}

const UNITS: readonly [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const isSupported = (locale: string) => Intl.RelativeTimeFormat.supportedLocalesOf(locale).length > 0;

/** For languages without `Intl.RelativeTimeFormat`. */
function fallbackMessage(count: number, unit: (typeof UNITS)[number][0]): Message {
  if (count === 0) return relativeTimeMessages.now;
  return withValues(relativeTimeMessages[`${unit}${count < 0 ? 'Past' : 'Ahead'}`], { count: Math.abs(count) });
}

/** "5 minutes ago" or "in 2 days" in the user's language, with the date and time as a tooltip. */
export function RelativeTime({ at }: TimeProps) {
  const { formatRelativeTime, locale } = useIntl();
  const formatMessage = useFormatMessage();
  const zone = useTimeZone();
  if (isMissing(at)) return DASH;
  const difference = at - Date.now() / 1000;
  const [unit, seconds] = UNITS.find(([, size]) => Math.abs(difference) >= size) ?? ['minute', MINUTE];
  const count = Math.trunc(difference / seconds) || 0;
  const text =
    count !== 0 && isSupported(locale)
      ? formatRelativeTime(count, unit, { numeric: 'auto' })
      : formatMessage(fallbackMessage(count, unit));
  return (
    <time dateTime={toIso(at)} title={formatDateTime(at, zone)}>
      {text}
    </time>
  );
}

/** A duration as `hh:mm`. */
export const formatDuration = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const Duration = ({ minutes }: { minutes: number | null | undefined }) =>
  minutes === null || minutes === undefined ? DASH : formatDuration(minutes);
