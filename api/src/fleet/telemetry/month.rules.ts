const MILLISECONDS = 1_000;
const NAME = /^positions_(\d{4})_(\d{2})$/;

/** A month of positions: `[from, to)` in unix seconds, UTC, and its table. */
export type Month = { from: number; to: number; name: string };

const monthFrom = (year: number, month: number): Month => {
  const start = new Date(Date.UTC(year, month));
  const name = `positions_${start.getUTCFullYear()}_${String(start.getUTCMonth() + 1).padStart(2, '0')}`;
  return { from: start.getTime() / MILLISECONDS, to: Date.UTC(year, month + 1) / MILLISECONDS, name };
};

export function monthOf(at: number): Month {
  const date = new Date(at * MILLISECONDS);
  return monthFrom(date.getUTCFullYear(), date.getUTCMonth());
}

/** Each month once, the oldest first. */
export const monthsOf = (times: readonly number[]): Month[] =>
  [...new Map(times.map(monthOf).map((month) => [month.name, month])).values()].toSorted((a, b) => a.from - b.from);

/** The month that a table holds; null: it is none of them. */
export function monthOfName(name: string): Month | null {
  const [, year, month] = NAME.exec(name) ?? [];
  return year && month ? monthFrom(Number(year), Number(month) - 1) : null;
}

/** This month and the two after it. */
export function monthsAhead(now: number): number[] {
  const date = new Date(now * MILLISECONDS);
  return [0, 1, 2].map((ahead) => monthFrom(date.getUTCFullYear(), date.getUTCMonth() + ahead).from);
}
