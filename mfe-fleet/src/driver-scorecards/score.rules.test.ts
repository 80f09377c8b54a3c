import { formatMonth, formatNumber, listMonths, toTone } from './score.rules.ts';

test('shows a month as it is written', () => {
  expect(formatMonth('2026-11')).toBe('11.2026');
});

test('lists the last months across a new year, the latest first', () => {
  expect(listMonths(3, new Date('2027-01-31T23:00:00Z'))).toEqual(['2027-01', '2026-12', '2026-11']);
});

test.each([
  [100, 'good'],
  [85, 'good'],
  [84, 'warn'],
  [65, 'warn'],
  [64, 'bad'],
])('a score of %s is %s', (score, tone) => {
  expect(toTone(score)).toBe(tone);
});

test.each([
  [7, '7'],
  [7.04, '7'],
  [7.25, '7.3'],
])('shows %s as %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});
