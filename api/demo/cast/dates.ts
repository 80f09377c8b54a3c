import { DAY, HOUR } from '../builders/context.ts';

const COLOMBO = 5.5 * HOUR;

/** An hour of a day in Colombo, a number of days from now. */
export const atHour = (now: number, days: number, hour: number) =>
  now - ((now + COLOMBO) % DAY) + days * DAY + hour * HOUR;

/** The latest time within office hours that is not after `at`. */
export function inOffice(at: number) {
  const hour = Math.floor(((at + COLOMBO) % DAY) / HOUR);
  if (hour >= 8 && hour < 18) return at;
  return atHour(at, hour < 8 ? -1 : 0, 17) + (at % HOUR);
}
