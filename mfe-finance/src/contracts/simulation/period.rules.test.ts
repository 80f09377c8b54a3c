import { isPeriod, lastMonth, nextDay } from './period.rules.ts';

test.each([
  ['2026-11-20', '2026-10-01', '2026-10-31'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('the month before %s is %s to %s', (today, from, to) => {
  expect(lastMonth(today)).toEqual({ from, to });
});

test.each([
  ['2026-10-01', '2026-10-01', true],
  ['2026-10-02', '2026-10-01', false],
  ['2026-01-01', '2026-12-31', true],
  ['2026-01-01', '2027-01-01', false],
  ['', '2026-10-01', false],
])('%s to %s can be simulated: %s', (from, to, isValid) => {
  expect(isPeriod({ from, to })).toBe(isValid);
});

test('the next day may be in the next year', () => expect(nextDay('2026-12-31')).toBe('2027-01-01'));
