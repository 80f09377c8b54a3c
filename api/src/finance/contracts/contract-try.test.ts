import { MINUTE } from 'shared-contracts/values/time';
import { testApp } from '../../platform/testing/test-app.ts';
import { band, openContracts } from './testing/contract.fixtures.ts';

const portal = testApp();
let contracts: Awaited<ReturnType<typeof openContracts>>;
beforeAll(async () => {
  contracts = await openContracts(portal);
});

const lane = () => ({ fromLocationId: contracts.from.id.toUpperCase(), toLocationId: contracts.to.id });
const stop = (what: string, windowFrom: number | null, arrived: number, departed: number) => ({
  what,
  windowFrom,
  arrivedAt: arrived * MINUTE,
  departedAt: departed * MINUTE,
});
test.each<[string, () => object, [string, string, string]]>([
  ['137.456 km', () => ({ actualDistance: '137.456' }), ['12371.04', '2226.79', '14597.83']],
  ['12.3 km', () => ({ actualDistance: '12.3' }), ['2000.00', '360.00', '2360.00']],
  ['50.000 km', () => ({ actualDistance: '50.000' }), ['4500.00', '810.00', '5310.00']],
  ['49.999 km', () => ({ actualDistance: '49.999' }), ['4999.90', '899.98', '5899.88']],
  [
    'a lane with a long loading',
    () => ({
      ...lane(),
      actualDistance: '100',
      stops: [stop('loading', 480 * MINUTE, 480, 730), stop('unloading', null, 780, 870)],
    }),
    ['16083.33', '2895.00', '18978.33'],
  ],
  [
    'a backhaul lane',
    () => ({ ...lane(), isBackhaul: true, actualDistance: '100' }),
    ['9000.00', '1620.00', '10620.00'],
  ],
  ['420.5 km', () => ({ actualDistance: '420.5' }), ['31117.00', '5601.06', '36718.06']],
  ['260 km as backhaul', () => ({ actualDistance: '260', isBackhaul: true }), ['11856.00', '2134.08', '13990.08']],
])('trying the worked example: %s', async (_case, trip, [taxBase, vat, total]) => {
  const tried = (await contracts.as.post('/contracts/try', { terms: contracts.terms, trip: trip() })).json();
  expect(tried).toMatchObject({ taxBase, vat, total, currency: 'LKR', billingCurrency: 'LKR', reasons: [] });
});

test('a minimum charge and the fuel surcharge of a date are stored, compared and charged', async () => {
  const { createConfirmed, as, terms } = contracts;
  const { id } = await createConfirmed();
  const fuelSurcharges = [{ from: 1_790_000_000, percentage: '10' }];
  await as.patch(`/contracts/${id}`, { terms: { ...terms, minimumCharge: '35000', fuelSurcharges } });
  const tried = (await as.post(`/contracts/${id}/try`, { trip: { actualDistance: '420.5' } })).json();
  expect(tried.lines.slice(2)).toMatchObject([
    { rule: 'minimumCharge', amount: '3883.00', rate: '35000.00' },
    { rule: 'fuelSurcharge', amount: '3500.00', percentage: '10' },
  ]);
  const { changes } = (await as.get(`/contracts/${id}/versions/2`)).json();
  expect(changes).toEqual(
    expect.arrayContaining([
      { path: ['minimumCharge'], old: null, new: '35000.00' },
      { path: ['fuelSurcharges', '1790000000', 'percentage'], old: null, new: '10' },
    ]),
  );
  const twice = { ...terms, fuelSurcharges: [...fuelSurcharges, ...fuelSurcharges] };
  const refused = await as.patch(`/contracts/${id}`, { terms: twice });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    422,
    ['terms.fuelSurcharges.0.from', 'terms.fuelSurcharges.1.from'],
  ]);
});

test('surcharges of days are stored, compared and charged on the days that are tried', async () => {
  const { createConfirmed, as, terms } = contracts;
  const { id } = await createConfirmed();
  const dayRates = {
    timeZone: 'Asia/Colombo',
    saturday: { percentage: '25.0', amount: null },
    sunday: null,
    holiday: { percentage: null, amount: '1500' },
    holidays: ['2026-12-25', '2026-12-25'],
  };
  await as.patch(`/contracts/${id}`, { terms: { ...terms, dayRates } });
  const trip = { actualDistance: '100', dates: ['2026-12-25', '2026-11-28', '2026-11-29'] };
  const tried = (await as.post(`/contracts/${id}/try`, { trip })).json();
  expect(tried.lines.slice(1)).toEqual([
    { rule: 'saturdaySurcharge', amount: '2250.00', billed: '2250.00', date: '2026-11-28', percentage: '25' },
    { rule: 'holidaySurcharge', amount: '1500.00', billed: '1500.00', date: '2026-12-25', rate: '1500.00' },
  ]);
  const { changes } = (await as.get(`/contracts/${id}/versions/2`)).json();
  expect(changes).toEqual(
    expect.arrayContaining([
      { path: ['dayRates', 'saturday', 'percentage'], old: null, new: '25' },
      { path: ['dayRates', 'holidays', '2026-12-25'], old: null, new: '2026-12-25' },
    ]),
  );
  const refuse = async (more: object) =>
    Object.keys(
      (await as.patch(`/contracts/${id}`, { terms: { ...terms, dayRates: { ...dayRates, ...more } } })).json().fields,
    );
  expect(await refuse({ timeZone: 'Mars/Olympus' })).toEqual(['terms.dayRates.timeZone']);
  expect(await refuse({ sunday: { percentage: '5', amount: '5' } })).toEqual(['terms.dayRates.sunday.percentage']);
  expect(await refuse({ holidays: ['25.12.2026'] })).toEqual(['terms.dayRates.holidays.0']);
});

test('a trial prices a contract with its newest terms or a chosen version, and each line names its rate', async () => {
  const { createConfirmed, as, asPartner, terms } = contracts;
  const { id } = await createConfirmed();
  await as.patch(`/contracts/${id}`, { terms: { ...terms, vatPercentage: '10' } });
  const tried = async (more: object) =>
    (await asPartner.post(`/contracts/${id}/try`, { trip: { actualDistance: '420.5' }, ...more })).json();
  expect([(await tried({})).vat, (await tried({ version: 1 })).vat]).toEqual(['3111.70', '5601.06']);
  expect((await tried({})).lines).toMatchObject([
    { rule: 'distance', amount: '33640.00', rate: '80', distance: '420.500', band: { from: '150', to: null } },
    { rule: 'distanceDiscount', amount: '-2523.00', percentage: '7.5', threshold: '400' },
  ]);
  expect((await tried({ version: 9 })).fields).toHaveProperty('version.code', 'notFound');
  expect(
    (
      await as.post('/contracts/try', {
        terms: { ...terms, distanceRates: [band('0', null, '9999999999999')] },
        trip: { actualDistance: '999999999' },
      })
    ).json().fields,
  ).toHaveProperty('trip.code', 'tooMuch');
});
