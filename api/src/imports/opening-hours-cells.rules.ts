import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { invalid, splitList } from './cell-readers.rules.ts';
import type { CellResult, ImportColumn } from './columns.rules.ts';

type CellReader = ImportColumn['read'];
type Interval = OpeningHours['intervals'][number];

const HOURS_COLUMN = 'Opening hours';
const TIME_ZONE_COLUMN = 'Time zone';
const CLOSED_DAYS_COLUMN = 'Closed days';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const DAYS = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))?$/;
const HOURS = /^(\d\d:\d\d)-(\d\d:\d\d)$/;

const splitAt = (separator: string, text: string) => text.split(separator).map((part) => part.trim());

/** The weekdays of `Mon-Fri`, or of `Sun`; undefined for anything else. */
function parseDays(text: string): number[] | undefined {
  const [, first = '', last = first] = DAYS.exec(text) ?? [];
  const [from, to] = [WEEKDAYS.indexOf(first) + 1, WEEKDAYS.indexOf(last) + 1];
  return from > 0 && to >= from ? Array.from({ length: to - from + 1 }, (_, n) => from + n) : undefined;
}

/** The intervals of `Mon-Fri 08:00-12:00, 13:00-17:00`; undefined for anything else. */
function parseIntervals(text: string): Interval[] | undefined {
  const [days = '', ...hours] = text.split(/\s+/);
  const weekdays = parseDays(days);
  const intervals = splitAt(',', hours.join(' ')).map((range) => HOURS.exec(range));
  if (!weekdays || intervals.includes(null)) return undefined;
  return intervals.map((match) => ({ weekdays, from: match?.[1] ?? '', to: match?.[2] ?? '' }));
}

/** Reads opening hours with their time zone and closed days. */
const readOpeningHours: CellReader = (text, { cell, timeZone }): CellResult => {
  const intervals = splitList(text).map(parseIntervals);
  if (intervals.includes(undefined))
    return invalid('openingHours', 'Write the hours as Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00');
  const value: OpeningHours = {
    timeZone: cell(TIME_ZONE_COLUMN).trim() || timeZone,
    intervals: intervals.flatMap((parsed) => parsed ?? []),
    closedDays: splitList(cell(CLOSED_DAYS_COLUMN)),
  };
  return { value };
};

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Read together with the opening hours. */
const readWithHours =
  (isValid: (text: string) => boolean): CellReader =>
  (text, { cell }) => {
    if (!cell(HOURS_COLUMN).trim()) return invalid('hoursMissing', 'Write the opening hours, too');
    return isValid(text) ? { value: undefined } : invalid('days', 'Write the days as YYYY-MM-DD');
  };

export const OPENING_HOURS_COLUMNS: readonly ImportColumn[] = [
  {
    title: HOURS_COLUMN,
    field: 'openingHours',
    read: readOpeningHours,
    format: 'openingHours',
    example: 'Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00',
    width: 34,
  },
  {
    title: TIME_ZONE_COLUMN,
    field: 'timeZone',
    read: readWithHours(() => true),
    format: 'timeZone',
    example: 'Asia/Colombo',
  },
  {
    title: CLOSED_DAYS_COLUMN,
    field: 'closedDays',
    read: readWithHours((text) => splitList(text).every((day) => DAY.test(day))),
    format: 'days',
    example: '2030-12-25;2030-12-26',
    width: 26,
  },
];
