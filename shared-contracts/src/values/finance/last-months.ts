const YEAR_MONTHS = 12;

/** The month of a day and those before it as `YYYY-MM`, the newest first. @param today `YYYY-MM-DD` */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const newest = year * YEAR_MONTHS + month - 1;
  return Array.from({ length: count }, (_, back) => {
    const index = newest - back;
    return `${Math.floor(index / YEAR_MONTHS)}-${String((index % YEAR_MONTHS) + 1).padStart(2, '0')}`;
  });
}
