import { DateTime } from 'luxon';
import { useMemo } from 'react';
import { useTimeZone } from './use-time-zone.ts';

/** A day is `YYYY-MM-DD` in code; users see and type `DD.MM.YYYY`. */
const ISO_FORMAT = 'yyyy-MM-dd';
const DISPLAY_FORMAT = 'dd.MM.yyyy';

export const formatDay = (day: string) => (day ? DateTime.fromISO(day).toFormat(DISPLAY_FORMAT) : '');

/** Undefined if the text is no valid day. */
export function parseDay(text: string): string | undefined {
  const day = DateTime.fromFormat(text, DISPLAY_FORMAT);
  return day.isValid && day.year >= 1900 ? day.toFormat(ISO_FORMAT) : undefined;
}

/**
 * Converts between days and unix seconds in a time zone. A time skipped by a clock change moves forward; for a
 * repeated one, the first occurrence is used.
 */
export function createDayConversion(timeZone: string) {
  const toMoment = (day: string, time = '00:00') => {
    const [first] = DateTime.fromFormat(`${day} ${time}`, `${ISO_FORMAT} HH:mm`, {
      zone: timeZone,
    }).getPossibleOffsets(); // otherwise luxon uses the offset of the current date
    return first ?? DateTime.invalid('no such day');
  };
  return {
    toDay: (unix: number) => DateTime.fromSeconds(unix, { zone: timeZone }).toFormat(ISO_FORMAT),
    toTime: (unix: number) => DateTime.fromSeconds(unix, { zone: timeZone }).toFormat('HH:mm'),
    toStartOfDay: (day: string) => toMoment(day).startOf('day').toUnixInteger(),
    toEndOfDay: (day: string) => toMoment(day).endOf('day').toUnixInteger(),
    toUnixTime: (day: string, time: string) => toMoment(day, time).toUnixInteger(),
    today: () => DateTime.now().setZone(timeZone).toFormat(ISO_FORMAT),
  };
}

/** In the user's time zone. */
export function useDayConversion() {
  const timeZone = useTimeZone();
  return useMemo(() => createDayConversion(timeZone), [timeZone]);
}

/** Six weeks, starting on the Monday on or before the first day of the month. */
export function createMonthGrid(month: DateTime): DateTime[][] {
  const first = month.startOf('month').startOf('week');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first.plus({ days: week * 7 + day })),
  );
}
