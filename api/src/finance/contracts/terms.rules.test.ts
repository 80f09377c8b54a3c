import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { K } from '../rating/testing/rating.fixtures.ts';
import { currenciesIn, locationsIn, normalizeTerms } from './terms.rules.ts';

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const [UPPER, LOWER] = [id('A'), id('a')] as const;

const UNTIDY: ContractTerms = {
  ...K,
  mileageCalculationLocationId: id('D'),
  baseCurrencyId: UPPER,
  billingCurrencyId: id('B'),
  conversionRate: '302.500000',
  vatPercentage: '18.00',
  flatTripRate: '7500.5',
  flatTripBackhaulRate: '5000',
  distanceRates: [
    { from: '100.0', to: null, value: '80', backhaulRate: null, backhaulPercentage: '60.50', minDistance: '0.000' },
    { from: '9.50', to: '100.0', value: '90.5', backhaulRate: '45', backhaulPercentage: null, minDistance: '20.0' },
  ],
  pointRates: [
    { fromLocationId: UPPER, toLocationId: id('C'), flatRate: '15000', backhaulRate: '9000' },
    { fromLocationId: id('c'), toLocationId: LOWER, flatRate: '1.5', backhaulRate: null },
  ],
  invoiceTolerance: { amount: '50', percentage: '2.50' },
  dayRates: {
    timeZone: 'Asia/Colombo',
    saturday: { percentage: '25.50', amount: null },
    sunday: { percentage: null, amount: '1500' },
    holiday: null,
    holidays: ['2026-12-25', '2026-05-01', '2026-12-25'],
  },
  services: [{ name: 'Tail lift', unit: 'stop', rate: '1500' }],
  minimumCharge: '99.5',
  fuelSurcharges: [
    { from: 200, percentage: '7.50' },
    { from: 100, percentage: '5' },
  ],
  distanceDiscounts: [
    { distance: '400.0', percentage: '7.50' },
    { distance: '50', percentage: '5.0' },
  ],
  delays: { loading: { freeMinutes: 120, ratePerHour: '500' } },
  demurrage: {
    baseRate: '2000',
    bands: [
      { from: '12.0', to: null, rate: '1500' },
      { from: '6', to: '12.0', rate: '1200.5' },
    ],
  },
};

test('normalizes numbers and ids, and sorts bands by number', () => {
  expect(normalizeTerms(UNTIDY)).toEqual({
    ...K,
    mileageCalculationLocationId: id('d'),
    baseCurrencyId: LOWER,
    billingCurrencyId: id('b'),
    conversionRate: '302.5',
    vatPercentage: '18',
    flatTripRate: '7500.50',
    flatTripBackhaulRate: '5000.00',
    invoiceTolerance: { amount: '50.00', percentage: '2.5' },
    dayRates: {
      timeZone: 'Asia/Colombo',
      saturday: { percentage: '25.5', amount: null },
      sunday: { percentage: null, amount: '1500.00' },
      holiday: null,
      holidays: ['2026-05-01', '2026-12-25'],
    },
    services: [{ name: 'Tail lift', unit: 'stop', rate: '1500.00' }],
    minimumCharge: '99.50',
    fuelSurcharges: [
      { from: 100, percentage: '5' },
      { from: 200, percentage: '7.5' },
    ],
    distanceRates: [
      { from: '9.5', to: '100', value: '90.50', backhaulRate: '45.00', backhaulPercentage: null, minDistance: '20' },
      { from: '100', to: null, value: '80.00', backhaulRate: null, backhaulPercentage: '60.5', minDistance: '0' },
    ],
    pointRates: [
      { fromLocationId: LOWER, toLocationId: id('c'), flatRate: '15000.00', backhaulRate: '9000.00' },
      { fromLocationId: id('c'), toLocationId: LOWER, flatRate: '1.50', backhaulRate: null },
    ],
    distanceDiscounts: [
      { distance: '50', percentage: '5' },
      { distance: '400', percentage: '7.5' },
    ],
    delays: { loading: { freeMinutes: 120, ratePerHour: '500.00' } },
    demurrage: {
      baseRate: '2000.00',
      bands: [
        { from: '6', to: '12', rate: '1200.50' },
        { from: '12', to: null, rate: '1500.00' },
      ],
    },
  });
});

