import { DateTime } from 'luxon';
import { toLocalDate } from '../../platform/time/days.rules.ts';

/** `YYYY-MM` on the clock of a zone. */
export const monthOf = (at: number, zone: string): string => toLocalDate(at, zone).slice(0, 'YYYY-MM'.length);

/** A month and those before it, the newest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    DateTime.fromISO(month, { zone: 'utc' }).minus({ months: back }).toFormat('yyyy-MM'),
  );
