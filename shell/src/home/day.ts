export type PartOfDay = 'morning' | 'afternoon' | 'evening';
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
/** `date` in the portal's format: `25.11.2026`. */
export type Day = { part: PartOfDay; weekday: Weekday; date: string };

const PART_STARTS: readonly [hour: number, part: PartOfDay][] = [
  [17, 'evening'],
  [12, 'afternoon'],
  [4, 'morning'],
  [0, 'evening'],
];

/** Returns the day and part of day in a time zone. Weekday names come from our texts, as not every browser has Sinhala. */
export function getLocalDay(now: Date, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts['hour']);
  return {
    part: PART_STARTS.find(([start]) => hour >= start)?.[1] ?? 'evening',
    weekday: String(parts['weekday']).toLowerCase() as Weekday,
    date: `${parts['day']}.${parts['month']}.${parts['year']}`,
  };
}
