import { parseBoolean, parseTime } from './raw-position.rules.ts';

const NOW = 1_795_161_600;

test.each([
  [undefined, NOW],
  ['', NOW],
  [null, NOW],
  ['1795161000', 1_795_161_000],
  ['1795161000999', 1_795_161_000],
  ['99999999999', 99_999_999_999],
  ['100000000000', 100_000_000],
  [1_795_161_000.9, 1_795_161_000],
  ['2026-11-20T07:50:00Z', 1_795_161_000],
  ['2026-11-20 07:50:00', 1_795_161_000],
  ['2026-11-20T13:20:00+05:30', 1_795_161_000],
  ['2026-11-20T02:50:00-0500', 1_795_161_000],
  ['2026-11-20 02:50:00-05:00', 1_795_161_000],
  ['2026-11-20T07:50:00', 1_795_161_000],
  ['2026-11-20T07:50:00.999', 1_795_161_000],
  ['Fri, 20 Nov 2026 07:50:00 GMT', 1_795_161_000],
  ['2026-11-20', 1_795_132_800],
  ['yesterday', Number.NaN],
  [true, Number.NaN],
  [{}, Number.NaN],
])('parses the time %j as %j', (value, expected) => expect(parseTime(value, NOW)).toBe(expected));

test('reads a time without a zone as UTC, wherever the server is', () => {
  const { TZ } = process.env;
  try {
    process.env.TZ = 'Asia/Colombo';
    expect(parseTime('2026-11-20T07:50:00', NOW)).toBe(1_795_161_000);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test.each([
  [true, true],
  ['true', true],
  ['ON', true],
  [1, true],
  ['1', true],
  [false, false],
  ['off', false],
  [0, false],
  ['maybe', null],
  [undefined, null],
  [null, null],
  ['', null],
])('parses %j as the truth value %j', (value, expected) => expect(parseBoolean(value)).toBe(expected));
