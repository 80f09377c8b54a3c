import { DAY, HOUR } from 'shared-contracts/values/time';

const MAX_CACHED_FORMATTERS = 100;
const LOCAL_DATE_TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/;

const formatters = new Map<string, Intl.DateTimeFormat>();
function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  if (formatters.size >= MAX_CACHED_FORMATTERS) formatters.clear();
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** The offset of a time zone from UTC at a moment, in seconds; positive east of Greenwich. */
export function getUtcOffset(zone: string, unix: number): number {
  const parts = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(unix * 1_000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1_000 - unix;
}

/**
 * A cached `getUtcOffset` for many moments. Assumes that clocks only change at full quarters of an hour, and not on a
 * day with the same offset at its start and its end.
 */
export function createUtcOffsetLookup(zone: string): (unix: number) => number {
  const cache = new Map<number, number>();
  const lookUp = (unix: number) => {
    const offset = cache.get(unix) ?? getUtcOffset(zone, unix);
    cache.set(unix, offset);
    return offset;
  };
  return (unix) => {
    const day = unix - (unix % DAY);
    const offset = lookUp(day);
    return offset === lookUp(day + DAY) ? offset : lookUp(unix - (unix % (HOUR / 4)));
  };
}

/** Unix seconds of a date and time read as UTC; null if the date or time doesn't exist. */
function parseAsUtc(text: string): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = LOCAL_DATE_TIME.exec(text)?.slice(1).map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // A day that the month lacks changes the month, a minute above 59 the hour.
  const isValid = year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCHours() === hour;
  return isValid ? date.getTime() / 1_000 : null;
}

/**
 * Parses `2026-11-20 08:00` as local time of a zone. For an hour that occurs twice, the first occurrence is used.
 * @returns unix seconds; null for another format, or a local time that the zone skips
 */
export function parseLocalDateTime(text: string, zone: string): number | null {
  const local = parseAsUtc(text);
  if (local === null) return null;
  const moments = [local - DAY, local + DAY]
    .map((nearby) => local - getUtcOffset(zone, nearby))
    .filter((unix) => unix >= 0 && unix + getUtcOffset(zone, unix) === local);
  return moments.length > 0 ? Math.min(...moments) : null;
}
