import type { ScheduleFrequency } from 'shared-contracts/values/finance/report-schedules';
import { addDays, toLocalDate } from '../../../platform/time/days.rules.ts';
import { parseLocalDateTime } from '../../../platform/time/zone-time.rules.ts';

export type Timing = {
  frequency: ScheduleFrequency;
  weekday: number | null;
  dayOfMonth: number | null;
  hour: number;
};

/** A month has a matching day within so many days. */
const HORIZON_DAYS = 62;
const HOURS = 24;

const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const lastOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const MATCHES: Record<ScheduleFrequency, (timing: Timing, day: string) => boolean> = {
  daily: () => true,
  weekly: ({ weekday }, day) => weekdayOf(day) === weekday,
  monthly: ({ dayOfMonth }, day) => Number(day.slice(8)) === Math.min(dayOfMonth ?? 1, lastOfMonth(day)),
};

/** The full hour of a day; the next one that exists if clocks skip it. Of an hour that happens twice, the first. */
function hourOf(day: string, hour: number, zone: string): number | null {
  for (let later = 0; later < HOURS; later += 1) {
    const at = hour + later;
    const local = `${addDays(day, Math.floor(at / HOURS))} ${String(at % HOURS).padStart(2, '0')}:00`;
    const moment = parseLocalDateTime(local, zone);
    if (moment !== null) return moment;
  }
  return null;
}

/** The first time after a moment, in unix seconds. */
export function nextRun(timing: Timing, after: number, zone: string): number {
  const today = toLocalDate(after, zone);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const moment = MATCHES[timing.frequency](timing, day) ? hourOf(day, timing.hour, zone) : null;
    if (moment !== null && moment > after) return moment;
  }
  throw new Error('A schedule has no next run');
}
