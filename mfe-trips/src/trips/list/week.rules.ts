const DAY_MS = 86_400_000;
const DAYS = 7;

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** `YYYY-MM-DD`, so many days later. */
export const plusDays = (day: string, days: number): string => textOf(Date.parse(day) + days * DAY_MS);

/** The seven days, from Monday, of the week that a day is in. @param day `YYYY-MM-DD` */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + DAYS - 1) % DAYS;
  return Array.from({ length: DAYS }, (_, at) => plusDays(day, at - sinceMonday));
}
