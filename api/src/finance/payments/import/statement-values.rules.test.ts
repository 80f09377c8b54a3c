import { parseAmount, parseDay } from './statement-values.rules.ts';

test.each([
  ['1234.5', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['12,50', '12.50'],
  ['-3.10', '-3.10'],
  ['1,234', '1234.00'],
  ['1.234.50', null],
  ['12.345', null],
  ['=1+1', null],
  ['99999999999999', null],
  ['', null],
])('reads the amount %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T10:00:00+01:00', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['31.02.2026', null],
  ['tomorrow', null],
])('reads the day %j as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
