const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export type DurationPart = { unit: 'days' | 'hours' | 'minutes'; count: number };

/** The two largest parts of a duration: 2,760 minutes are 1 day and 22 hours. */
export function splitMinutes(minutes: number): DurationPart[] {
  const whole = Math.max(0, Math.round(minutes));
  const parts: DurationPart[] = [
    { unit: 'days', count: Math.floor(whole / MINUTES_PER_DAY) },
    { unit: 'hours', count: Math.floor((whole % MINUTES_PER_DAY) / MINUTES_PER_HOUR) },
    { unit: 'minutes', count: whole % MINUTES_PER_HOUR },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  if (first === -1) return parts.slice(-1);
  return parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
