import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { getNoticeTime, getRepeatTime, isWithin } from './alert-rule.rules.ts';

/** 13:30 in Colombo. */
const NOW = Date.UTC(2026, 10, 20, 8) / 1_000;
const timeZone = 'Asia/Colombo';

test.each([
  ['13:00', '14:00', true],
  ['13:30', '13:31', true],
  ['13:00', '13:30', false],
  ['22:00', '13:31', true],
  ['22:00', '06:00', false],
  ['13:30', '13:30', false],
])('checks whether 13:30 is between %s and %s', (from, to, expected) => {
  expect(isWithin({ from, to, timeZone }, NOW)).toBe(expected);
});

test('is never within a period without both ends', () => {
  expect(isWithin({ from: '00:00', to: null, timeZone }, NOW)).toBe(false);
  expect(isWithin({ from: null, to: '23:59', timeZone }, NOW)).toBe(false);
});

test.each([
  ['now without quiet hours', null, null, 0],
  ['now outside of them', '22:00', '06:00', 0],
  ['at their end today', '12:00', '15:30', 2 * HOUR],
  ['at their end tomorrow', '13:00', '06:00', 16.5 * HOUR],
])('announces %s', (_case, quietFrom, quietTo, delay) => {
  expect(getNoticeTime({ quietFrom, quietTo, timeZone }, NOW)).toBe(NOW + delay);
});

test('repeats after the minutes of the rule, but not in quiet hours', () => {
  const quiet = { quietFrom: '14:00', quietTo: '15:30', timeZone };
  expect(getRepeatTime({ ...quiet, repeatMinutes: null }, NOW)).toBeNull();
  expect(getRepeatTime({ ...quiet, repeatMinutes: 20 }, NOW)).toBe(NOW + 20 * MINUTE);
  expect(getRepeatTime({ ...quiet, repeatMinutes: 30 }, NOW)).toBe(NOW + 2 * HOUR);
  expect(getRepeatTime({ ...quiet, repeatMinutes: DAY / MINUTE }, NOW)).toBe(NOW + DAY);
});
