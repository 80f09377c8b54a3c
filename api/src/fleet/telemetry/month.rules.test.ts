import { monthOf, monthOfName, monthsAhead, monthsOf } from './month.rules.ts';

const at = (...date: [number, number, number?]) => Date.UTC(...date) / 1_000;

test.each([
  [at(2026, 10, 20), 'positions_2026_11', at(2026, 10), at(2026, 11)],
  [at(2026, 11, 31), 'positions_2026_12', at(2026, 11), at(2027, 0)],
  [at(2027, 0) - 1, 'positions_2026_12', at(2026, 11), at(2027, 0)],
  [at(2027, 0), 'positions_2027_01', at(2027, 0), at(2027, 1)],
])('%i lies in %s', (time, name, from, to) => {
  expect(monthOf(time)).toEqual({ name, from, to });
  expect(monthOfName(name)).toEqual({ name, from, to });
});

test('each month once, the oldest first', () =>
  expect(monthsOf([at(2026, 10, 20), at(2026, 9, 1), at(2026, 10, 2)]).map(({ name }) => name)).toEqual([
    'positions_2026_10',
    'positions_2026_11',
  ]));

test('months are ahead over the end of a year', () =>
  expect(monthsOf(monthsAhead(at(2026, 11, 31))).map(({ name }) => name)).toEqual([
    'positions_2026_12',
    'positions_2027_01',
    'positions_2027_02',
  ]));

test('other tables are no months', () => expect(monthOfName('positions_default')).toBeNull());
