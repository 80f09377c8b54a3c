import { DAY } from 'shared-contracts/values/time';
import { UNKNOWN_ID } from '../contracts/testing/contract.fixtures.ts';
import { readPart } from '../../platform/excel/testing/files.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
const PERIOD = `from=${TEST_NOW - 30 * DAY}&to=${TEST_NOW}`;

async function openSimulation() {
  const billing = await openBilling(portal);
  const { build, organizationId, partner, delivered, port, kandy } = billing;
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    flatTripRate: '10000.00',
    bands: [],
    delayTerms: [],
    newer: { terms: { flatTripRate: '11000.00' } },
  });
  const tariff = { contractId: contract.id };
  const ids = [await delivered(tariff), await delivered(tariff), await delivered(tariff, [kandy, port])];
  const rules = [
    { model: 'contract' as const, rule: 'read' as const },
    { model: 'order' as const, rule: 'read' as const },
  ];
  const [reader, theirReader, outsider] = [
    await build.user({ organizationId, rules }),
    await build.user({ organizationId: partner.id, rules }),
    await build.user({ organizationId: (await build.organization()).id, rules }),
  ];
  const simulate = async (user: { id: string } = reader, query = PERIOD, id = contract.id) =>
    portal.as(user as never).get(`/contracts/${id}/simulation?${query}`);
  return { ...billing, contract, ids, reader, theirReader, outsider, simulate };
}
let tariff: Awaited<ReturnType<typeof openSimulation>>;
beforeAll(async () => {
  tariff = await openSimulation();
});

test('compares the newest terms with what the orders of the period cost, and stores nothing', async () => {
  const { simulate, ids, theirReader } = tariff;
  const countBills = () => portal.db.selectFrom('bills').select('id').execute();
  const stored = await countBills();
  const simulation = (await simulate()).json();
  expect(simulation).toMatchObject({ version: 2, currency: 'LKR', orderCount: 3, unratedCount: 0 });
  expect(simulation.orders.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect(simulation.orders[0]).toMatchObject({ before: '10000.00', after: '11000.00', difference: '1000.00' });
  expect(simulation.lanes).toEqual([
    { from: 'Port', to: 'Kandy', count: 2, before: '20000.00', after: '22000.00', difference: '2000.00' },
    { from: 'Kandy', to: 'Port', count: 1, before: '10000.00', after: '11000.00', difference: '1000.00' },
  ]);
  expect(simulation.total).toEqual({ before: '30000.00', after: '33000.00', difference: '3000.00' });
  expect((await simulate(theirReader)).json().total).toEqual(simulation.total);
  expect(await countBills()).toEqual(stored);
});

test('a chosen version and a period limit what is simulated', async () => {
  const { simulate, reader } = tariff;
  expect((await simulate(reader, `${PERIOD}&version=1`)).json().total.difference).toBe('0.00');
  const earlier = `from=${TEST_NOW - 60 * DAY}&to=${TEST_NOW - 30 * DAY}`;
  expect((await simulate(reader, earlier)).json()).toMatchObject({ orders: [], lanes: [], orderCount: 0 });
});

test('an approved bill shows its amount next to the simulated one', async () => {
  const { simulate, act, clerk, chief, ids, edit } = tariff;
  const [id = ''] = ids;
  await edit(clerk, 'order', id, { extraCharges: [{ name: 'Toll', amount: '500' }] });
  const find = async () => (await simulate()).json().orders.find((order: { id: string }) => order.id === id);
  expect(await find()).toMatchObject({ before: '10000.00', after: '11000.00' });
  await act(clerk, 'order', id, 'submit');
  await act(chief, 'order', id, 'approve');
  expect(await find()).toMatchObject({ before: '10500.00', after: '11500.00', difference: '1000.00' });
});

test.each<[string, () => [{ id: string }, string, string?], number]>([
  ['another organization', () => [tariff.outsider, PERIOD], 404],
  ['an unknown contract', () => [tariff.reader, PERIOD, UNKNOWN_ID], 404],
  ['an unknown version', () => [tariff.reader, `${PERIOD}&version=9`], 422],
  ['a period that ends before it starts', () => [tariff.reader, `from=${TEST_NOW}&to=${TEST_NOW - 1}`], 422],
  ['more than a year', () => [tariff.reader, `from=${TEST_NOW - 400 * DAY}&to=${TEST_NOW}`], 422],
])('refuses %s', async (_case, request, status) => {
  const [user, query, id] = request();
  expect((await tariff.simulate(user, query, id)).statusCode).toBe(status);
});

test('exports orders and lanes with their totals', async () => {
  const { reader, contract } = tariff;
  const reply = await portal.as(reader as never).get(`/contracts/${contract.id}/simulation/export?${PERIOD}`);
  expect(reply.statusCode).toBe(200);
  const sheet = String(await readPart(reply.rawPayload, 'xl/worksheets/sheet2.xml'));
  expect(sheet).toContain('Difference (LKR)');
  expect(sheet).toContain('<v>3000.00</v>');
});
