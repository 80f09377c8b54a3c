import { changesOf, formOf, inputOf, termsFormOf, termsOf } from './contract-values.ts';
import { areWhole } from './contract.schema.ts';
import { details, terms } from './testing/given.ts';

const form = termsFormOf(terms);

test('what is not changed is sent as it came', () => {
  expect(termsOf(form)).toEqual(terms);
  const contract = formOf(details());
  expect(changesOf(contract, { ...contract, name: 'L' })).toEqual({ name: 'L' });
});

test('the newest terms are edited', () => {
  const newer = { number: 2, state: 'rejected' as const, reason: 'No', terms: { ...terms, vatPercentage: '15' } };
  expect(inputOf(formOf(details({ newer }))).terms.vatPercentage).toBe('15');
});

test.each<[string, Partial<typeof form>, Partial<typeof terms>]>([
  [
    'a flat trip that is switched off',
    { hasFlatTrip: false, flatTripRate: '100.00', flatTripBackhaulRate: '50.00' },
    { flatTripRate: null, flatTripBackhaulRate: null },
  ],
  [
    'a flat trip without a backhaul',
    { hasFlatTrip: true, flatTripRate: '100.00', flatTripBackhaulRate: '0.00' },
    { flatTripRate: '100.00', flatTripBackhaulRate: null },
  ],
  ['demurrage that is switched off', { demurrage: { ...form.demurrage, isOn: false } }, { demurrage: null }],
  [
    'a category of its own',
    { delays: { ...form.delays, transit: { isOn: true, freeHours: '0.33', ratePerHour: '10.00' } } },
    {
      delays: {
        loading: { freeMinutes: 90, ratePerHour: '500.00' },
        transit: { freeMinutes: 20, ratePerHour: '10.00' },
      },
    },
  ],
  ['a rate of conversion to nothing', { billingCurrencyId: null, conversionRate: '300' }, { conversionRate: null }],
  [
    'fields of a band that were left empty',
    {
      distanceRates: [
        { from: '0', to: '', value: '1.00', backhaulRate: '0.00', backhaulPercentage: '', minDistance: '' },
      ],
    },
    {
      distanceRates: [
        { from: '0', to: null, value: '1.00', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
      ],
    },
  ],
])('%s', (_what, entered, sent) => {
  expect(termsOf({ ...form, ...entered })).toEqual({ ...terms, ...sent });
});

test.each<[string, Partial<typeof form>, boolean]>([
  ['whole', {}, true],
  ['the same currency twice', { billingCurrencyId: 'lkr', conversionRate: '1' }, false],
  ['no rate of conversion', { billingCurrencyId: 'usd' }, false],
  ['a flat trip for nothing', { hasFlatTrip: true }, false],
  ['a lane twice', { pointRates: [...form.pointRates, ...form.pointRates] }, false],
  [
    'a discount twice',
    {
      distanceDiscounts: [
        { distance: '200', percentage: '5' },
        { distance: '200.0', percentage: '6' },
      ],
    },
    false,
  ],
  ['more than all taken off', { distanceDiscounts: [{ distance: '200', percentage: '101' }] }, false],
  [
    'hours that overlap',
    { demurrage: { ...form.demurrage, bands: [...form.demurrage.bands, { from: '5', to: null, rate: '1.00' }] } },
    false,
  ],
  [
    'hours that overlap where none are charged',
    { demurrage: { isOn: false, baseRate: '0.00', bands: [...form.demurrage.bands, ...form.demurrage.bands] } },
    true,
  ],
])('terms may be tried: %s', (_what, entered, whole) => {
  expect(areWhole({ ...form, ...entered })).toBe(whole);
});
