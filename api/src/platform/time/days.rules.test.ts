import { beginOf, daysIn, isTimeZone, spanOf } from './days.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;

/** Clocks put forward on 29 March 2026 and back on 25 October 2026 in Berlin; at midnight on 5 September 2026 in Santiago, so that the 6th begins at one. */
test.each<[zone: string, day: string, from: string, hours: number]>([
  ['Asia/Colombo', '2026-11-20', '2026-11-19T18:30:00Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 23],
  ['UTC', '2026-02-28', '2026-02-28T00:00:00Z', 24],
])('in %s the day %s begins %s and has %i hours', (zone, day, from, hours) => {
  expect(spanOf(day, zone)).toEqual({ from: unix(from), to: unix(from) + hours * 3_600 });
});

test('days lie one after the other, also where the clock changes', () => {
  const days = daysIn(unix('2026-10-24T12:00:00Z'), unix('2026-10-26T12:00:00Z'), 'Europe/Berlin');
  expect(days).toEqual([
    { day: '2026-10-24', begin: unix('2026-10-23T22:00:00Z') },
    { day: '2026-10-25', begin: unix('2026-10-24T22:00:00Z') },
    { day: '2026-10-26', begin: unix('2026-10-25T23:00:00Z') },
  ]);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+05:30', false],
  ['Nowhere/Here', false],
  ['', false],
])('%s is a zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

test('a day that is none begins never', () => {
  expect(beginOf('2026-02-30', 'UTC')).toBeNull();
});
