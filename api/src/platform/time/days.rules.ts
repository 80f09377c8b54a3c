import { DAY } from 'shared-contracts/values/time';
import { getUtcOffset, parseLocalDateTime } from './zone-time.rules.ts';

export { isTimeZone } from 'shared-contracts/values/time-zones';

/** In some zones clocks go forward at midnight, so that the day starts at 1:00. */
const DAY_STARTS = ['00:00', '01:00'];

/** The minute of the day of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `YYYY-MM-DD` in local time of a zone. */
export const toLocalDate = (unix: number, zone: string) =>
  new Date((unix + getUtcOffset(zone, unix)) * 1_000).toISOString().slice(0, 10);

/** @returns unix seconds; null for an invalid date */
export const getDayStart = (day: string, zone: string): number | null =>
  DAY_STARTS.map((time) => parseLocalDateTime(`${day} ${time}`, zone)).find((unix) => unix !== null) ?? null;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY * 1_000).toISOString().slice(0, 10);

/** The start and the exclusive end of a day; null for an invalid date. */
export function getDayRange(day: string, zone: string): { from: number; to: number } | null {
  const from = getDayStart(day, zone);
  return from === null ? null : { from, to: getDayStart(addDays(day, 1), zone) ?? from + DAY };
}

/** Lists the local days of a time range, each with its start. @param to exclusive */
export function listDays(from: number, to: number, zone: string): { day: string; start: number }[] {
  const days: { day: string; start: number }[] = [];
  for (let day = toLocalDate(from, zone); (getDayStart(day, zone) ?? to) < to; day = addDays(day, 1))
    days.push({ day, start: getDayStart(day, zone) ?? from });
  return days;
}
