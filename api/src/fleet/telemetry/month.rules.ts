import { SECOND_MS } from 'shared-contracts/values/time';

const TABLE_NAME = /^positions_(\d{4})_(\d{2})$/;

/** A month of positions: `[from, to)` in unix seconds, UTC, and its table. */
export type Month = { from: number; to: number; name: string };

const createMonth = (year: number, month: number): Month => {
  const start = new Date(Date.UTC(year, month));
  const name = `positions_${start.getUTCFullYear()}_${String(start.getUTCMonth() + 1).padStart(2, '0')}`;
  return { from: start.getTime() / SECOND_MS, to: Date.UTC(year, month + 1) / SECOND_MS, name };
};

export function toMonth(at: number): Month {
  const date = new Date(at * SECOND_MS);
  return createMonth(date.getUTCFullYear(), date.getUTCMonth());
}

/** Without duplicates, the oldest first. */
export function toMonths(times: readonly number[]): Month[] {
  const months = new Map<string, Month>();
  let month: Month | undefined;
  for (const at of times) {
    if (month && at >= month.from && at < month.to) continue;
    month = toMonth(at);
    months.set(month.name, month);
  }
  return [...months.values()].toSorted((a, b) => a.from - b.from);
}

/** Parses the name of a partition. Returns null for other tables. */
export function parseMonthName(name: string): Month | null {
  const match = TABLE_NAME.exec(name);
  return match && createMonth(Number(match[1]), Number(match[2]) - 1);
}

/** Lists the starts of this month and the two after it, unix seconds. */
export function listUpcomingMonths(now: number): number[] {
  const date = new Date(now * SECOND_MS);
  return [0, 1, 2].map((offset) => createMonth(date.getUTCFullYear(), date.getUTCMonth() + offset).from);
}
