import { chargeableMinutes, delayAmount, delayTermsFor, dwellMinutes } from './delay.rules.ts';

const STANDARD = { freeMinutes: 30, ratePerHour: '100.00' };
const LOADING = { freeMinutes: 120, ratePerHour: '500.00' };

test('R10 uses the terms of the category, else the standard ones', () => {
  expect(delayTermsFor({ standard: STANDARD, loading: LOADING }, 'loading')).toBe(LOADING);
  expect(delayTermsFor({ standard: STANDARD, loading: LOADING }, 'unloading')).toBe(STANDARD);
  expect(delayTermsFor({ loading: LOADING }, 'unloading')).toBeUndefined();
});

const MINUTE = 60;
test.each([
  ['before arrival', { windowFrom: null, arrivedAt: null, departedAt: 600 * MINUTE }, 0],
  ['before departure', { windowFrom: null, arrivedAt: 0, departedAt: null }, 0],
  ['without a window, in whole minutes', { windowFrom: null, arrivedAt: 10, departedAt: 10 + 2 * MINUTE - 1 }, 1],
  ['from the window after an early arrival', { windowFrom: 480 * MINUTE, arrivedAt: 0, departedAt: 630 * MINUTE }, 150],
  ['from a late arrival', { windowFrom: 480 * MINUTE, arrivedAt: 500 * MINUTE, departedAt: 630 * MINUTE }, 130],
  ['until a departure before the window', { windowFrom: 480 * MINUTE, arrivedAt: 0, departedAt: 400 * MINUTE }, 0],
])('R10 counts the dwell time %s', (_case, visit, minutes) => {
  expect(dwellMinutes(visit)).toBe(minutes);
});

test('R10 charges only minutes beyond the free ones', () => {
  expect([119, 120, 121].map((minutes) => chargeableMinutes(minutes, LOADING))).toEqual([0, 0, 1]);
});

test.each([
  ['by the minute, half up', 130, '500.00', '1083.33'],
  ['nothing for no minutes', 0, '500.00', '0.00'],
  ['up to the largest amount', 60, '9999999999999.99', '9999999999999.99'],
  ['no amount beyond that', 61, '9999999999999.99', null],
])('R10 charges %s', (_case, minutes, ratePerHour, amount) => {
  expect(delayAmount(minutes, { freeMinutes: 0, ratePerHour })).toBe(amount);
});
