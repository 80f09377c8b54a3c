export const RANGES = ['live', 'today', 'yesterday', 'week', 'custom'] as const;
/** `live`: no track, only where the vehicles are now. */
export type Range = (typeof RANGES)[number];

/** Unix seconds, both included. */
export type Span = { from: number; to: number };
/** `today` is a day as `YYYY-MM-DD`; `startOf` gives a day's first second. Both in the user's zone. */
export type Clock = { today: string; startOf: (day: string) => number };

const MOST_SECONDS = 31 * 86_400;

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Weeks begin on Monday. */
export const mondayOf = (day: string) => plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** From the first second of the one day to the last one of the other. */
const days = (first: string, last: string, { startOf }: Clock): Span => ({
  from: startOf(first),
  to: startOf(plusDays(last, 1)) - 1,
});

const SPANS: Record<Exclude<Range, 'live' | 'custom'>, (clock: Clock) => Span> = {
  today: (clock) => days(clock.today, clock.today, clock),
  yesterday: (clock) => days(plusDays(clock.today, -1), plusDays(clock.today, -1), clock),
  week: (clock) => days(mondayOf(clock.today), clock.today, clock),
};

export const isTooLong = ({ from, to }: Span) => to - from > MOST_SECONDS;
const isSpan = (span: Span) =>
  Number.isSafeInteger(span.from) &&
  Number.isSafeInteger(span.to) &&
  span.from >= 0 &&
  span.to > span.from &&
  !isTooLong(span);

/** Of which time the track is looked at; null: of none. */
export function spanOf(range: Range, custom: Span, clock: Clock): Span | null {
  if (range === 'live') return null;
  if (range === 'custom') return isSpan(custom) ? custom : null;
  return SPANS[range](clock);
}
