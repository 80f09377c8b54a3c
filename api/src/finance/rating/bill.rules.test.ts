import fc from 'fast-check';
import { ContractTerms } from 'shared-contracts/contracts';
import { bandGaps, bandOverlaps } from 'shared-contracts/values/bands';
import { decimal, sumOf, toMoney } from '../../platform/money.ts';
import { rateBill } from './bill.rules.ts';
import { demurrage } from './demurrage.rules.ts';
import type { RatedStop, RatingFacts } from './facts.ts';
import { ratingDate } from './rating-date.rules.ts';
import { spread } from './spread.rules.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const [A, B, C, LKR, USD] = [id(1), id(2), id(3), id(4), id(5)];
const DAY = Date.UTC(2026, 10, 23) / 1_000;
const at = (time: string) =>
  DAY + Number(time.slice(0, 2)) * 3_600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6, 8) || 0);

const band = (from: string, to: string | null, value: string, more = {}) => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});
const free = { freeMinutes: 120, ratePerHour: '500' };
const K = ContractTerms.parse({
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
const U: ContractTerms = {
  ...K,
  baseCurrencyId: USD,
  billingCurrencyId: LKR,
  conversionRate: '302.4567',
  distanceRates: [band('0', null, '1.15')],
  pointRates: [],
  distanceDiscounts: [{ distance: '200', percentage: '3' }],
  delays: { standard: { freeMinutes: 0, ratePerHour: '12.50' } },
};

const stop = (
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
const facts = (more: Partial<RatingFacts> = {}): RatingFacts => ({
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
const km = (actualDistance: string, more: Partial<RatingFacts> = {}) => facts({ actualDistance, ...more });
const toB = { toLocationId: B };
const LONG_LOADING = [stop('loading', '08:00', '08:00', '12:10'), stop('unloading', null, '13:00', '14:30')];

test.each<[string, ContractTerms, RatingFacts, [string, string, string]]>([
  ['137.456 km', K, km('137.456'), ['12371.04', '2226.79', '14597.83']],
  ['12.3 km', K, km('12.3'), ['2000.00', '360.00', '2360.00']],
  ['50.000 km', K, km('50.000'), ['4500.00', '810.00', '5310.00']],
  ['49.999 km', K, km('49.999'), ['4999.90', '899.98', '5899.88']],
  ['A to B, loading of 250 minutes', K, facts({ ...toB, stops: LONG_LOADING }), ['16083.33', '2895.00', '18978.33']],
  ['A to B on the way back', K, facts({ ...toB, isBackhaul: true }), ['9000.00', '1620.00', '10620.00']],
  ['420.5 km', K, km('420.5'), ['31117.00', '5601.06', '36718.06']],
  ['260 km on the way back', K, km('260', { isBackhaul: true }), ['11856.00', '2134.08', '13990.08']],
  [
    'USD into LKR',
    U,
    km('250', { stops: [stop('loading', null, '08:00', '09:35')], extraCharges: [{ name: 'Toll', amount: '18.00' }] }),
    ['95775.94', '17239.67', '113015.61'],
  ],
])('the worked table: %s', (_name, terms, given, [taxBase, vat, total]) => {
  const bill = rateBill(terms, given);
  expect(bill).toMatchObject({ taxBase, vat, total, reasons: [] });
  expect(toMoney(sumOf(bill.lines.map(({ billed }) => billed)))).toBe(taxBase);
});

const D = {
  baseRate: '2000',
  bands: [
    { from: '0', to: '6', rate: '1000' },
    { from: '6', to: '12', rate: '1200' },
    { from: '12', to: null, rate: '1500' },
  ],
};
const sum = (lines: readonly { amount: string }[]) => toMoney(sumOf(lines.map(({ amount }) => amount)));
const gapped = { ...K, distanceRates: [band('0', '50', '100'), band('80', null, '90')] };
const withD: ContractTerms = { ...K, demurrage: D };

test.each<[string, ContractTerms, RatingFacts, object]>([
  [
    'it arrives before the window',
    { ...K, delays: { standard: { freeMinutes: 120, ratePerHour: '500' } } },
    facts({ ...toB, stops: [stop('loading', '08:00', '06:30', '10:30')] }),
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
    facts({ ...toB, stops: [stop('unloading', null, '08:00:00', '08:01:59')] }),
    { taxBase: '15001.00' },
  ],
  [
    'the way took longer',
    { ...K, delays: { ...K.delays, transit: { freeMinutes: 15, ratePerHour: '100' } } },
    facts({ ...toB, transit: { plannedMinutes: 60, actualMinutes: 90 } }),
    { lines: [{}, { rule: 'transitDelay', amount: '25.00', minutes: 15 }] },
  ],
  [
    'nothing is free and nothing charged without terms',
    { ...K, delays: {} },
    facts({ ...toB, stops: LONG_LOADING }),
    { taxBase: '15000.00' },
  ],
  [
    'dwell is demurrage and no delay',
    withD,
    facts({ ...toB, stops: LONG_LOADING }),
    {
      lines: [{}, { rule: 'demurrage', amount: '2166.67', minutes: 130, band: { from: '0', to: '6' } }],
      demurrageMinutes: 130,
    },
  ],
  ['a gap has no rate', gapped, km('50'), { lines: [], reasons: ['noRate'], total: '0.00' }],
  [
    'nobody knows how far',
    K,
    facts({ actualDistance: null, estimatedDistance: null }),
    { lines: [], reasons: ['noDistance'] },
  ],
  [
    'the actual distance is not there yet',
    K,
    facts({ actualDistance: null }),
    { taxBase: '9000.00', reasons: ['noActualDistance'] },
  ],
  ['by the estimate', { ...K, defaultMileageBilling: 'estimated' }, km('149'), { taxBase: '9000.00', reasons: [] }],
  [
    'with the way to the first pickup',
    { ...K, mileageCalculationLocationId: C },
    facts({ approachDistance: '20.5' }),
    { distance: '120.500', taxBase: '10845.00' },
  ],
  [
    'without knowing the way to it',
    { ...K, mileageCalculationLocationId: C },
    facts(),
    { taxBase: '9000.00', reasons: ['noApproachDistance'] },
  ],
  [
    'it still stands there',
    K,
    facts({ ...toB, stops: [stop('loading', null, '08:00', null)] }),
    { taxBase: '15000.00', reasons: ['stillStanding'] },
  ],
  [
    'more taken off than there is',
    K,
    facts({ ...toB, discount: '20000', extraCharges: [{ name: 'Toll', amount: '1.005' }] }),
    { taxBase: '0.00', vat: '0.00', total: '0.00' },
  ],
  [
    'half a cent is rounded up',
    { ...K, vatPercentage: '0' },
    facts({
      extraCharges: [
        { name: 'One', amount: '2.675' },
        { name: 'Other', amount: '1.005' },
      ],
    }),
    { lines: [{}, { amount: '2.68' }, { amount: '1.01' }] },
  ],
  [
    'no discount off a lane',
    { ...K, distanceDiscounts: [{ distance: '0', percentage: '50' }] },
    facts(toB),
    { taxBase: '15000.00' },
  ],
  [
    'a trip that is too full',
    K,
    facts({ load: { space: '8.1', weight: '500' }, capacity: { space: '8', weight: '1500' } }),
    { utilization: { space: '101.3', weight: '33.3' } },
  ],
])('%s', (_name, terms, given, expected) => {
  expect(rateBill(terms, given)).toMatchObject(expected);
});

test.each([
  [800, '15200.00'],
  [0, '0.00'],
  [360, '6000.00'],
  [361, '6020.00'],
  [720, '13200.00'],
])('demurrage of %i minutes', (minutes, amount) => {
  expect(sum(demurrage(D, minutes))).toBe(amount);
});
test('hours outside all bands are charged at the base rate', () => {
  expect(
    demurrage({ baseRate: '2000', bands: [{ from: '6', to: '12', rate: '1200' }] }, 800).map(
      ({ amount, minutes, band: of }) => [amount, minutes, of?.from],
    ),
  ).toEqual([
    ['14666.67', 440, undefined],
    ['7200.00', 360, '6'],
  ]);
});

test.each([
  ['created', 1],
  ['pickup', 3],
  ['delivery', 4],
] as const)('rates of the day of %s', (basis, day) => {
  expect(
    ratingDate(basis, { createdAt: 1, pickupPlanned: 2, pickupActual: 3, deliveryPlanned: 4, deliveryActual: null }),
  ).toBe(day);
});

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2));
const metres = fc.integer({ min: 0, max: 2_000_000 });
const inKm = (value: number) => (value / 1_000).toFixed(3);
const anyFacts = fc
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
  .map(facts);

test('no total is below zero; lines add up to the tax base and it with the tax to the total; no line has more than 2 places', () => {
  fc.assert(
    fc.property(fc.constantFrom(K, U, withD), anyFacts, (terms, given) => {
      const { lines, taxBase, vat, total } = rateBill(terms, given);
      const added = sumOf(lines.map(({ billed }) => billed));
      expect(taxBase).toBe(toMoney(added.isNegative() ? decimal(0) : added));
      expect(total).toBe(toMoney(decimal(taxBase).plus(vat)));
      expect(vat).toBe(toMoney(decimal(taxBase).times('0.18')));
      expect(
        lines.every(
          ({ amount, billed, rule }) =>
            /^-?\d+\.\d\d$/.test(amount) &&
            /^-?\d+\.\d\d$/.test(billed) &&
            (decimal(amount).gte(0) || ['discount', 'distanceDiscount'].includes(rule)),
        ),
      ).toBe(true);
    }),
  );
});

/** Every line is rounded by itself: the discount of a way may grow by a cent where the way does not, and the tax with it. */
const ROUNDED = '0.02';

test('a longer way within a band, a longer stay and more charges never cost less', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(K, U, withD),
      metres,
      fc.nat(49_000),
      fc.nat(50_000),
      fc.nat(50_000),
      (terms, from, more, stay, longer) => {
        const sameBand =
          decimal(from).lt(50_000) === decimal(from + more).lt(50_000) &&
          decimal(from).lt(150_000) === decimal(from + more).lt(150_000);
        const reached = (value: number) =>
          terms.distanceDiscounts.filter(({ distance }) => decimal(value).div(1_000).gte(distance)).length;
        const total = (way: number, seconds: number) =>
          decimal(
            rateBill(
              terms,
              km(inKm(way), { stops: [{ what: 'unloading', windowFrom: null, arrivedAt: 0, departedAt: seconds }] }),
            ).total,
          );
        expect(total(from, stay + longer).gte(total(from, stay))).toBe(true);
        if (sameBand && reached(from) === reached(from + more))
          expect(
            total(from + more, stay)
              .plus(ROUNDED)
              .gte(total(from, stay)),
          ).toBe(true);
      },
    ),
  );
});

