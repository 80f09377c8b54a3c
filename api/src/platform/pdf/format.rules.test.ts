import { formatDate, formatDateTime, formatMoney, formatNumber } from './format.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;

test.each([
  ['2026-11-20T03:00:00Z', 'Asia/Colombo', '20.11.2026', '08:30'],
  ['2026-12-31T20:05:59Z', 'Asia/Colombo', '01.01.2027', '01:35'],
  ['2026-01-02T03:04:00Z', 'UTC', '02.01.2026', '03:04'],
  ['2026-07-01T02:00:00Z', 'America/New_York', '30.06.2026', '22:00'],
])('formats %s in %s as %s %s', (moment, zone, date, time) => {
  expect(formatDate(unix(moment), zone)).toBe(date);
  expect(formatDateTime(unix(moment), zone)).toBe(`${date} ${time}`);
});

test.each([
  ['0', '0'],
  ['999.99', '999.99'],
  ['1000', '1,000'],
  ['12371.04', '12,371.04'],
  ['1234567.123456', '1,234,567.123456'],
  ['-12371.04', '-12,371.04'],
])('separates the thousands of %s: %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
  expect(formatMoney(value, 'LKR')).toBe(`${expected} LKR`);
});

test('formats numbers as well as decimals', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});
