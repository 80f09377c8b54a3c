/** Such as `11.2026`. @param month `YYYY-MM` */
export const formatMonth = (month: string) => month.split('-').toReversed().join('.');

/** The last months, the latest first. */
export function listMonths(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i, 1)).toISOString().slice(0, 7),
  );
}

const [GOOD, FAIR] = [85, 65];

export function toTone(score: number): 'good' | 'warn' | 'bad' {
  if (score >= GOOD) return 'good';
  return score >= FAIR ? 'warn' : 'bad';
}

/** With one decimal if it has any. */
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10);
