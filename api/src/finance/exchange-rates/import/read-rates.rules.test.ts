import { parseDay, readTable, toImported } from './read-rates.rules.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['5 May 2026', '2026-05-05'],
  ['1 jan 2026', '2026-01-01'],
  ['31 DECEMBER 2026', '2026-12-31'],
  ['2026-13-01', null],
  ['2026-11-20 08:00', null],
  ['on 2026-11-20', null],
  ['20 Brumaire 2026', null],
  ['20 November 26', null],
  ['020 November 2026', null],
  ['20 November 2026 ', null],
  ['20  November 2026', null],
  ['N/A', null],
  ['', null],
])('the day of %j: %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

const DAY = '2026-11-20';
test.each<[day: string | null, quote: string, rate: string, isRate: boolean]>([
  [DAY, 'USD', '1.0842', true],
  [DAY, 'IDR', '18123', true],
  [DAY, 'USD', '123456789012.12345678', true],
  [DAY, 'USD', '0.00000001', true],
  [null, 'USD', '1.0842', false],
  [DAY, 'EUR', '1', false],
  [DAY, 'usd', '1', false],
  [DAY, 'USDX', '1', false],
  [DAY, 'XUSD', '1', false],
  [DAY, '', '1', false],
  [DAY, 'USD', 'N/A', false],
  [DAY, 'USD', '', false],
  [DAY, 'USD', '0', false],
  [DAY, 'USD', '0.0', false],
  [DAY, 'USD', '-1', false],
  [DAY, 'USD', '1,5', false],
  [DAY, 'USD', '1.', false],
  [DAY, 'USD', '1.123456789', false],
  [DAY, 'USD', '1234567890123', false],
])('on %s %s %s is a rate: %s', (day, quote, rate, isRate) => {
  expect(toImported(day, quote, rate)).toEqual(isRate ? { day, quote, rate } : null);
});

test('reads a row for each day, and a rate for each currency that has one', () => {
  expect(
    readTable([
      [' Date ', 'USD', ' CYP', ''],
      ['2026-11-20', ' 1.0842 ', 'N/A', ''],
      [' 19 November 2026 ', '0', '0.58', '7', '8'],
      ['N/A', '1.08', '0.58'],
      [],
    ]),
  ).toEqual([
    { day: '2026-11-20', quote: 'USD', rate: '1.0842' },
    { day: '2026-11-19', quote: 'CYP', rate: '0.58' },
  ]);
});

test.each([
  [[]],
  [[[]]],
  [
    [
      ['Day', 'USD'],
      ['2026-11-20', '1.08'],
    ],
  ],
])('reads nothing in %j', (table) => {
  expect(readTable(table)).toEqual([]);
});
