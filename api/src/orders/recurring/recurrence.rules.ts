import { DateTime } from 'luxon';
import type { HolidayRule } from 'shared-contracts/values/orders/recurring-orders';
import { addDays, minutesOf } from '../../platform/time/days.rules.ts';
import { toMoment } from '../templates/template-dates.rules.ts';

/** The pattern from a day on. Days are `YYYY-MM-DD`, times `HH:mm`. */
export type Phase = {
  from: string;
  templateId: string;
  timeZone: string;
  weekdays: readonly number[];
  times: readonly string[];
  onHoliday: HolidayRule;
};
/** Both days are inclusive; `to` is null until orders are resumed. */
export type Pause = { from: string; to: string | null };
export type Recurrence = {
  startDay: string;
  endDay: string | null;
  /** Sorted by `from`. */
  phases: readonly Phase[];
  pauses: readonly Pause[];
};
/** `at`: unix seconds. */
export type Occurrence = { day: string; time: string; at: number; phase: Phase };

/** An order is moved by at most so many holidays in a row, and is skipped otherwise. */
const MAX_MOVED_DAYS = 14;
const HORIZON_DAYS = 800;

const weekdayOf = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).weekday;

export const phaseOn = <P extends Phase>(phases: readonly P[], day: string): P | undefined =>
  phases.findLast(({ from }) => from <= day);

const isPaused = (pauses: readonly Pause[], day: string) =>
  pauses.some(({ from, to }) => from <= day && (to === null || day <= to));

const isMade = ({ startDay, endDay, pauses }: Recurrence, day: string) =>
  day >= startDay && (endDay === null || day <= endDay) && !isPaused(pauses, day);

/** The pickup day of an order for a weekday; null if it is skipped. */
function moveFromHoliday(day: string, onHoliday: HolidayRule, holidays: ReadonlySet<string>): string | null {
  if (!holidays.has(day)) return day;
  if (onHoliday === 'skip') return null;
  for (let moved = 1; moved <= MAX_MOVED_DAYS; moved += 1) {
    const candidate = addDays(day, onHoliday === 'before' ? -moved : moved);
    if (!holidays.has(candidate)) return candidate;
  }
  return null;
}

/** The occurrences of one scheduled day. One that is moved to a paused day, or beyond the start or the end, is skipped. */
function occurrencesOf(recurrence: Recurrence, scheduled: string, holidays: ReadonlySet<string>): Occurrence[] {
  const phase = phaseOn(recurrence.phases, scheduled);
  if (!phase?.weekdays.includes(weekdayOf(scheduled)) || !isMade(recurrence, scheduled)) return [];
  const day = moveFromHoliday(scheduled, phase.onHoliday, holidays);
  if (day === null || !isMade(recurrence, day)) return [];
  return phase.times.map((time) => ({ day, time, at: toMoment(day, minutesOf(time), phase.timeZone), phase }));
}

const keyOf = ({ day, time }: Occurrence) => `${day} ${time}`;

/** The orders to be picked up from one day to another, both inclusive, by their time. There is one per day and time. */
export function listOccurrences(
  recurrence: Recurrence,
  holidays: ReadonlySet<string>,
  from: string,
  to: string,
): Occurrence[] {
  const occurrences = new Map<string, Occurrence>();
  const last = addDays(to, MAX_MOVED_DAYS);
  for (let day = addDays(from, -MAX_MOVED_DAYS); day <= last; day = addDays(day, 1)) {
    for (const occurrence of occurrencesOf(recurrence, day, holidays))
      if (occurrence.day >= from && occurrence.day <= to && !occurrences.has(keyOf(occurrence)))
        occurrences.set(keyOf(occurrence), occurrence);
  }
  return [...occurrences.values()].toSorted((a, b) => a.at - b.at || keyOf(a).localeCompare(keyOf(b)));
}

/** The next occurrences after a moment. @param today the local day of that moment */
export function nextOccurrences(
  recurrence: Recurrence,
  holidays: ReadonlySet<string>,
  { now, today, count }: { now: number; today: string; count: number },
): Occurrence[] {
  const first = recurrence.startDay > today ? recurrence.startDay : today;
  const end = addDays(first, HORIZON_DAYS);
  const found: Occurrence[] = [];
  for (let from = first; from <= end && found.length < count; from = addDays(from, 28)) {
    if (recurrence.endDay !== null && from > recurrence.endDay) break;
    found.push(...listOccurrences(recurrence, holidays, from, addDays(from, 27)).filter(({ at }) => at > now));
  }
  return found.slice(0, count);
}

/** Replaces the pattern from a day on, also later phases. */
export const changePhases = (phases: readonly Phase[], phase: Phase): Phase[] => [
  ...phases.filter(({ from }) => from < phase.from),
  phase,
];

/** Makes the first phase begin with the recurring order, also when its start is moved. */
export function startPhases(phases: readonly Phase[], startDay: string): Phase[] {
  const first = phaseOn(phases, startDay) ?? phases[0];
  const later = phases.filter((phase) => phase !== first && phase.from > startDay);
  return first ? [{ ...first, from: startDay }, ...later] : [];
}

/** Ends the pauses that last on or after a day. */
export const resumePauses = (pauses: readonly Pause[], from: string): Pause[] =>
  pauses
    .filter((pause) => pause.from < from)
    .map((pause) => (pause.to === null || pause.to >= from ? { ...pause, to: addDays(from, -1) } : pause));
