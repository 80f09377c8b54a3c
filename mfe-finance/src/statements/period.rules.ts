/** The first day of the month two months before a day, so that a statement covers a quarter. */
export function startOfQuarterUntil(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
}
