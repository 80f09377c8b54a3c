import fc from 'fast-check';
import { raiseMoney, raiseRates } from './raise-rates.rules.ts';

test.each([
  ['100.00', '3', '103.00'],
  ['100.00', '3.5', '103.50'],
  ['0.10', '4.9999', '0.10'],
  ['0.10', '5', '0.11'],
  ['33.33', '0.0001', '33.33'],
  ['0.00', '50', '0.00'],
  ['0.01', '999', '0.11'],
  ['100.00', '3.50009', '103.50'],
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

test('raises the rates and the minimum, but not percentages and charges for time', () => {
  const band = { from: '0', to: null, backhaulPercentage: '60', minDistance: '20' };
  const lane = { fromLocationId: 'port', toLocationId: 'kandy' };
  const unchanged = { vatPercentage: '18', demurrage: { baseRate: '900.00' }, delays: { ratePerHour: '500.00' } };
  const terms = {
    ...unchanged,
    flatTripRate: '50.00',
    flatTripBackhaulRate: '25.00',
    minimumCharge: '10.00',
    distanceRates: [{ ...band, value: '100.00', backhaulRate: '60.00' }],
    pointRates: [{ ...lane, flatRate: '15000.00', backhaulRate: '9000.00' }],
  };
  expect(raiseRates(terms, '10')).toEqual({
    ...unchanged,
    flatTripRate: '55.00',
    flatTripBackhaulRate: '27.50',
    minimumCharge: '11.00',
    distanceRates: [{ ...band, value: '110.00', backhaulRate: '66.00' }],
    pointRates: [{ ...lane, flatRate: '16500.00', backhaulRate: '9900.00' }],
  });
});
