import { addDays, listWeekDays } from './week.rules.ts';

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
test.each(WEEK)('the week of %s starts on Monday', (day) => {
  expect(listWeekDays(day)).toEqual(WEEK);
});