test('what is spread adds up to the whole, whatever is known of the orders', () => {
  const sharers = fc.array(fc.record({ distance: fc.option(metres.map(inKm)), weight: fc.option(metres.map(inKm)) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(cents(100_000_000), sharers, (cost, given) => {
      const parts = spread(
        cost,
        given.map((sharer, i) => ({ id: `${i}`, ...sharer })),
      );
      expect(sum(parts)).toBe(cost);
      expect(parts.every(({ amount }) => decimal(amount).gte(0))).toBe(true);
    }),
  );
  expect(
    spread('100', [
      { id: 'a', distance: '1', weight: null },
      { id: 'b', distance: '2', weight: null },
    ]),
  ).toEqual([
    { id: 'a', amount: '33.33' },
    { id: 'b', amount: '66.67' },
  ]);
  expect(
    spread('100', [
      { id: 'a', distance: null, weight: '3' },
      { id: 'b', distance: '2', weight: '1' },
    ]).map(({ amount }) => amount),
  ).toEqual(['75.00', '25.00']);
  expect(
    spread(
      '0.01',
      ['a', 'b', 'c'].map((name) => ({ id: name, distance: null, weight: null })),
    ).map(({ amount }) => amount),
  ).toEqual(['0.00', '0.00', '0.01']);
});

test('bands that overlap are named and refused, gaps are told', () => {
  const bands = [band('50', '150', '1'), band('0', '50', '1'), band('149.999', '200', '1'), band('300', '300', '1')];
  expect(bandOverlaps(bands)).toEqual([
    { code: 'empty', at: 3 },
    { code: 'overlap', at: 2, other: 0, from: '149.999', to: '150' },
  ]);
  expect(bandGaps(bands.slice(0, 3))).toEqual([{ code: 'open', from: '200' }]);
  expect(bandGaps([band('80', null, '1'), band('10', '50', '1')])).toEqual([
    { code: 'gap', before: 1, from: '0', to: '10' },
    { code: 'gap', before: 0, from: '50', to: '80' },
  ]);
  const refused = (changes: object) =>
    ContractTerms.safeParse({ ...K, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refused({})).toBeUndefined();
  expect(refused({ distanceRates: bands.slice(0, 3) })).toEqual([
    ['distanceRates.0.from', 'overlap'],
    ['distanceRates.2.from', 'overlap'],
  ]);
  expect(refused({ demurrage: { ...D, bands: [...D.bands, { from: '20', to: null, rate: '1' }] } })).toEqual([
    ['demurrage.bands.2.from', 'overlap'],
    ['demurrage.bands.3.from', 'overlap'],
  ]);
  expect(refused({ billingCurrencyId: LKR, conversionRate: '2' })).toEqual([
    ['billingCurrencyId', 'Same currency selected'],
  ]);
  expect(refused({ billingCurrencyId: USD })).toEqual([['conversionRate', 'required']]);
});
