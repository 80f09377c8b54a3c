import { testApp } from '../../platform/testing/test-app.ts';
import { band, openContracts, UNKNOWN_ID } from './testing/contract.fixtures.ts';

const portal = testApp();
let contracts: Awaited<ReturnType<typeof openContracts>>;
beforeAll(async () => {
  contracts = await openContracts(portal);
});

test.each<[string, (c: typeof contracts) => object, Record<string, string>]>([
  [
    'the same currency twice',
    ({ terms }) => ({ terms: { ...terms, billingCurrencyId: terms.baseCurrencyId, conversionRate: '1' } }),
    { 'terms.billingCurrencyId': 'Same currency selected' },
  ],
  [
    'bands that overlap',
    ({ terms }) => ({ terms: { ...terms, distanceRates: [band('0', '60', '1'), band('50', null, '1')] } }),
    { 'terms.distanceRates.0.from': 'overlap', 'terms.distanceRates.1.from': 'overlap' },
  ],
  [
    'hours that overlap',
    ({ terms }) => ({
      terms: {
        ...terms,
        demurrage: {
          baseRate: '1',
          bands: [
            { from: '0', to: null, rate: '1' },
            { from: '2', to: '3', rate: '1' },
          ],
        },
      },
    }),
    { 'terms.demurrage.bands.0.from': 'overlap', 'terms.demurrage.bands.1.from': 'overlap' },
  ],
  [
    'a lane twice',
    ({ terms }) => ({ terms: { ...terms, pointRates: [...terms.pointRates, ...terms.pointRates] } }),
    { 'terms.pointRates.0.toLocationId': 'twice', 'terms.pointRates.1.toLocationId': 'twice' },
  ],
  ['an end before the start', () => ({ expireDate: 1 }), { expireDate: 'Invalid date' }],
  ['an unknown partner', () => ({ partnerId: UNKNOWN_ID }), { partnerId: 'Partner not found' }],
  [
    'a location of another organization',
    ({ terms, theirs }) => ({ terms: { ...terms, mileageCalculationLocationId: theirs.id } }),
    { 'terms.mileageCalculationLocationId': 'Location not found' },
  ],
  [
    'an amount with three decimals',
    ({ terms }) => ({ terms: { ...terms, flatTripRate: '1.005' } }),
    { 'terms.flatTripRate': expect.any(String) as unknown as string },
  ],
  ['unknown vehicle types', () => ({ vehicleTypeIds: [UNKNOWN_ID] }), { 'vehicleTypeIds.0': 'Vehicle type not found' }],
])('rejects %s at its field', async (_case, more, expected) => {
  const reply = await contracts.as.post('/contracts', { ...contracts.input, ...more(contracts) });
  const { fields } = reply.json();
  expect([
    reply.statusCode,
    Object.fromEntries(
      Object.entries(fields as Record<string, { message: string }>).map(([field, { message }]) => [field, message]),
    ),
  ]).toEqual([422, expected]);
});
