import { lastMonths } from './last-months.ts';

test.each([
  ['2026-02-28', 3, ['2026-02', '2026-01', '2025-12']],
  ['2026-12-31', 2, ['2026-12', '2026-11']],
  ['2026-01-01', 1, ['2026-01']],
  ['2026-01-01', 0, []],
])('of %s the last %i months are %j', (today, count, months) => {
  expect(lastMonths(today, count)).toEqual(months);
});

test('months go back over any number of years, each once', () => {
  const months = lastMonths('2026-11-20', 30);
  expect([months[11], months[12], months[29]]).toEqual(['2025-12', '2025-11', '2024-06']);
  expect(new Set(months).size).toBe(30);
  expect(months.toSorted().toReversed()).toEqual(months);
});
