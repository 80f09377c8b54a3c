import fc from 'fast-check';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { rateBill } from './bill.rules.ts';
import type { RatingFacts } from './facts.ts';
import {
  C,
  band,
  K,
  U,
  stop,
  buildFacts,
  km,
  inKm,
  metres,
  toB,
  LONG_LOADING,
  withDemurrage,
} from './testing/rating.fixtures.ts';

const SURCHARGED = { ...K, minimumCharge: '35000.00', fuelSurcharges: [{ from: 0, percentage: '10' }] };

test.each<[string, ContractTerms, RatingFacts, [string, string, string]]>([
  ['137.456 km', K, km('137.456'), ['12371.04', '2226.79', '14597.83']],
  ['12.3 km', K, km('12.3'), ['2000.00', '360.00', '2360.00']],
  ['50.000 km', K, km('50.000'), ['4500.00', '810.00', '5310.00']],
  ['49.999 km', K, km('49.999'), ['4999.90', '899.98', '5899.88']],
  [
    'A to B, loading of 250 minutes',
    K,
    buildFacts({ ...toB, stops: LONG_LOADING }),
    ['16083.33', '2895.00', '18978.33'],
  ],
  ['A to B as backhaul', K, buildFacts({ ...toB, isBackhaul: true }), ['9000.00', '1620.00', '10620.00']],
  ['420.5 km', K, km('420.5'), ['31117.00', '5601.06', '36718.06']],
  ['260 km as backhaul', K, km('260', { isBackhaul: true }), ['11856.00', '2134.08', '13990.08']],
  ['420.5 km with a minimum charge and a fuel surcharge', SURCHARGED, km('420.5'), ['38500.00', '6930.00', '45430.00']],
  [
    'an agreed price without surcharges',
    SURCHARGED,
    km('420.5', { agreedPrice: '100.00' }),
    ['100.00', '18.00', '118.00'],
  ],
  [
    'USD into LKR',
    U,
    km('250', { stops: [stop('loading', null, '08:00', '09:35')], extraCharges: [{ name: 'Toll', amount: '18.00' }] }),
    ['95775.94', '17239.67', '113015.61'],
  ],
])('worked example: %s', (_case, terms, facts, [taxBase, vat, total]) => {
  const bill = rateBill(terms, facts);
  expect(bill).toMatchObject({ taxBase, vat, total, reasons: [] });
  expect(toMoney(sumOf(bill.lines.map(({ billed }) => billed)))).toBe(taxBase);
});

