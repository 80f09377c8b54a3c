import fc from 'fast-check';
import { maskTime, minutesOf, settleMoney, settleNumber, settleTime, timeOf } from './values.ts';

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
])('money %j settles as %s', (typed, settled) => expect(settleMoney(typed)).toBe(settled));

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
])('number %j with %d decimals settles as %s', (typed, decimals, settled) =>
  expect(settleNumber(typed, decimals)).toBe(settled),
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
])('time %j is masked as %j and settles as %j', (typed, masked, settled) => {
  expect(maskTime(typed)).toBe(masked);
  expect(settleTime(typed)).toBe(settled);
});

const typing = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,:'.split('')) }));

test('whatever is typed, money has two decimals, and settling twice changes nothing', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const settled = settleMoney(typed);
      return /^(0|[1-9]\d*)\.\d\d$/.test(settled) && settleMoney(settled) === settled;
    }),
  );
});

test('whatever is typed, a number is one, with no more decimals than allowed', () => {
  fc.assert(
    fc.property(typing, fc.integer({ min: 0, max: 4 }), (typed, decimals) => {
      const settled = settleNumber(typed, decimals);
      return (
        Number.isFinite(Number(settled)) &&
        (settled.split('.')[1]?.length ?? 0) <= decimals &&
        settleNumber(settled, decimals) === settled
      );
    }),
  );
});

test('whatever is typed, a time is one of the day or nothing', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const settled = settleTime(typed);
      return (
        (settled === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(settled)) &&
        settleTime(settled) === settled &&
        maskTime(maskTime(typed)) === maskTime(typed)
      );
    }),
  );
});

test('minutes and times are each other’s inverse', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => minutesOf(timeOf(minutes)) === minutes));
});
