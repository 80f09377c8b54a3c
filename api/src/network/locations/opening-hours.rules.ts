import type { FieldError } from 'shared-contracts/common';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { addDays, getDayStart, isTimeZone, minutesOf, toLocalDate } from '../../platform/time/days.rules.ts';
import { parseLocalDateTime } from '../../platform/time/zone-time.rules.ts';

type Interval = OpeningHours['intervals'][number];
/** Unix seconds; `to` is exclusive. */
type OpenRange = { from: number; to: number };

const MINUTES_PER_DAY = DAY / MINUTE;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

const endsNextDay = ({ from, to }: Interval) => to <= from;
const lengthOf = (interval: Interval) =>
  minutesOf(interval.to) - minutesOf(interval.from) + (endsNextDay(interval) ? MINUTES_PER_DAY : 0);

/** The minutes of a week at which an interval starts. */
const startsOf = ({ weekdays, from }: Interval) =>
  weekdays.map((weekday) => (weekday - 1) * MINUTES_PER_DAY + minutesOf(from));

/** Whether one starts during the other; Monday follows Sunday. */
const overlap = (a: Interval, b: Interval) =>
  startsOf(a).some((startOfA) =>
    startsOf(b).some((startOfB) => {
      const minutesLater = (startOfB - startOfA + MINUTES_PER_WEEK) % MINUTES_PER_WEEK;
      return minutesLater < lengthOf(a) || (MINUTES_PER_WEEK - minutesLater) % MINUTES_PER_WEEK < lengthOf(b);
    }),
  );

/** Errors by field. */
export function validateOpeningHours(hours: OpeningHours | null | undefined): Record<string, FieldError> {
  if (!hours) return {};
  const { timeZone, intervals } = hours;
  const overlapping = intervals.flatMap((interval, i): [string, FieldError][] =>
    intervals.slice(0, i).some((earlier) => overlap(earlier, interval))
      ? [[`openingHours.intervals.${i}.from`, { code: 'overlaps', message: 'Overlaps another interval' }]]
      : [],
  );
  return {
    ...(!isTimeZone(timeZone) && { 'openingHours.timeZone': { code: 'invalid', message: 'Unknown time zone' } }),
    ...Object.fromEntries(overlapping),
  };
}

const format = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The longest time by which clocks go forward, in minutes. */
const MAX_SKIPPED = 180;

/** Unix seconds. A time that the zone skips is the moment when its clocks go forward. */
function toMoment(day: string, time: string, zone: string): number {
  const first = minutesOf(time);
  for (let minute = first; minute < Math.min(first + MAX_SKIPPED, MINUTES_PER_DAY); minute += 1) {
    const at = parseLocalDateTime(`${day} ${format(minute)}`, zone);
    if (at !== null) return at;
  }
  return getDayStart(addDays(day, 1), zone) ?? 0;
}

/** ISO: Monday is 1. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The opening times of the location, for intervals that start on a day. */
export function openRangesOn({ timeZone, intervals, closedDays }: OpeningHours, day: string): OpenRange[] {
  if (closedDays.includes(day)) return [];
  return intervals
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .map((interval) => ({
      from: toMoment(day, interval.from, timeZone),
      to: toMoment(endsNextDay(interval) ? addDays(day, 1) : day, interval.to, timeZone),
    }))
    .toSorted((a, b) => a.from - b.from);
}

/** A location with a closed day for each day of a year is closed for good. */
const HORIZON_DAYS = 380;

/** Dates have four-digit years; from here on, a location counts as open. */
const LAST_MOMENT = Date.UTC(9998, 0) / 1_000;

/** The first moment from `at` on when the location is open; null: closed for good. Unix seconds. */
export function nextOpening(hours: OpeningHours, at: number): number | null {
  if (at >= LAST_MOMENT) return at;
  const today = toLocalDate(at, hours.timeZone);
  for (let offset = -1; offset < HORIZON_DAYS; offset += 1) {
    const day = addDays(today, offset);
    const open = openRangesOn(hours, day).find(({ from, to }) => to > at && to > from);
    if (open) return Math.max(open.from, at);
  }
  return null;
}
