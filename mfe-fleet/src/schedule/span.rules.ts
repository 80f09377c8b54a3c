export const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** Days are `YYYY-MM-DD`. `next` is the first day after. */
export type Span = { first: string; next: string };

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(dateOf(text)) === text;

export function plusDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The first day of a month, so many months later. */
function monthOf(day: string, later = 0): string {
  const date = dateOf(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1)));
}

/** Weeks begin on Monday. */
const mondayOf = (day: string) => plusDays(day, -((dateOf(day).getUTCDay() + 6) % 7));

const SPANS: Record<View, (day: string) => Span> = {
  day: (day) => ({ first: day, next: plusDays(day, 1) }),
  week: (day) => ({ first: mondayOf(day), next: plusDays(mondayOf(day), 7) }),
  month: (day) => ({ first: monthOf(day), next: monthOf(day, 1) }),
};

/** What is looked at: the day itself, its week or its month. */
export const spanOf = (view: View, day: string): Span => SPANS[view](day);

/** The first day of the span before or after. */
export const moved = (view: View, day: string, by: -1 | 1): string =>
  by > 0 ? spanOf(view, day).next : spanOf(view, plusDays(spanOf(view, day).first, -1)).first;
