import fc from 'fast-check';
import { daysIn, shownDay, typedDay } from './days.ts';

const utc = (text: string) => Date.parse(`${text}Z`) / 1000;

test.each([
  ['an ordinary time', 'Asia/Colombo', '2030-12-31', '23:05', '2030-12-31T17:35', '2030-12-31 23:05'],
  ['a time that the clocks leap over', 'Europe/Rome', '2026-03-29', '02:30', '2026-03-29T01:30', '2026-03-29 03:30'],
  ['a time that comes twice', 'Europe/Rome', '2026-10-25', '02:30', '2026-10-25T00:30', '2026-10-25 02:30'],
  [
    'a midnight that the clocks leap over',
    'Africa/Cairo',
    '2026-04-24',
    '00:00',
    '2026-04-23T22:00',
    '2026-04-24 01:00',
  ],
])('%s in %s', (_what, zone, day, time, moment, shown) => {
  const { at, dayOf, timeOf } = daysIn(zone);
  expect(at(day, time)).toBe(utc(moment));
  expect(`${dayOf(at(day, time))} ${timeOf(at(day, time))}`).toBe(shown);
});

test.each([
  ['Europe/Rome', '2026-03-29', 23],
  ['Europe/Rome', '2026-10-25', 25],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Asia/Colombo', '2026-03-29', 24],
])('in %s the day %s has %d hours', (zone, day, hours) => {
  const { startOf, endOf, dayOf } = daysIn(zone);
  expect(endOf(day) + 1 - startOf(day)).toBe(hours * 3_600);
  expect([dayOf(startOf(day)), dayOf(endOf(day))]).toEqual([day, day]);
});

test.each([
  ['31.12.2030', '2030-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['31.4.2030', undefined],
  ['01.01.1899', undefined],
  ['', undefined],
  ['yesterday', undefined],
])('%j is the day %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
  if (day) expect(shownDay(day)).toBe(typed);
});

test('whatever day and time are chosen, in every zone the moment is shown again as it was, unless the clocks leap over it', () => {
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
      const { at, dayOf, timeOf, startOf, endOf } = daysIn(zone);
      const moment = at(day, time);
      const leapt = timeOf(moment) > time; // forwards, within the day
      return (
        dayOf(moment) === day && (timeOf(moment) === time || leapt) && startOf(day) <= moment && moment <= endOf(day)
      );
    }),
    { numRuns: 1_000 },
  );
});
