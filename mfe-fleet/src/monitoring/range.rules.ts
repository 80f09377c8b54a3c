import { DAY } from 'shared-contracts/values/time';

export const RANGES = ['live', 'today', 'yesterday', 'week', 'custom'] as const;
/** `live` shows current positions without a track. */
export type TrackRange = (typeof RANGES)[number];

/** Unix seconds, both inclusive. */
export type TimeSpan = { from: number; to: number };
/** `today` is a day as `YYYY-MM-DD`; `toStartOfDay` returns a day's first second. Both in the user's time zone. */
export type Clock = { today: string; toStartOfDay: (day: string) => number };

const MAX_SECONDS = 31 * DAY;

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Weeks start on Monday. */
export const getMonday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the span from the first second of `first` to the last second of `last`. */
const toSpan = (first: string, last: string, { toStartOfDay }: Clock): TimeSpan => ({
  from: toStartOfDay(first),
  to: toStartOfDay(addDays(last, 1)) - 1,
});

const spanByRange: Record<Exclude<TrackRange, 'live' | 'custom'>, (clock: Clock) => TimeSpan> = {
  today: (clock) => toSpan(clock.today, clock.today, clock),
  yesterday: (clock) => toSpan(addDays(clock.today, -1), addDays(clock.today, -1), clock),
  week: (clock) => toSpan(getMonday(clock.today), clock.today, clock),
};

export const isTooLong = ({ from, to }: TimeSpan) => to - from > MAX_SECONDS;
const isValid = (span: TimeSpan) =>
  Number.isSafeInteger(span.from) &&
  Number.isSafeInteger(span.to) &&
  span.from >= 0 &&
  span.to > span.from &&
  !isTooLong(span);

/** Returns the time span of the track; null if there is none. */
export function getSpan(range: TrackRange, custom: TimeSpan, clock: Clock): TimeSpan | null {
  if (range === 'live') return null;
  if (range === 'custom') return isValid(custom) ? custom : null;
  return spanByRange[range](clock);
}
