import { DateTime } from 'luxon';
import { useMemo } from 'react';
import { useZone } from '../format/zone.ts';

/** A day is `YYYY-MM-DD` inside; people see and type `DD.MM.YYYY`. */
const ISO = 'yyyy-MM-dd';
const SHOWN = 'dd.MM.yyyy';

export const shownDay = (day: string) => (day ? DateTime.fromISO(day).toFormat(SHOWN) : '');

/** Undefined while what is typed is no day. */
export function typedDay(text: string): string | undefined {
  const day = DateTime.fromFormat(text, SHOWN);
  return day.isValid && day.year >= 1900 ? day.toFormat(ISO) : undefined;
}

/** Between days and unix seconds in a time zone. A time that the clocks leap over is the one they leap to; of one that comes twice, the first. */
export function daysIn(zone: string) {
  const moment = (day: string, time = '00:00') => {
    const [first] = DateTime.fromFormat(`${day} ${time}`, `${ISO} HH:mm`, { zone }).getPossibleOffsets(); // alone, it depends on the time of the year it is asked in
    return first ?? DateTime.invalid('no such day');
  };
  return {
    dayOf: (unix: number) => DateTime.fromSeconds(unix, { zone }).toFormat(ISO),
    timeOf: (unix: number) => DateTime.fromSeconds(unix, { zone }).toFormat('HH:mm'),
    startOf: (day: string) => moment(day).startOf('day').toUnixInteger(),
    endOf: (day: string) => moment(day).endOf('day').toUnixInteger(),
    at: (day: string, time: string) => moment(day, time).toUnixInteger(),
    today: () => DateTime.now().setZone(zone).toFormat(ISO),
  };
}

/** In the user's zone. */
export function useDays() {
  const zone = useZone();
  return useMemo(() => daysIn(zone), [zone]);
}

/** Six weeks from the Monday on or before the month's first day. */
export function monthGrid(month: DateTime): DateTime[][] {
  const first = month.startOf('month').startOf('week');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first.plus({ days: week * 7 + day })),
  );
}
