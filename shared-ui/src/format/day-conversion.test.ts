import fc from 'fast-check';
import { createDayConversion, formatDay, parseDay } from './day-conversion.ts';

const utc = (text: string) => Date.parse(`${text}Z`) / 1000;

test.each([
  ['a regular time', 'Asia/Colombo', '2030-12-31', '23:05', '2030-12-31T17:35', '2030-12-31 23:05'],
  ['a time that a clock change skips', 'Europe/Rome', '2026-03-29', '02:30', '2026-03-29T01:30', '2026-03-29 03:30'],
  ['a repeated time', 'Europe/Rome', '2026-10-25', '02:30', '2026-10-25T00:30', '2026-10-25 02:30'],
  [
    'a midnight that a clock change skips',
    'Africa/Cairo',
    '2026-04-24',
    '00:00',
    '2026-04-23T22:00',
    '2026-04-24 01:00',
  ],
])('converts %s in %s', (_name, zone, day, time, moment, roundTrip) => {
  const { toUnixTime, toDay, toTime } = createDayConversion(zone);
  const unixTime = toUnixTime(day, time);
  expect(unixTime).toBe(utc(moment));
  expect(`${toDay(unixTime)} ${toTime(unixTime)}`).toBe(roundTrip);
});

test.each([
  ['Europe/Rome', '2026-03-29', 23],
  ['Europe/Rome', '2026-10-25', 25],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Asia/Colombo', '2026-03-29', 24],
])('in %s, the day %s has %d hours', (zone, day, hours) => {
  const { toStartOfDay, toEndOfDay, toDay } = createDayConversion(zone);
  const [start, end] = [toStartOfDay(day), toEndOfDay(day)];
  expect(end + 1 - start).toBe(hours * 3_600);
  expect([toDay(start), toDay(end)]).toEqual([day, day]);
});

test.each([
  ['31.12.2030', '2030-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['31.4.2030', undefined],
  ['01.01.1899', undefined],
  ['', undefined],
  ['yesterday', undefined],
])('parses %j as %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
  if (day) expect(formatDay(day)).toBe(typed);
});

test('round-trips any day and time in every zone, except skipped times', () => {
  const zones = fc.constantFrom(
    'Asia/Colombo',
    'Europe/Rome',
    'America/New_York',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  );
  const days = fc
    .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(zones, days, times, (zone, day, time) => {
      const { toUnixTime, toDay, toTime, toStartOfDay, toEndOfDay } = createDayConversion(zone);
      const moment = toUnixTime(day, time);
      const isSkipped = toTime(moment) > time; // moved forward within the day
      const isInDay = toStartOfDay(day) <= moment && moment <= toEndOfDay(day);
      return toDay(moment) === day && (toTime(moment) === time || isSkipped) && isInDay;
    }),
    { numRuns: 1_000 },
  );
});
