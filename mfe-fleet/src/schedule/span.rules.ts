export const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** Days are `YYYY-MM-DD`. `next` is the first day after. */
export type Span = { first: string; next: string };

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toDate(text).getTime()) && toDay(toDate(text)) === text;

export function addDays(day: string, days: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/** Returns the first day of the month `offset` months later. */
function getFirstOfMonth(day: string, offset = 0): string {
  const date = toDate(day);
  return toDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1)));
}

/** Weeks start on Monday. */
const getMonday = (day: string) => addDays(day, -((toDate(day).getUTCDay() + 6) % 7));

const spanByView: Record<View, (day: string) => Span> = {
  day: (day) => ({ first: day, next: addDays(day, 1) }),
  week: (day) => ({ first: getMonday(day), next: addDays(getMonday(day), 7) }),
  month: (day) => ({ first: getFirstOfMonth(day), next: getFirstOfMonth(day, 1) }),
};

/** Returns the span around the day: itself, its week or its month. */
export const getSpan = (view: View, day: string): Span => spanByView[view](day);

/** Returns the first day of the previous or next span. */
export const getAdjacentDay = (view: View, day: string, steps: -1 | 1): string =>
  steps > 0 ? getSpan(view, day).next : getSpan(view, addDays(getSpan(view, day).first, -1)).first;
