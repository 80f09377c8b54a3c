import { BillGroupResult } from 'shared-contracts/finance/bill-list';
import { InvoicePage } from 'shared-contracts/finance/billing-periods';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openBilling } from '../../bills/testing/bill.fixtures.ts';
import { approveOrder, type InvoicingPartner, openInvoicingPartner, submitOrder } from '../testing/partner.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const group = async (user: { id: string }, billIds: readonly string[]) =>
  BillGroupResult.parse((await portal.as(user).post('/bills/group', { billIds })).json()).items;
const billOf = async (orderId: string) =>
  (await portal.db.selectFrom('bills').select('id').where('orderId', '=', orderId).executeTakeFirstOrThrow()).id;
const billsOf = (orderIds: readonly string[]) => Promise.all(orderIds.map(billOf));
const invoicesOf = async ({ user }: InvoicingPartner) =>
  InvoicePage.parse((await portal.as(user).get('/invoices?sort=number')).json()).items;
const actionsOf = async (user: { id: string }, search: string) =>
  (await portal.as(user).get(`/bills?search=${search}`)).json().items[0].actions;
const refused = (billId: string, code: string, params = {}) => ({ billId, refusal: { code, params } });

test('bills of open weeks become one invoice, those of another cycle a second one', async () => {
  const { clerk, bill } = billing;
  const partner = await openInvoicingPartner(billing, 'Grouping');
  const one = await approveOrder(billing, partner, 'GRP 1');
  const monthly = { ...partner, contractId: await partner.addContract({ billingCycle: 'monthly' }) };
  const other = await approveOrder(billing, monthly, 'GRP 2');
  const left = await approveOrder(billing, partner, 'GRP 3');
  portal.clock.now = TEST_NOW + 10 * DAY;
  const later = await approveOrder(billing, partner, 'GRP 4');
  expect(await actionsOf(partner.user, 'GRP 1')).toEqual(['group']);
  expect(await actionsOf(billing.chief, 'GRP 1')).not.toContain('group');

  const [first, second, third] = await billsOf([one, other, later]);
  const weekly = { number: 'INV-2026-000001', bills: 2 };
  expect(await group(partner.user, [first ?? '', second ?? '', third ?? '', first ?? ''])).toMatchObject([
    { billId: first, invoice: weekly },
    { billId: second, invoice: { number: 'INV-2026-000002', bills: 1 } },
    { billId: third, invoice: weekly },
  ]);
  const span = { cycle: 'weekly', from: '2026-11-16', to: '2026-12-06' };
  expect(await invoicesOf(partner)).toMatchObject([
    { number: 'INV-2026-000001', bills: 2, net: '200.06', tax: '36.01', period: span },
    { number: 'INV-2026-000002', bills: 1, period: { cycle: 'monthly', from: '2026-11-01', to: '2026-11-30' } },
  ]);
  expect((await bill(clerk, 'order', later)).invoice).toMatchObject({ number: 'INV-2026-000001', period: span });
  expect((await bill(clerk, 'order', left)).invoice).toBeNull();
  expect((await portal.as(clerk).get(`/orders/${one}/bill/timeline`)).json().items).toContainEqual(
    expect.objectContaining({ changes: [{ field: 'invoice', from: null, to: 'INV-2026-000001' }] }),
  );
  const [grouped] = await invoicesOf(partner);
  expect((await portal.as(partner.user).patch(`/invoices/${grouped?.id}/credit`, { reason: 'Wrong' })).statusCode).toBe(
    200,
  );
  expect(await actionsOf(partner.user, 'GRP 4')).toEqual(['group']);
});

test('returns for each bill why it is not invoiced', async () => {
  const { chief, outsider, organizationId } = billing;
  const partner = await openInvoicingPartner(billing, 'Refusing');
  const perOrder = { ...partner, contractId: await partner.addContract({ billingCycle: 'perOrder' }) };
  const [submitted = '', single = '', outdated = '', waiting = ''] = await billsOf([
    await submitOrder(billing, partner, 'REF 1'),
    await approveOrder(billing, perOrder, 'REF 2'),
    await approveOrder(billing, partner, 'REF 3'),
    await approveOrder(billing, partner, 'REF 4'),
  ]);
  await portal.db.updateTable('bills').set({ outdatedAt: TEST_NOW }).where('id', '=', outdated).execute();
  expect(await group(chief, [waiting])).toEqual([refused(waiting, 'billOtherIssuer', { issuer: 'Refusing' })]);
  expect(await group(outsider, [waiting])).toEqual([refused(waiting, 'notFound')]);
  const lock = { organizationId, month: '2026-11', lockedAt: TEST_NOW, lockedBy: chief.id };
  await portal.db.insertInto('monthLocks').values(lock).execute();
  expect(await group(partner.user, [waiting])).toEqual([
    refused(waiting, 'monthLocked', { month: '2026-11', organization: 'Harvest' }),
  ]);
  await portal.db.deleteFrom('monthLocks').where('organizationId', '=', organizationId).execute();
  expect(await group(partner.user, [submitted, single, outdated, waiting])).toMatchObject([
    refused(submitted, 'billNotApproved'),
    refused(single, 'billInvoiced', { invoice: 'INV-2026-000001' }),
    refused(outdated, 'billOutdated'),
    { billId: waiting, invoice: { number: 'INV-2026-000002' } },
  ]);
  expect(await group(partner.user, [waiting])).toEqual([
    refused(waiting, 'billInvoiced', { invoice: 'INV-2026-000002' }),
  ]);
  const reader = await billing.build.user({
    organizationId: partner.id,
    login: 'reading',
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect((await portal.as(reader).post('/bills/group', { billIds: [waiting] })).statusCode).toBe(403);
  expect((await portal.as(partner.user).post('/bills/group', { billIds: [] })).statusCode).toBe(422);
});

test('only one of two concurrent groupings gets the bills, and numbers have no gap', async () => {
  const partner = await openInvoicingPartner(billing, 'Racing');
  const bills = await billsOf([
    await approveOrder(billing, partner, 'RACE 1'),
    await approveOrder(billing, partner, 'RACE 2'),
    await approveOrder(billing, partner, 'RACE 3'),
  ]);
  const results = await Promise.all([
    group(partner.user, bills.slice(0, 2)),
    group(partner.user, bills.slice(1)),
    group(partner.user, bills),
  ]);
  const invoiced = results.flat().flatMap((result) => ('invoice' in result ? result.billId : []));
  expect(invoiced.toSorted()).toEqual(bills.toSorted());
  const numbers = (await invoicesOf(partner)).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, position) => `INV-2026-00000${position + 1}`));
});
