import { A, B, buildFacts, C, K, U } from '../rating/testing/rating.fixtures.ts';
import type { Billed, JourneyFacts } from './billed.ts';
import { type BillOverrides, computeFigures, type RatingTerms } from './figures.rules.ts';

const { approachDistance: _approach, extraCharges: _extra, discount: _discount, ...FACTS } = buildFacts();
const billed = (facts: Partial<JourneyFacts> = {}): Billed => ({
  of: 'trip',
  id: 'trip',
  number: 'T-000001',
  reference: null,
  stage: 'completed',
  organizationId: 'us',
  organization: 'Us',
  organizationCode: 'ORG',
  partnerId: 'them',
  contractId: 'contract',
  billingContactId: null,
  dates: { createdAt: 0, pickupPlanned: null, pickupActual: null, deliveryPlanned: null, deliveryActual: null },
  start: null,
  facts: { ...FACTS, ...facts },
  places: ['Port', 'Kandy'],
  sharers: [
    { id: 'a', number: 'O-000001', distance: '30', weight: null },
    { id: 'b', number: 'O-000002', distance: '70', weight: null },
  ],
});
const NO_OVERRIDES: BillOverrides = {
  actualDistance: null,
  vatPercentage: null,
  taxCategory: null,
  taxReason: null,
  extraCharges: [],
  services: [],
  discount: '0',
};
const ratedBy = (terms: typeof K): RatingTerms => ({
  ratedAt: 100,
  problems: [],
  contract: { id: 'contract', name: 'K', version: 2, terms, currency: 'LKR', billingCurrency: 'LKR' },
});
const TOLL = [{ name: 'Toll', amount: '250.00' }];

test('rates a trip by its contract and shares its cost over its orders', () => {
  expect(computeFigures(billed(), NO_OVERRIDES, ratedBy(K), null)).toMatchObject({
    places: ['Port', 'Kandy'],
    reasons: [],
    net: '9000.00',
    taxBase: '9000.00',
    total: '10620.00',
    ratedAt: 100,
    contract: ratedBy(K).contract,
    facts: buildFacts(),
    shares: [
      { id: 'a', number: 'O-000001', amount: '2700.00' },
      { id: 'b', number: 'O-000002', amount: '6300.00' },
    ],
  });
});

test.each<[string, Partial<BillOverrides>, object]>([
  [
    'an entered distance',
    { actualDistance: '110' },
    { distance: '110.000', taxBase: '9900.00', facts: { actualDistance: '110' } },
  ],
  [
    'an entered VAT rate',
    { vatPercentage: '10' },
    { vat: '900.00', contract: { version: 2, terms: { vatPercentage: '10', unitStandard: 'metric' } } },
  ],
  ['extra charges', { extraCharges: TOLL }, { taxBase: '9250.00', net: '9250.00', facts: { extraCharges: TOLL } }],
  ['a discount', { discount: '1000' }, { taxBase: '8000.00', net: '8000.00', facts: { discount: '1000' } }],
  ['a discount above the charges', { discount: '9000.01' }, { taxBase: '0.00', net: '0.00', total: '0.00' }],
])('rates a bill with %s', (_case, overrides, figures) => {
  expect(computeFigures(billed(), { ...NO_OVERRIDES, ...overrides }, ratedBy(K), null)).toMatchObject(figures);
});

test('the net amount is in the base currency', () => {
  // 287.50 − 3 % = 278.87 USD at 302.4567: 86,956.30 − 2,610.20 LKR.
  const figures = computeFigures(billed({ actualDistance: '250' }), NO_OVERRIDES, ratedBy(U), null);
  expect(figures).toMatchObject({ net: '278.87', taxBase: '84346.10' });
});

test('charges the approach from the mileage calculation location', () => {
  const terms = { ...K, mileageCalculationLocationId: A };
  expect(computeFigures(billed(), NO_OVERRIDES, ratedBy(terms), '20')).toMatchObject({
    distance: '120.000',
    facts: { approachDistance: '20' },
  });
  expect(computeFigures(billed(), NO_OVERRIDES, ratedBy(terms), null).reasons).toEqual(['noApproachDistance']);
});

test('without a contract, only extra charges count', () => {
  const lane = billed({ fromLocationId: A, toLocationId: B });
  expect(computeFigures(lane, { ...NO_OVERRIDES, extraCharges: TOLL }, null, null)).toMatchObject({
    reasons: ['noContract'],
    taxBase: '250.00',
    vat: '0.00',
    total: '250.00',
    lines: [{ rule: 'extraCharge' }],
    ratedAt: null,
    contract: null,
  });
  expect(computeFigures(billed({ toLocationId: C }), NO_OVERRIDES, null, null).lines).toEqual([]);
});

test('an untaxed bill has no tax, regardless of the entered rate, nor do its extra charges', () => {
  const charges = [{ ...TOLL[0]!, vatPercentage: '8' }];
  const untaxed: BillOverrides = {
    ...NO_OVERRIDES,
    taxCategory: 'exempt',
    taxReason: 'Small company',
    vatPercentage: '10',
    extraCharges: charges,
  };
  expect(computeFigures(billed(), untaxed, ratedBy(K), null)).toMatchObject({
    vat: '0.00',
    total: '9250.00',
    untaxed: { category: 'exempt', reason: 'Small company' },
    contract: { terms: { vatPercentage: '0' } },
    facts: { extraCharges: charges },
  });
  expect(computeFigures(billed(), NO_OVERRIDES, ratedBy(K), null).untaxed).toBeNull();
});

test('reports problems of a contract, and none without one', () => {
  const rated = { ...ratedBy(K), problems: ['contractExpired' as const] };
  expect(computeFigures(billed(), NO_OVERRIDES, rated, null).contractProblems).toEqual(['contractExpired']);
  expect(computeFigures(billed(), NO_OVERRIDES, null, null).contractProblems).toStrictEqual([]);
});

test('an extra charge keeps its own rate unless the bill is not taxed', () => {
  const extraCharges = [{ name: 'Toll', amount: '100.00', vatPercentage: '8' }];
  const vatOf = (more: Partial<BillOverrides>) =>
    computeFigures(billed(), { ...NO_OVERRIDES, extraCharges, ...more }, ratedBy(K), null);
  expect(vatOf({})).toMatchObject({ taxBase: '9100.00', vat: '1628.00' });
  expect(vatOf({}).lines.at(-1)).toMatchObject({ rule: 'extraCharge', vatPercentage: '8' });
  expect(vatOf({ taxCategory: 'exempt' })).toMatchObject({ taxBase: '9100.00', vat: '0.00' });
  expect(vatOf({ extraCharges: TOLL }).lines.at(-1)).not.toHaveProperty('vatPercentage');
});

test('the fuel surcharge is that of the rating date', () => {
  const fuelSurcharges = [
    { from: 0, percentage: '10' },
    { from: 200, percentage: '20' },
  ];
  const { lines } = computeFigures(billed(), NO_OVERRIDES, ratedBy({ ...K, fuelSurcharges }), null);
  expect(lines.find(({ rule }) => rule === 'fuelSurcharge')).toMatchObject({ amount: '900.00' });
});
