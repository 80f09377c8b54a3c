import { offsetAt, unixOf } from '../platform/zone-time.rules.ts';

const DAY = 86_400;
/** A day that begins where the clock is put forward begins an hour later. */
const BEGINS = ['00:00', '01:00'];

/** Whether the clocks here know a zone by this name; `+05:30` and the like are no names. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

/** `YYYY-MM-DD` on the clock of a zone. */
export const dayOf = (unix: number, zone: string) =>
  new Date((unix + offsetAt(zone, unix)) * 1_000).toISOString().slice(0, 10);

/** When a day begins on the clock of a zone, in unix seconds; null: there is no such day there. */
export const beginOf = (day: string, zone: string): number | null =>
  BEGINS.map((time) => unixOf(`${day} ${time}`, zone)).find((unix) => unix !== null) ?? null;

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY * 1_000).toISOString().slice(0, 10);

/** A day from its begin up to, without, its end. */
export function spanOf(day: string, zone: string): { from: number; to: number } | null {
  const from = beginOf(day, zone);
  return from === null ? null : { from, to: beginOf(after(day, 1), zone) ?? from + DAY };
}

/** The days on which a time lies, each with its begin. Unix seconds, `to` without itself. */
export function daysIn(from: number, to: number, zone: string): { day: string; begin: number }[] {
  const days: { day: string; begin: number }[] = [];
  for (let day = dayOf(from, zone); (beginOf(day, zone) ?? to) < to; day = after(day, 1))
    days.push({ day, begin: beginOf(day, zone) ?? from });
  return days;
}
