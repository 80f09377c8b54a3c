import { DAY, HOUR, MINUTE } from '../builders/context.ts';

const COLOMBO = 5.5 * HOUR;

/** An hour of a day in Colombo, as many days from now. */
export const atHour = (now: number, days: number, hour: number) => now - ((now + COLOMBO) % DAY) + days * DAY + hour * HOUR;

/** The latest moment of office hours that is not after `at`. */
export function inOffice(at: number) {
  const hour = Math.floor(((at + COLOMBO) % DAY) / HOUR);
  if (hour >= 8 && hour < 18) return at;
  return atHour(at, hour < 8 ? -1 : 0, 17) + (at % HOUR);
}

/** Different from one to the next, the same in every run. */
export const nth = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('An empty list has no items');
  return item;
};
export const minutes = (n: number, upTo: number) => ((n * 37) % upTo) * MINUTE;
