const HOUR = 3_600;
const DAY = 86_400;
const MAX_REMEMBERED = 100;
const WRITTEN = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/;

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  if (clocks.size >= MAX_REMEMBERED) clocks.clear();
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

/** How far a zone's clock is ahead of UTC at a moment, in seconds. */
export function offsetAt(zone: string, unix: number): number {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(unix * 1_000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1_000 - unix;
}

/** The same for many moments: a clock changes at full quarters of an hour only, and not on a day that ends as it began. */
export function offsetsOf(zone: string): (unix: number) => number {
  const known = new Map<number, number>();
  const at = (unix: number) => {
    const offset = known.get(unix) ?? offsetAt(zone, unix);
    known.set(unix, offset);
    return offset;
  };
  return (unix) => {
    const day = unix - (unix % DAY);
    const offset = at(day);
    return offset === at(day + DAY) ? offset : at(unix - (unix % (HOUR / 4)));
  };
}

/** Seconds of a day and time as if it were UTC; null: there is no such day or time. */
function asUtc(text: string): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = WRITTEN.exec(text)?.slice(1).map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    year >= 1970 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  return isReal ? date.getTime() / 1_000 : null;
}

/**
 * `2026-11-20 08:00` on the clock of a zone, as unix seconds; of two such moments the first.
 * @returns null: it is not written so, or that clock never shows it
 */
export function unixOf(text: string, zone: string): number | null {
  const shown = asUtc(text);
  if (shown === null) return null;
  const moments = [shown - DAY, shown + DAY]
    .map((near) => shown - offsetAt(zone, near))
    .filter((unix) => unix >= 0 && unix + offsetAt(zone, unix) === shown);
  return moments.length > 0 ? Math.min(...moments) : null;
}
