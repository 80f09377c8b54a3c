import type { DriverHours, DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import type { HoursLimit } from 'shared-contracts/values/fleet/alerts';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { estimateLeg } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';

/** Times in unix seconds. */
export type DrivenStop = {
  plannedAt: number | null;
  arrivedAt: number | null;
  departedAt: number | null;
  point: Point;
};
export type DrivenTrip = { startsAt: number | null; stops: readonly DrivenStop[] };
/** `seconds` of driving, without pauses, between two stops. */
export type Drive = { fromAt: number; toAt: number; seconds: number };
/** A span of driving without a rest. */
export type Shift = { beganAt: number; endsAt: number; seconds: number };
export type HoursProblem = { code: 'shiftHours' | 'weekHours'; hours: number; limit: number; at: number };
type Limits = Pick<DriverHoursRules, 'restMinutes' | 'maxShiftMinutes' | 'maxWeekMinutes'>;

const WEEK = 7 * DAY;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** When the next stop is reached; a late departure delays the plan. */
function arrivalAt({ arrivedAt, plannedAt }: DrivenStop, departedAt: number | null, leftAt: number, estimate: number) {
  if (arrivedAt !== null) return arrivedAt;
  if (plannedAt === null || plannedAt <= leftAt) return leftAt + estimate;
  return departedAt === null ? plannedAt : Math.max(plannedAt, departedAt + estimate);
}

/**
 * A leg that took longer than expected by at least a rest included one; without recorded times, at most the planned
 * time counts.
 */
function driveSeconds(taken: number, estimate: number, isRecorded: boolean, rest: number) {
  if (isRecorded) return taken - estimate >= rest ? estimate : taken;
  return Math.min(taken, estimate);
}

/** A trip that is planned, but not stored. */
export const toUnstartedTrip = ({
  pickAt,
  stops,
}: {
  pickAt: number | null;
  stops: readonly Pick<DrivenStop, 'plannedAt' | 'point'>[];
}): DrivenTrip => ({
  startsAt: pickAt,
  stops: stops.map(({ plannedAt, point }) => ({ plannedAt, point, arrivedAt: null, departedAt: null })),
});

/** The legs of a trip: by the recorded times of its stops, else by the planned ones. Empty without times. */
export function toDrives({ startsAt, stops }: DrivenTrip, restMinutes: number): Drive[] {
  const drives: Drive[] = [];
  const [first] = stops;
  let leftAt = first?.departedAt ?? first?.arrivedAt ?? startsAt ?? first?.plannedAt ?? null;
  for (const [i, stop] of stops.entries()) {
    const previous = stops[i - 1];
    if (!previous) continue;
    const { departedAt } = previous;
    const from = departedAt ?? leftAt ?? stop.arrivedAt ?? stop.plannedAt;
    if (from === null) return drives;
    const estimate = Math.ceil(estimateLeg(previous.point, stop.point).seconds);
    const toAt = arrivalAt(stop, departedAt, from, estimate);
    const isRecorded = departedAt !== null && stop.arrivedAt !== null;
    const seconds = Math.max(0, driveSeconds(toAt - from, estimate, isRecorded, restMinutes * MINUTE));
    if (seconds > 0) drives.push({ fromAt: toAt - seconds, toAt, seconds });
    leftAt = toAt;
  }
  return drives;
}

/** Groups driving into stretches without a pause of that length. */
export function toShifts(drives: readonly Drive[], restMinutes: number): Shift[] {
  const shifts: Shift[] = [];
  for (const { fromAt, toAt, seconds } of drives.toSorted((a, b) => a.fromAt - b.fromAt)) {
    const shift = shifts.at(-1);
    if (!shift || fromAt - shift.endsAt >= restMinutes * MINUTE)
      shifts.push({ beganAt: fromAt, endsAt: toAt, seconds });
    else Object.assign(shift, { endsAt: Math.max(shift.endsAt, toAt), seconds: shift.seconds + seconds });
  }
  return shifts;
}

/** The rest after each shift, if it overlaps a span. */
export const toRests = (
  shifts: readonly Shift[],
  restMinutes: number,
  { fromAt, toAt }: { fromAt: number; toAt: number },
) =>
  shifts
    .map(({ endsAt }) => ({ fromAt: endsAt, toAt: endsAt + restMinutes * MINUTE }))
    .filter((rest) => rest.fromAt < toAt && rest.toAt > fromAt);

/** The driving between two times. */
export const drivenBetween = (drives: readonly Drive[], from: number, to: number): number =>
  sum(
    drives.map(({ fromAt, toAt, seconds }) => {
      const part = Math.min(toAt, to) - Math.max(fromAt, from);
      return part <= 0 ? 0 : seconds * (part / (toAt - fromAt));
    }),
  );

/** Rounded up, so that a value above the limit is displayed as such. */
const toHours = (seconds: number) => Math.ceil(Math.round((seconds / HOUR) * 1_000) / 100) / 10;

const hoursProblem = (code: HoursProblem['code'], seconds: number, most: number, at: number): HoursProblem => ({
  code,
  hours: toHours(seconds),
  limit: toHours(most * MINUTE),
  at,
});

type Stretch = { at: number; seconds: number };
/** The longest of the stretches that exceed a limit. */
function findExcess(code: HoursProblem['code'], stretches: readonly Stretch[], most: number | null): HoursProblem[] {
  if (most === null) return [];
  const [longest] = stretches
    .filter(({ seconds }) => seconds > most * MINUTE)
    .toSorted((a, b) => b.seconds - a.seconds);
  return longest ? [hoursProblem(code, longest.seconds, most, longest.at)] : [];
}

/**
 * The shift and the seven days in which driving a trip exceeds a limit the most.
 * @param own drives of the trip itself
 */
export function findHoursProblems(own: readonly Drive[], others: readonly Drive[], limits: Limits): HoursProblem[] {
  const all = [...own, ...others];
  const beginsAt = Math.min(...own.map(({ fromAt }) => fromAt));
  const endsAt = Math.max(...own.map(({ toAt }) => toAt));
  const shifts = toShifts(all, limits.restMinutes)
    .filter((shift) => own.some(({ fromAt, toAt }) => fromAt >= shift.beganAt && toAt <= shift.endsAt))
    .map(({ beganAt, seconds }) => ({ at: beganAt, seconds }));
  const weeks = all
    .filter(({ toAt }) => toAt > beginsAt && toAt < endsAt + WEEK)
    .map(({ toAt }) => ({ at: toAt, seconds: drivenBetween(all, toAt - WEEK, toAt) }));
  return [
    ...findExcess('shiftHours', shifts, limits.maxShiftMinutes),
    ...findExcess('weekHours', weeks, limits.maxWeekMinutes),
  ];
}

const toMinutes = (seconds: number) => Math.round(seconds / MINUTE);

/** The driving since the last pause that is as long as a break. */
function drivenSinceBreak(drives: readonly Drive[], breakMinutes: number, now: number) {
  const begun = drives.filter(({ fromAt }) => fromAt < now);
  const [last] = toShifts(begun, breakMinutes).toReversed();
  if (!last || now - last.endsAt >= breakMinutes * MINUTE) return 0;
  return drivenBetween(begun, last.beganAt, now);
}

/** Past and planned driving of a driver. @param maxShiftMinutes the driver's own limit, or the organization's */
export function summarizeHours(
  drives: readonly Drive[],
  rules: DriverHoursRules,
  maxShiftMinutes: number | null,
  now: number,
): DriverHours {
  const shifts = toShifts(drives, rules.restMinutes);
  const rest = rules.restMinutes * MINUTE;
  const current = shifts.find(({ beganAt, endsAt }) => beganAt <= now && now < endsAt + rest);
  const next = shifts.find(({ beganAt }) => beganAt > now);
  const weeks = drives.filter(({ toAt }) => toAt > now).map(({ toAt }) => drivenBetween(drives, toAt - WEEK, toAt));
  const driven = drivenBetween(drives, now - WEEK, now);
  return {
    shift: current
      ? {
          beganAt: current.beganAt,
          endsAt: current.endsAt,
          driven: toMinutes(drivenBetween(drives, current.beganAt, now)),
          planned: toMinutes(current.seconds),
          untilBreak: Math.max(0, rules.driveMinutes - toMinutes(drivenSinceBreak(drives, rules.breakMinutes, now))),
          restedAt: current.endsAt + rest,
        }
      : null,
    maxShift: maxShiftMinutes,
    week: { driven: toMinutes(driven), planned: toMinutes(Math.max(driven, ...weeks)), max: rules.maxWeekMinutes },
    nextShift: next ? { beganAt: next.beganAt, planned: toMinutes(next.seconds) } : null,
    rules,
  };
}

/** The limits of a driver: their own longest shift takes precedence over the organization's. */
export const toDriverLimits = (
  rules: DriverHoursRules,
  { maxHoursPerShift }: { maxHoursPerShift: number | null },
): DriverHoursRules => ({
  ...rules,
  maxShiftMinutes: maxHoursPerShift === null ? rules.maxShiftMinutes : Math.round(maxHoursPerShift * 60),
});

export type NearLimit = { of: HoursLimit; driven: number; max: number; shiftBeganAt: number };

/** Limits that a driver reaches within so many minutes of driving, or has exceeded, in the current shift. */
export function findNearLimits({ shift, maxShift, week }: DriverHours, minutes: number): NearLimit[] {
  if (!shift) return [];
  const limits = [
    { of: 'shift' as const, driven: shift.driven, max: maxShift },
    { of: 'week' as const, driven: week.driven, max: week.max },
  ];
  return limits.flatMap(({ of, driven, max }) =>
    max !== null && driven >= max - minutes ? [{ of, driven, max, shiftBeganAt: shift.beganAt }] : [],
  );
}
