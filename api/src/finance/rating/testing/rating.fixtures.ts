import fc from 'fast-check';
import { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { sumOf, toMoney } from '../../../platform/values/money.ts';
import type { RatedStop, RatingFacts } from '../facts.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
export const [A, B, C, LKR, USD] = [id(1), id(2), id(3), id(4), id(5)];
const MIDNIGHT = Date.UTC(2026, 10, 23) / 1_000;
const at = (time: string) =>
  MIDNIGHT + Number(time.slice(0, 2)) * 3_600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6, 8) || 0);

export const band = (from: string, to: string | null, value: string, more = {}) => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});
const free = { freeMinutes: 120, ratePerHour: '500' };
export const K = ContractTerms.parse({
  unitStandard: 'metric',
  calculationBasedDate: 'pickup',
  defaultMileageBilling: 'actual',
  mileageCalculationLocationId: null,
  baseCurrencyId: LKR,
  billingCurrencyId: null,
  conversionRate: null,
  vatPercentage: '18',
  flatTripRate: null,
  flatTripBackhaulRate: null,
  distanceRates: [
    band('0', '50', '100', { minDistance: '20' }),
    band('50', '150', '90'),
    band('150', null, '80', { backhaulPercentage: '60' }),
  ],
  pointRates: [{ fromLocationId: A, toLocationId: B, flatRate: '15000', backhaulRate: '9000' }],
  distanceDiscounts: [
    { distance: '200', percentage: '5' },
    { distance: '400', percentage: '7.5' },
  ],
  delays: { loading: free, unloading: free },
  demurrage: null,
});
export const U: ContractTerms = {
  ...K,
  baseCurrencyId: USD,
  billingCurrencyId: LKR,
  conversionRate: '302.4567',
  distanceRates: [band('0', null, '1.15')],
  pointRates: [],
  distanceDiscounts: [{ distance: '200', percentage: '3' }],
  delays: { standard: { freeMinutes: 0, ratePerHour: '12.50' } },
};

export const stop = (
  what: RatedStop['what'],
  windowFrom: string | null,
  arrived: string | null,
  departed: string | null,
): RatedStop =>
  ({
    what,
    windowFrom: windowFrom && at(windowFrom),
    arrivedAt: arrived && at(arrived),
    departedAt: departed && at(departed),
  }) as RatedStop;
export const buildFacts = (more: Partial<RatingFacts> = {}): RatingFacts => ({
  fromLocationId: A,
  toLocationId: C,
  isBackhaul: false,
  estimatedDistance: '100',
  actualDistance: '100',
  approachDistance: null,
  stops: [],
  transit: null,
  extraCharges: [],
  discount: '0',
  load: null,
  capacity: null,
  ...more,
});
export const km = (actualDistance: string, more: Partial<RatingFacts> = {}) => buildFacts({ actualDistance, ...more });
export const toB = { toLocationId: B };
export const LONG_LOADING = [stop('loading', '08:00', '08:00', '12:10'), stop('unloading', null, '13:00', '14:30')];

export const DEMURRAGE = {
  baseRate: '2000',
  bands: [
    { from: '0', to: '6', rate: '1000' },
    { from: '6', to: '12', rate: '1200' },
    { from: '12', to: null, rate: '1500' },
  ],
};
export const sum = (lines: readonly { amount: string }[]) => toMoney(sumOf(lines.map(({ amount }) => amount)));
export const withDemurrage: ContractTerms = { ...K, demurrage: DEMURRAGE };

export const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2));
export const metres = fc.integer({ min: 0, max: 2_000_000 });
export const inKm = (value: number) => (value / 1_000).toFixed(3);
export const anyFacts = fc
  .record({
    actualDistance: metres.map(inKm),
    isBackhaul: fc.boolean(),
    toLocationId: fc.constantFrom(B, C),
    discount: cents(5_000_000),
    transit: fc.record({ plannedMinutes: fc.nat(600), actualMinutes: fc.nat(900) }),
    stops: fc.array(
      fc.tuple(fc.nat(100_000), fc.nat(100_000), fc.nat(100_000)).map(([windowFrom, arrivedAt, stay]) => ({
        what: 'loading' as const,
        windowFrom,
        arrivedAt,
        departedAt: arrivedAt + stay,
      })),
      { maxLength: 4 },
    ),
    extraCharges: fc.array(
      cents(1_000_000).map((amount) => ({ name: 'Toll', amount })),
      { maxLength: 3 },
    ),
  })
  .map(buildFacts);
