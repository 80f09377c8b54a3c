import { DateTime } from 'luxon';
import { toLocalDate } from '../../platform/time/days.rules.ts';

/** `YYYY-MM` on the clock of a zone. */
export const monthOf = (at: number, zone: string): string => toLocalDate(at, zone).slice(0, 'YYYY-MM'.length);

const shift = (month: string, months: number) =>
  DateTime.fromISO(month, { zone: 'utc' }).plus({ months }).toFormat('yyyy-MM');

export const monthAfter = (month: string): string => shift(month, 1);

/** A month and those before it, the newest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => shift(month, -back));