const termsWithGap = { ...K, distanceRates: [band('0', '50', '100'), band('80', null, '90')] };
test.each<[string, ContractTerms, RatingFacts, object]>([
  [
    'free time starts at the window when the vehicle arrives early',
    { ...K, delays: { standard: { freeMinutes: 120, ratePerHour: '500' } } },
    buildFacts({ ...toB, stops: [stop('loading', '08:00', '06:30', '10:30')] }),
    {
      lines: [
        { rule: 'pointToPoint' },
        { rule: 'loadingDelay', amount: '250.00', minutes: 30, freeMinutes: 120, rate: '500', stop: 0 },
      ],
    },
  ],
  [
    'seconds of a minute are not charged',
    { ...K, delays: { standard: { freeMinutes: 0, ratePerHour: '60' } } },
    buildFacts({ ...toB, stops: [stop('unloading', null, '08:00:00', '08:01:59')] }),
    { taxBase: '15001.00' },
  ],
  [
    'transit delay',
    { ...K, delays: { ...K.delays, transit: { freeMinutes: 15, ratePerHour: '100' } } },
    buildFacts({ ...toB, transit: { plannedMinutes: 60, actualMinutes: 90 } }),
    { lines: [{}, { rule: 'transitDelay', amount: '25.00', minutes: 15 }] },
  ],
  [
    'no delay charge without delay terms',
    { ...K, delays: {} },
    buildFacts({ ...toB, stops: LONG_LOADING }),
    { taxBase: '15000.00' },
  ],
  [
    'dwell time is charged as demurrage instead of delay',
    withDemurrage,
    buildFacts({ ...toB, stops: LONG_LOADING }),
    {
      lines: [{}, { rule: 'demurrage', amount: '2166.67', minutes: 130, band: { from: '0', to: '6' } }],
      demurrageMinutes: 130,
    },
  ],
  [
    'a lane without a known distance',
    K,
    buildFacts({ ...toB, estimatedDistance: null, actualDistance: null }),
    { lines: [{ rule: 'pointToPoint', amount: '15000.00' }], distance: null, reasons: ['noDistance'] },
  ],
  [
    'a flat trip without a known distance',
    { ...K, flatTripRate: '7500' },
    buildFacts({ estimatedDistance: null, actualDistance: null, isBackhaul: true }),
    { lines: [{ rule: 'flatTrip', amount: '7500.00' }], reasons: ['noDistance'] },
  ],
  [
    'a flat trip on the way back',
    { ...K, flatTripRate: '7500', flatTripBackhaulRate: '5000' },
    buildFacts({ isBackhaul: true }),
    { lines: [{ rule: 'flatTrip', amount: '5000.00' }] },
  ],
  [
    'an agreed price instead of the linehaul and its discounts, regardless of the distance',
    K,
    buildFacts({ agreedPrice: '1100.5', estimatedDistance: null, actualDistance: null }),
    { lines: [{ rule: 'agreedPrice', amount: '1100.50' }], taxBase: '1100.50', vat: '198.09', reasons: [] },
  ],
  [
    'delays by the contract in addition to an agreed price',
    K,
    km('420.5', { agreedPrice: '9000.00', stops: LONG_LOADING }),
    {
      lines: [
        { rule: 'agreedPrice', amount: '9000.00' },
        { rule: 'loadingDelay', amount: '1083.33' },
      ],
      distance: '420.500',
    },
  ],
  [
    'an agreed price in the billing currency',
    U,
    km('250', { agreedPrice: '10.00' }),
    { lines: [{ amount: '10.00', billed: '3024.57' }], taxBase: '3024.57' },
  ],
  [
    'a lane from another place',
    K,
    buildFacts({ ...toB, fromLocationId: C }),
    { lines: [{ rule: 'distance', amount: '9000.00' }] },
  ],
  ['a gap has no rate', termsWithGap, km('50'), { lines: [], reasons: ['noRate'], total: '0.00' }],
  [
    'no distance at all',
    K,
    buildFacts({ actualDistance: null, estimatedDistance: null }),
    { lines: [], reasons: ['noDistance'] },
  ],
  [
    'no actual distance yet',
    K,
    buildFacts({ actualDistance: null }),
    { taxBase: '9000.00', reasons: ['noActualDistance'] },
  ],
  [
    'billing by estimated distance',
    { ...K, defaultMileageBilling: 'estimated' },
    km('149'),
    { taxBase: '9000.00', reasons: [] },
  ],
  [
    'adds the approach distance',
    { ...K, mileageCalculationLocationId: C },
    buildFacts({ approachDistance: '20.5' }),
    { distance: '120.500', taxBase: '10845.00' },
  ],
  [
    'unknown approach distance',
    { ...K, mileageCalculationLocationId: C },
    buildFacts(),
    { taxBase: '9000.00', reasons: ['noApproachDistance'] },
  ],
  [
    'the vehicle has not left the stop',
    K,
    buildFacts({ ...toB, stops: [stop('loading', null, '08:00', null)] }),
    { taxBase: '15000.00', reasons: ['stillStanding'] },
  ],
  [
    'the vehicle has not reached the stop',
    K,
    buildFacts({ ...toB, stops: [stop('loading', null, null, null), stop('unloading', null, null, '08:00')] }),
    { taxBase: '15000.00', reasons: [] },
  ],
  [
    'amounts in the base currency without a conversion rate',
    { ...U, conversionRate: null },
    km('100'),
    { lines: [{ amount: '115.00', billed: '115.00' }] },
  ],
  ['no utilization without a load', K, buildFacts({ capacity: { space: '8', weight: '1500' } }), { utilization: null }],
  ['no utilization without a capacity', K, buildFacts({ load: { space: '8', weight: '1500' } }), { utilization: null }],
  [
    'a discount above the charges',
    K,
    buildFacts({ ...toB, discount: '20000', extraCharges: [{ name: 'Toll', amount: '1.005' }] }),
    { taxBase: '0.00', vat: '0.00', total: '0.00' },
  ],
  [
    'half a cent is rounded up',
    { ...K, vatPercentage: '0' },
    buildFacts({
      extraCharges: [
        { name: 'One', amount: '2.675' },
        { name: 'Other', amount: '1.005' },
      ],
    }),
    { lines: [{}, { amount: '2.68' }, { amount: '1.01' }] },
  ],
  [
    'no distance discount on a lane',
    { ...K, distanceDiscounts: [{ distance: '0', percentage: '50' }] },
    buildFacts(toB),
    { taxBase: '15000.00' },
  ],
  [
    'an overloaded trip',
    K,
    buildFacts({ load: { space: '8.1', weight: '500' }, capacity: { space: '8', weight: '1500' } }),
    { utilization: { space: '101.3', weight: '33.3' } },
  ],
])('%s', (_case, terms, facts, expected) => {
  expect(rateBill(terms, facts)).toMatchObject(expected);
});

test('R6 a distance in a gap of the bands has no rate and no linehaul, so the bill stays provisional', () => {
  const kept = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(kept, metres, (keeps, distance) => {
      const bands = [band('0', '50', '100'), band('50', '80', '95'), band('80', '150', '90'), band('150', null, '80')];
      const distanceRates = bands.filter((_band, i) => keeps[i]);
      const isCovered = distanceRates.some(
        ({ from, to }) => distance >= Number(from) * 1_000 && (to === null || distance < Number(to) * 1_000),
      );
      const { lines, reasons } = rateBill({ ...K, distanceRates, distanceDiscounts: [] }, km(inKm(distance)));
      expect([lines.map(({ rule }) => rule), reasons]).toEqual(isCovered ? [['distance'], []] : [[], ['noRate']]);
    }),
  );
});
