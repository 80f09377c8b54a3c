import { AgingPage } from 'shared-contracts/finance/aging';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openLedger } from '../testing/ledger.fixtures.ts';

const portal = testApp();
let ledger: Awaited<ReturnType<typeof openLedger>>;
let partnerId: string;
beforeAll(async () => {
  ledger = await openLedger(portal);
  partnerId = ledger.other.organizationId;
  await ledger.addInvoice({ payerId: partnerId, total: '900.00', dueAt: TEST_NOW - DAY });
});

type User = { id: string };
const set = (user: User, limit: unknown, partner = partnerId) =>
  portal.as(user).put(`/credit-limits/${partner}`, { limit });
const get = (user: User, partner = partnerId) => portal.as(user).get(`/credit-limits/${partner}`);
const usesOf = async (user: User, query = '') =>
  AgingPage.parse((await portal.as(user).get(`/aging?${query}`)).json()).items.map(({ creditUse }) => creditUse);

test('open amounts count against the limit, which only the payee sees, also in the aging', async () => {
  const { us, other } = ledger;
  expect((await get(us)).json()).toMatchObject({ partner: { name: 'Serendib' }, currency: 'LKR', use: null });
  expect((await set(us, '900')).json().use).toMatchObject({ used: '900.00', percent: 100, isAbove: false });
  expect((await set(us, '899.99')).json().use).toMatchObject({ limit: '899.99', percent: 100, isAbove: true });
  expect(await usesOf(us)).toMatchObject([{ limit: '899.99', used: '900.00', isAbove: true }]);
  expect(await usesOf(us, `at=${TEST_NOW}`)).toEqual([null]);
  expect(await usesOf(other, 'side=payable')).toEqual([null]);
  expect((await get(other, us.organizationId)).json().use).toBeNull();
  await ledger.addInvoice({ payerId: partnerId, total: '5.00', currency: 'USD', dueAt: TEST_NOW + DAY });
  expect((await get(us)).json().use).toMatchObject({ used: '900.00', withoutRate: ['USD'] });
  await portal.db
    .insertInto('exchangeRates')
    .values({
      organizationId: us.organizationId,
      base: 'USD',
      quote: 'LKR',
      day: '2020-01-01',
      rate: '300',
      source: 'manual',
      reason: 'Test',
      createdAt: 0,
    })
    .execute();
  expect((await get(us)).json().use).toMatchObject({ used: '2400.00', percent: 266, withoutRate: [] });
});

test('bills that wait for their invoice count, and those from before there were invoices do not', async () => {
  const { us, build } = ledger;
  await set(us, '10000');
  const used = async () => Number((await get(us)).json().use.used);
  const before = await used();
  const order = await build.order({ organizationId: partnerId, partnerId: us.organizationId });
  const currency = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'LKR')
    .executeTakeFirstOrThrow();
  const { stage } = await portal.db
    .selectFrom('orders')
    .select('stage')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('orders')
    .set({ stage: 'delivered', predictedCost: '70' })
    .where('id', '=', order.id)
    .execute();
  expect([stage === 'delivered', (await used()) - before]).toEqual([false, 70]);
  const { id } = await portal.db
    .insertInto('bills')
    .values({
      organizationId: partnerId,
      orderId: order.id,
      partnerId: us.organizationId,
      currencyId: currency.id,
      state: 'submitted',
      figures: '{}',
      total: '80',
      createdAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await used()) - before).toBe(80);
  await portal.db.updateTable('bills').set({ state: 'approved', approvedAt: TEST_NOW }).where('id', '=', id).execute();
  expect((await used()) - before).toBe(0);
});

test('users who write partners or approve bills set limits for partners, and each change is recorded', async () => {
  const { us, nobody, trips, outsider } = ledger;
  for (const user of [nobody, trips]) expect((await set(user, '1')).statusCode).toBe(403);
  expect((await set(us, '1', outsider.organizationId)).statusCode).toBe(404);
  expect((await get(us, outsider.organizationId)).statusCode).toBe(404);
  for (const odd of ['-1', '1e9', 5, '1'.repeat(40), '1.234']) expect((await set(us, odd)).statusCode).toBe(422);
  await set(us, '50');
  await set(us, '50');
  expect((await set(us, null)).json().use).toBeNull();
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', us.organizationId)
    .where('event', '=', 'creditLimitChanged')
    .execute();
  expect(entries.slice(-2)).toMatchObject([
    { changes: { Serendib: { to: '50.00 LKR' } } },
    { changes: { Serendib: { from: '50.00 LKR', to: null } } },
  ]);
  await portal.db.updateTable('organizations').set({ currencyId: null }).where('id', '=', us.organizationId).execute();
  expect((await set(us, '1')).json()).toMatchObject({ statusCode: 409, code: 'noOwnCurrency' });
});
