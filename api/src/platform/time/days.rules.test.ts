import { getDayRange, getDayStart, isTimeZone, listDays, toLocalDate } from './days.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;

/**
 * Clocks go forward on 29 March 2026 and back on 25 October 2026 in Berlin. In Santiago they go forward at midnight of
 * 5 September 2026, so that the 6th starts at one.
 */
test.each<[zone: string, day: string, from: string, hours: number]>([
  ['Asia/Colombo', '2026-11-20', '2026-11-19T18:30:00Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 23],
  ['UTC', '2026-02-28', '2026-02-28T00:00:00Z', 24],
])('in %s, %s starts at %s and has %i hours', (zone, day, from, hours) => {
  expect(getDayRange(day, zone)).toEqual({ from: unix(from), to: unix(from) + hours * 3_600 });
});

test('lists consecutive days across a clock change', () => {
  const days = listDays(unix('2026-10-24T12:00:00Z'), unix('2026-10-26T12:00:00Z'), 'Europe/Berlin');
  expect(days).toEqual([
    { day: '2026-10-24', start: unix('2026-10-23T22:00:00Z') },
    { day: '2026-10-25', start: unix('2026-10-24T22:00:00Z') },
    { day: '2026-10-26', start: unix('2026-10-25T23:00:00Z') },
  ]);
});

test('lists no day that starts when the range ends', () => {
  const [from, to] = [unix('2026-11-20T00:00:00Z'), unix('2026-11-21T00:00:00Z')];
  expect(listDays(from, to, 'UTC')).toEqual([{ day: '2026-11-20', start: from }]);
  expect(listDays(from, to + 1, 'UTC')).toHaveLength(2);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+05:30', false],
  ['Nowhere/Here', false],
  ['', false],
])('isTimeZone(%s) is %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test('returns null for an invalid date', () => {
  expect(getDayStart('2026-02-30', 'UTC')).toBeNull();
  expect(getDayRange('2026-02-30', 'UTC')).toBeNull();
  expect(getDayRange('tomorrow', 'UTC')).toBeNull();
});

test('a day has 24 hours when its zone skips the next one', () => {
  const from = unix('2011-12-29T10:00:00Z');
  expect(getDayRange('2011-12-29', 'Pacific/Apia')).toEqual({ from, to: from + 86_400 });
});

test.each([
  ['2026-11-20T18:29:59Z', 'Asia/Colombo', '2026-11-20'],
  ['2026-11-20T18:30:00Z', 'Asia/Colombo', '2026-11-21'],
  ['2026-11-20T04:59:59Z', 'America/New_York', '2026-11-19'],
])('at %s it is a day in %s: %s', (moment, zone, day) => {
  expect(toLocalDate(unix(moment), zone)).toBe(day);
});
