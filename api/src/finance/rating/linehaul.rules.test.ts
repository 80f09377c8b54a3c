import fc from 'fast-check';
import { type DistanceBand, rateLinehaul, type LinehaulTerms } from './linehaul.rules.ts';

const band = (from: string, to: string | null, value: string, more: Partial<DistanceBand> = {}): DistanceBand => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});

const METRIC: LinehaulTerms = { unitStandard: 'metric', pointToPoint: null, flatTrip: null, bands: [] };
const K: LinehaulTerms = {
  ...METRIC,
  bands: [
    band('0', '50', '100', { minDistance: '20' }),
    band('50', '150', '90'),
    band('150', null, '80', { backhaulPercentage: '60' }),
  ],
};
const A_TO_B: LinehaulTerms = { ...K, pointToPoint: { rate: '15000', backhaulRate: '9000' } };

test.each([
  ['a middle band', '137.456', false, K, '12371.04'],
  ["below the band's least distance", '12.3', false, K, '2000.00'],
  ['the lower edge is inside', '50.000', false, K, '4500.00'],
  ['the upper edge is outside', '49.999', false, K, '4999.90'],
  ['the open band, before discount', '420.5', false, K, '33640.00'],
  ['a percentage of the value on the way back', '260', true, K, '12480.00'],
  ['no backhaul terms: the way back costs the same', '100', true, K, '9000.00'],
  ['point to point before bands', '137.456', false, A_TO_B, '15000.00'],
  ['point to point on the way back', '137.456', true, A_TO_B, '9000.00'],
  [
    'point to point before the flat trip',
    '10',
    false,
    { ...A_TO_B, flatTrip: { rate: '1', backhaulRate: null } },
    '15000.00',
  ],
  [
    'a flat trip regardless of the distance',
    '999',
    false,
    { ...K, flatTrip: { rate: '7500.5', backhaulRate: '0' } },
    '7500.50',
  ],
  ['a backhaul rate of 0 is none', '999', true, { ...K, flatTrip: { rate: '7500.5', backhaulRate: '0' } }, '7500.50'],
  [
    'a backhaul rate before the percentage',
    '10',
    true,
    { ...METRIC, bands: [band('0', null, '80', { backhaulRate: '30', backhaulPercentage: '60' })] },
    '300.00',
  ],
  ['half up, not to even', '1', false, { ...METRIC, bands: [band('0', null, '2.675')] }, '2.68'],
  ['half up where a float would fall short', '1', false, { ...METRIC, bands: [band('0', null, '1.005')] }, '1.01'],
  [
    'imperial by the mile, rounded before the band is looked up',
    '160.934',
    false,
    { ...METRIC, unitStandard: 'imperial', bands: [band('0', '100', '3'), band('100', null, '2')] },
    '200.00',
  ],
] satisfies [string, string, boolean, LinehaulTerms, string][])('%s', (_name, km, isBackhaul, terms, amount) => {
  expect(rateLinehaul(terms, km, isBackhaul)?.amount).toBe(amount);
});

test.each([
  [
    'a band',
    K,
    { kind: 'distance', amount: '9000.00', rate: '90', distance: '100.000', band: { from: '50', to: '150' } },
  ],
  ['a lane', A_TO_B, { kind: 'pointToPoint', amount: '15000.00', rate: '15000', distance: '100.000', band: null }],
  [
    'a flat trip',
    { ...K, flatTrip: { rate: '7500.5', backhaulRate: null } },
    { kind: 'flatTrip', amount: '7500.50', rate: '7500.5', distance: '100.000', band: null },
  ],
])('describes how the price of %s was calculated', (_case, terms, linehaul) => {
  expect(rateLinehaul(terms, '100', false)).toEqual(linehaul);
});

test('a gap between bands has no rate, never a rate of 0', () => {
  const gap = { ...METRIC, bands: [band('0', '50', '100'), band('80', '150', '90')] };
  expect(rateLinehaul(gap, '50', false)).toBeNull();
  expect(rateLinehaul(gap, '79.999', false)).toBeNull();
  expect(rateLinehaul(gap, '150', true)).toBeNull();
  expect(rateLinehaul(METRIC, '1', false)).toBeNull();
});

test('whole bands cover every distance, and no price is below that of the shortest distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (metres) => {
      const km = (metres / 1000).toFixed(3);
      const charged = rateLinehaul(K, km, false);
      expect(charged).not.toBeNull();
      expect(Number(charged?.amount)).toBeGreaterThanOrEqual(2000);
      expect(Number(charged?.distance)).toBeGreaterThanOrEqual(metres / 1000);
    }),
  );
});
