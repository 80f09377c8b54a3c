import fc from 'fast-check';
import { toTermsForm } from './contract-values.ts';
import { raiseMoney, raiseRates } from './raise-rates.rules.ts';
import { terms } from '../testing/fixtures.ts';

test.each([
  ['100.00', '3', '103.00'],
  ['100.00', '3.5', '103.50'],
  ['0.10', '4.9999', '0.10'],
  ['0.10', '5', '0.11'],
  ['33.33', '0.0001', '33.33'],
  ['0.00', '50', '0.00'],
  ['0.01', '999', '0.11'],
  ['9999999999999.99', '0', '9999999999999.99'],
])('%s raised by %s %% is %s', (money, percentage, raised) => {
  expect(raiseMoney(money, percentage)).toBe(raised);
});

test('rounds to the nearest cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(9_990_000), (cents, share) => {
      const raised = Number(raiseMoney((cents / 100).toFixed(2), (share / 10_000).toFixed(4))) * 100;
      expect(Math.abs(raised - cents * (1 + share / 1_000_000))).toBeLessThanOrEqual(0.5 + 1e-3);
    }),
  );
});

test('raises the rates and the minimum, and leaves percentages and charges for time', () => {
  const form = { ...toTermsForm(terms), minimumCharge: '10.00' };
  const raised = raiseRates(form, '10');
  expect(raised.minimumCharge).toBe('11.00');
  expect(raised.distanceRates.map(({ value }) => value)).toEqual(
    form.distanceRates.map(({ value }) => raiseMoney(value, '10')),
  );
  expect(raised.pointRates.map(({ flatRate }) => flatRate)).toEqual(
    form.pointRates.map(({ flatRate }) => raiseMoney(flatRate, '10')),
  );
  expect([raised.delays, raised.demurrage, raised.distanceDiscounts, raised.vatPercentage]).toEqual([
    form.delays,
    form.demurrage,
    form.distanceDiscounts,
    form.vatPercentage,
  ]);
});
