import fc from 'fast-check';
import {
  clampTime,
  parseMinutes,
  normalizeMoney,
  normalizeNumber,
  normalizeTime,
  formatMinutes,
} from './input-values.ts';

test.each([
  ['', '0.00'],
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['..5', '0.50'],
  ['1,234,567.8', '1234567.80'],
  ['007', '7.00'],
  ['0', '0.00'],
  ['abc', '0.00'],
])('normalizes money %j to %s', (typed, normalized) => expect(normalizeMoney(typed)).toBe(normalized));

test.each([
  ['', 2, '0.00'],
  ['abc', 2, '0.00'],
  ['abc', 0, '0'],
  ['1e5', 3, '0.000'],
  ['12', 2, '12'],
  ['12.5', 2, '12.5'],
  ['12.3456', 2, '12.34'],
  ['12.9', 0, '12'],
  ['0012', 2, '12'],
  ['.5', 2, '0.5'],
  ['5.', 2, '5'],
  ['1,200', 2, '1200'],
  ['1.2.3', 2, '0.00'],
])('normalizes number %j with %d decimals to %s', (typed, decimals, normalized) =>
  expect(normalizeNumber(typed, decimals)).toBe(normalized),
);

test.each([
  ['', '', ''],
  ['1', '1', '01:00'],
  ['12', '12', '12:00'],
  ['25', '23', '23:00'],
  ['123', '12:3', '12:03'],
  ['1234', '12:34', '12:34'],
  ['1299', '12:59', '12:59'],
  ['9:', '9:', '09:00'],
  ['9:5', '9:5', '09:05'],
  ['9:75', '9:59', '09:59'],
  ['24:00', '23:00', '23:00'],
  ['ab', '', ''],
])('masks time %j as %j and normalizes it to %j', (typed, masked, normalized) => {
  expect(clampTime(typed)).toBe(masked);
  expect(normalizeTime(typed)).toBe(normalized);
});

const typing = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,:'.split('')) }));

test('normalizes any input to money with two decimals, idempotently', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const normalized = normalizeMoney(typed);
      return /^(0|[1-9]\d*)\.\d\d$/.test(normalized) && normalizeMoney(normalized) === normalized;
    }),
  );
});

test('normalizes any input to a number within the allowed decimals', () => {
  fc.assert(
    fc.property(typing, fc.integer({ min: 0, max: 4 }), (typed, decimals) => {
      const normalized = normalizeNumber(typed, decimals);
      return (
        Number.isFinite(Number(normalized)) &&
        (normalized.split('.')[1]?.length ?? 0) <= decimals &&
        normalizeNumber(normalized, decimals) === normalized
      );
    }),
  );
});

test('normalizes any input to a time of day or nothing', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const normalized = normalizeTime(typed);
      return (
        (normalized === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(normalized)) &&
        normalizeTime(normalized) === normalized &&
        clampTime(clampTime(typed)) === clampTime(typed)
      );
    }),
  );
});

test('round-trips minutes and times', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      (minutes) => parseMinutes(formatMinutes(minutes)) === minutes,
    ),
  );
});
