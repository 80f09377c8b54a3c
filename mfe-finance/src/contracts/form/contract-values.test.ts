import { getChanges, toContractInput, toFormValues, toTerms, toTermsForm } from './contract-values.ts';
import { areTermsValid } from './contract.schema.ts';
import { details, terms } from '../testing/fixtures.ts';

const form = toTermsForm(terms);

test('sends changed fields only', () => {
  expect(toTerms(form)).toEqual(terms);
  const contract = toFormValues(details());
  expect(getChanges(contract, { ...contract, name: 'L' })).toEqual({ name: 'L' });
});

test('edits the newest terms', () => {
  const newer = { number: 2, state: 'rejected' as const, reason: 'No', terms: { ...terms, vatPercentage: '15' } };
  expect(toContractInput(toFormValues(details({ newer }))).terms.vatPercentage).toBe('15');
});

test.each<[string, Partial<typeof form>, Partial<typeof terms>]>([
  [
    'clears a disabled flat trip',
    { hasFlatTrip: false, flatTripRate: '100.00', flatTripBackhaulRate: '50.00' },
    { flatTripRate: null, flatTripBackhaulRate: null },
  ],
  [
    'clears an empty backhaul rate',
    { hasFlatTrip: true, flatTripRate: '100.00', flatTripBackhaulRate: '0.00' },
    { flatTripRate: '100.00', flatTripBackhaulRate: null },
  ],
  ['clears disabled demurrage', { demurrage: { ...form.demurrage, isOn: false } }, { demurrage: null }],
  [
    'adds an enabled delay category',
    { delays: { ...form.delays, transit: { isOn: true, freeHours: '0.33', ratePerHour: '10.00' } } },
    {
      delays: {
        loading: { freeMinutes: 90, ratePerHour: '500.00' },
        transit: { freeMinutes: 20, ratePerHour: '10.00' },
      },
    },
  ],
  [
    'sends a minimum charge and fuel surcharges',
    { minimumCharge: '10.00', fuelSurcharges: [{ from: 100, percentage: '5' }] },
    { minimumCharge: '10.00', fuelSurcharges: [{ from: 100, percentage: '5' }] },
  ],
  [
    'sends the limits of the tolerance that are entered',
    { toleranceAmount: '', tolerancePercentage: '2.5' },
    { invoiceTolerance: { amount: null, percentage: '2.5' } },
  ],
  [
    'sends the price list of services',
    { services: [{ name: 'Tail lift', unit: 'stop', rate: '10.00' }] },
    { services: [{ name: 'Tail lift', unit: 'stop', rate: '10.00' }] },
  ],
  [
    'clears the conversion rate without billing currency',
    { billingCurrencyId: null, conversionRate: '300' },
    { conversionRate: null },
  ],
  [
    'clears empty band fields',
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
])('%s', (_title, entered, sent) => {
  expect(toTerms({ ...form, ...entered })).toEqual({ ...terms, ...sent });
});

test.each<[string, Partial<typeof form>, boolean]>([
  ['complete terms', {}, true],
  ['same currency twice', { billingCurrencyId: 'lkr', conversionRate: '1' }, false],
  ['missing conversion rate', { billingCurrencyId: 'usd' }, false],
  ['flat trip without a rate', { hasFlatTrip: true }, false],
  ['duplicate lane', { pointRates: [...form.pointRates, ...form.pointRates] }, false],
  [
    'duplicate discount',
    {
      distanceDiscounts: [
        { distance: '200', percentage: '5' },
        { distance: '200.0', percentage: '6' },
      ],
    },
    false,
  ],
  ['discount above 100 %', { distanceDiscounts: [{ distance: '200', percentage: '101' }] }, false],
  [
    'overlapping hour bands',
    { demurrage: { ...form.demurrage, bands: [...form.demurrage.bands, { from: '5', to: null, rate: '1.00' }] } },
    false,
  ],
  [
    'overlapping hour bands with demurrage disabled',
    { demurrage: { isOn: false, baseRate: '0.00', bands: [...form.demurrage.bands, ...form.demurrage.bands] } },
    true,
  ],
])('validates terms: %s', (_title, entered, valid) => {
  expect(areTermsValid({ ...form, ...entered })).toBe(valid);
});