test('normalized terms stay the same', () => {
  expect(normalizeTerms(normalizeTerms(UNTIDY))).toEqual(normalizeTerms(UNTIDY));
});

test('drops a conversion rate without a billing currency, and retains unset values', () => {
  const plain = { ...K, billingCurrencyId: null, conversionRate: '302.5', flatTripRate: null, demurrage: null };
  expect(normalizeTerms(plain)).toMatchObject({
    mileageCalculationLocationId: null,
    billingCurrencyId: null,
    conversionRate: null,
    flatTripRate: null,
    flatTripBackhaulRate: null,
    demurrage: null,
  });
});

test('lists each location once', () => {
  expect(locationsIn(normalizeTerms(UNTIDY))).toEqual([id('d'), LOWER, id('c')]);
  expect(locationsIn({ ...K, mileageCalculationLocationId: null, pointRates: [] })).toEqual([]);
});

test('lists the currencies', () => {
  expect(currenciesIn(UNTIDY)).toEqual([UPPER, id('B')]);
  expect(currenciesIn({ ...UNTIDY, billingCurrencyId: null })).toEqual([UPPER]);
});

test('omits a minimum of zero, an empty list of surcharges and days without a surcharge', () => {
  const invoiceTolerance = { amount: '0.00', percentage: '5' };
  const free = { timeZone: 'UTC', saturday: null, sunday: null, holiday: null, holidays: ['2026-12-25'] };
  const terms = normalizeTerms({ ...K, minimumCharge: '0.00', fuelSurcharges: [], invoiceTolerance, dayRates: free });
  expect(terms).not.toHaveProperty('invoiceTolerance');
  expect(terms).not.toHaveProperty('dayRates');
  expect(terms).not.toHaveProperty('minimumCharge');
  expect(terms).not.toHaveProperty('fuelSurcharges');
});

const OPTIONAL = ['services', 'minimumCharge', 'fuelSurcharges', 'invoiceTolerance'];
test.each<[Partial<ContractTerms>, Partial<ContractTerms>]>([
  [{ invoiceIssuer: 'payer' }, { invoiceIssuer: 'payer' }],
  [{ invoiceIssuer: 'payee' }, {}],
  [{ eInvoices: true } as never, { eInvoices: true } as never],
  [{ billingCycle: 'monthly' } as never, { billingCycle: 'monthly' } as never],
  [{ billingCycle: 'perOrder' }, {}],
  [{ services: [] }, {}],
  [{ minimumCharge: '0.00' }, {}],
  [{ fuelSurcharges: [] }, {}],
  [{ invoiceTolerance: { amount: null, percentage: null } }, {}],
  [{ invoiceTolerance: { amount: '0', percentage: null } }, {}],
  [{ invoiceTolerance: { amount: '5', percentage: null } }, { invoiceTolerance: { amount: '5.00', percentage: null } }],
  [
    { invoiceTolerance: { amount: null, percentage: '2.50' } },
    { invoiceTolerance: { amount: null, percentage: '2.5' } },
  ],
  [{ invoiceTolerance: { amount: '5', percentage: '0' } }, {}],
])('from %j it keeps %j', (terms, expected) => {
  const rest = Object.fromEntries(Object.entries(UNTIDY).filter(([key]) => !OPTIONAL.includes(key)));
  const bare = normalizeTerms(rest as unknown as ContractTerms);
  expect(normalizeTerms({ ...rest, ...terms } as unknown as ContractTerms)).toStrictEqual({ ...bare, ...expected });
});

test('terms without services have none', () => {
  expect(normalizeTerms({ ...K, services: [] })).not.toHaveProperty('services');
  expect(normalizeTerms({ ...K, services: [{ name: 'Tail lift', unit: 'hour', rate: '5' }] })).toMatchObject({
    services: [{ name: 'Tail lift', unit: 'hour', rate: '5.00' }],
  });
});
