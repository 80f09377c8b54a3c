/** The first day of the month `months` before that of a day, both `YYYY-MM-DD`. */
function monthStart(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
export const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of the month before. */
export const lastMonth = (today: string): { from: string; to: string } => ({
  from: monthStart(today, 1),
  to: new Date(Date.parse(`${monthStart(today, 0)}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10),
});

const MAX_DAYS = 366;
/** Whether a period of days, both inclusive, can be simulated. */
export const isPeriod = ({ from, to }: { from: string; to: string }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_DAYS - 1;
};
