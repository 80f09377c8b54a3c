import { DAY } from 'shared-contracts/values/time';
import { listMonths, monthOf, toMonthSpan } from './months.rules.ts';

const at = (time: string) => Date.parse(time) / 1_000;
const day = (name: string) => at(`${name}T00:00:00Z`) / DAY;

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2024-12', '2024-12-01', '2025-01-01'],
  ['1970-01', '1970-01-01', '1970-02-01'],
])('the days of %s', (month, from, to) => {
  expect(toMonthSpan(month)).toEqual({ month, fromDay: day(from), toDay: day(to) });
});

test('the month of a time in UTC', () => {
  expect(['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z'].map((time) => monthOf(at(time)))).toEqual([
    '2026-10',
    '2026-11',
  ]);
});

test('lists the last months, the oldest first', () => {
  const months = (count: number, time: string) => listMonths(count, at(time)).map(({ month }) => month);
  expect(months(3, '2026-01-31T23:59:59Z')).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(months(1, '2026-03-31T00:00:00Z')).toEqual(['2026-03']);
  expect(listMonths(1, at('2026-03-31T00:00:00Z'))).toEqual([toMonthSpan('2026-03')]);
});
