import { toMonth, parseMonthName, listUpcomingMonths, toMonths } from './month.rules.ts';

const at = (...date: [number, number, number?]) => Date.UTC(...date) / 1_000;

test.each([
  [at(2026, 10, 20), 'positions_2026_11', at(2026, 10), at(2026, 11)],
  [at(2026, 11, 31), 'positions_2026_12', at(2026, 11), at(2027, 0)],
  [at(2027, 0) - 1, 'positions_2026_12', at(2026, 11), at(2027, 0)],
  [at(2027, 0), 'positions_2027_01', at(2027, 0), at(2027, 1)],
])('finds the month of %i: %s', (time, name, from, to) => {
  expect(toMonth(time)).toEqual({ name, from, to });
  expect(parseMonthName(name)).toEqual({ name, from, to });
});

test('returns each month once, the oldest first', () =>
  expect(toMonths([at(2026, 10, 20), at(2026, 9, 1), at(2026, 10, 2)]).map(({ name }) => name)).toEqual([
    'positions_2026_10',
    'positions_2026_11',
  ]));

test('lists upcoming months across the end of a year', () =>
  expect(toMonths(listUpcomingMonths(at(2026, 11, 31))).map(({ name }) => name)).toEqual([
    'positions_2026_12',
    'positions_2027_01',
    'positions_2027_02',
  ]));

test.each(['positions_default', 'old_positions_2026_11', 'positions_2026_11_old', 'positions_2026_1'])(
  'does not parse the name %s',
  (name) => expect(parseMonthName(name)).toBeNull(),
);
