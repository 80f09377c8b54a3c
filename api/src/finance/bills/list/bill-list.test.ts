import type { BillCounts, BillRow } from 'shared-contracts/finance/bill-list';
import type { Page } from 'shared-contracts/common';
import { readPdf } from '../../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openBilling } from '../testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
/** Orders with a bill in each state, by what was done with it last. */
let orders: Record<'submitted' | 'approved' | 'draft', string>;
let tripId = '';

beforeAll(async () => {
  billing = await openBilling(portal);
  const { build, delivered, act, clerk, chief, organizationId, partner, contract } = billing;
  orders = {
    submitted: await delivered({ number: 'O-000101', reference: 'PO-77' }),
    approved: await delivered({ number: 'O-000102', predictedDistance: '40.000' }),
    draft: await delivered({ number: 'O-000103' }),
  };
  for (const id of Object.values(orders)) await billing.setActualDistance(id, '137.456');
  await billing.setActualDistance(orders.approved, '40.000');
  await act(clerk, 'order', orders.submitted, 'submit');
  await act(clerk, 'order', orders.approved, 'submit');
  await act(chief, 'order', orders.approved, 'approve');
  await billing.edit(clerk, 'order', orders.draft, { discount: '1.00' });
  const trip = await build.trip({ organizationId: partner.id, stage: 'completed', pickAt: TEST_NOW });
  tripId = trip.id;
  const { baseCurrencyId: currencyId } = await portal.db
    .selectFrom('contracts')
    .select('baseCurrencyId')
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('bills')
    .values({
      tripId,
      organizationId: partner.id,
      partnerId: organizationId,
      state: 'submitted',
      figures: JSON.stringify({ reasons: ['noRate'] }),
      currencyId,
      taxBase: '700.00',
      vat: '0.00',
      total: '700.00',
      submittedAt: TEST_NOW - 60,
      createdAt: TEST_NOW,
    })
    .execute();
});

const list = async (user: { id: string }, query = '') =>
  (await portal.as(user).get(`/bills${query}`)).json<Page<BillRow>>();
const idsOf = ({ items }: Page<BillRow>) => items.map(({ subject }) => subject.id);
const countsOf = async (user: { id: string }) =>
  Object.fromEntries(
    (await portal.as(user).get('/bills/counts')).json<BillCounts>().items.map(({ tab, count }) => [tab, count]),
  );

test('both sides list the submitted bills, each by its side', async () => {
  const { both, theirs, outsider, organizationId, partner } = billing;
  const ours = await list(both, '?sort=number');
  expect(idsOf(ours)).toEqual([orders.submitted, orders.approved, tripId]);
  expect(ours.items).toMatchObject([
    {
      of: 'order',
      subject: { number: 'O-000101', shipperCode: null, reference: 'PO-77', stage: 'delivered' },
      state: 'submitted',
      side: 'payer',
      payer: { id: organizationId, name: 'Harvest' },
      payee: { id: partner.id, name: 'Serendib' },
      currency: 'LKR',
      approvedAt: null,
      actions: ['edit', 'approve', 'sendBack', 'sendEmail', 'attach'],
    },
    { state: 'approved', side: 'payer', approvedAt: TEST_NOW, actions: ['credit', 'sendEmail'] },
    {
      of: 'trip',
      side: 'payee',
      payer: { name: 'Serendib' },
      payee: { name: 'Harvest' },
      total: '700.00',
      actions: [],
    },
  ]);
  const others = await list(theirs, '?sort=-number');
  expect(others.items.map(({ of, side, subject }) => [of, side, subject.shipperCode !== null])).toEqual([
    ['trip', 'payer', false],
    ['order', 'payee', true],
    ['order', 'payee', true],
  ]);
  expect(await list(outsider)).toMatchObject({ items: [], total: 0 });
});

test('lists what a bill has when it is opened', async () => {
  const { both, bill } = billing;
  for (const row of (await list(both, '?of=order')).items) {
    const { total, taxBase, vat, revision, state, actions, billingCurrency } = await bill(
      both,
      'order',
      row.subject.id,
    );
    expect(row).toMatchObject({ total, taxBase, vat, revision, state, actions, currency: billingCurrency });
  }
});

test('counts and lists the tabs', async () => {
  const { both, build, chief, clerk, theirs } = billing;
  const tabs = await countsOf(both);
  expect(tabs).toEqual({ all: 3, receivable: 1, payable: 2, toApprove: 1, overdue: 0 });
  for (const [tab, count] of Object.entries(tabs)) expect((await list(both, `?tab=${tab}`)).total).toBe(count);
  expect(idsOf(await list(both, '?tab=receivable'))).toEqual([tripId]);
  expect(idsOf(await list(chief, '?tab=toApprove'))).toEqual([orders.submitted]);
  expect(await countsOf(clerk)).toMatchObject({ payable: 2, toApprove: 0 });
  // Root sees the bills of all, but those of others don't wait for root.
  expect(await countsOf(await build.user({ role: 'root' }))).toMatchObject({ payable: 3, toApprove: 0 });
  expect(await countsOf(theirs)).toEqual({ all: 3, receivable: 2, payable: 1, toApprove: 1, overdue: 0 });
});

test.each<[string, () => string[]]>([
  ['?search=O-000102', () => [orders.approved]],
  ['?search=po-77', () => [orders.submitted]],
  ['?search=Serendib', () => [orders.approved, orders.submitted, tripId]],
  ['?search=Harvest', () => []],
  ['?search=700.0', () => [tripId]],
  ['?state=approved', () => [orders.approved]],
  ['?state=outdated', () => []],
  ['?of=trip', () => [tripId]],
  ['?maxTotal=800', () => [tripId]],
  ['?minTotal=800&sort=total', () => [orders.approved, orders.submitted]],
  [`?to=${TEST_NOW - 1}`, () => [tripId]],
  [`?from=${TEST_NOW}&sort=number`, () => [orders.submitted, orders.approved]],
  ['?limit=1&page=3&sort=-total', () => [tripId]],
])('filters and sorts by %s', async (query, expected) => {
  const ids = idsOf(await list(billing.both, query));
  expect(query.includes('sort') ? ids : ids.toSorted()).toEqual(
    query.includes('sort') ? expected() : expected().toSorted(),
  );
});

test('an approved bill is found by its invoice, and overdue from its due date on', async () => {
  const { both, theirs, bill } = billing;
  const { invoice } = await bill(both, 'order', orders.approved);
  const { number = '', dueAt = 0 } = invoice ?? {};
  const [found, ...others] = (await list(theirs, `?search=${number}`)).items;
  expect([others, found]).toMatchObject([[], { invoice: { number, dueAt }, isOverdue: false }]);
  expect(idsOf(await list(both, '?sort=dueAt'))[0]).toBe(orders.approved);
  portal.clock.now = dueAt + 1;
  for (const user of [both, theirs]) {
    expect((await countsOf(user))['overdue']).toBe(1);
    expect((await list(user, '?tab=overdue')).items).toMatchObject([
      { subject: { id: orders.approved }, isOverdue: true },
    ]);
  }
  portal.clock.now = TEST_NOW;
});

test('prints selected bills as one PDF, and rejects bills that the reader cannot see', async () => {
  const { both, theirs, outsider } = billing;
  const ids = (await list(both, '?of=order&sort=number')).items.map(({ id }) => id);
  const print = (user: { id: string }, chosen: readonly string[]) =>
    portal.as(user).get(`/bills/documents/export?billId=${chosen.join(',')}`);
  const reply = await print(both, ids);
  const { pages } = readPdf(reply.rawPayload);
  expect(pages.flat().join(' ')).toMatch(/O-000101[^]*O-000102/);
  expect((await print(theirs, ids)).statusCode).toBe(200);
  expect((await print(outsider, ids)).statusCode).toBe(404);
  const { id: draftId } = await portal.db
    .selectFrom('bills')
    .select('id')
    .where('orderId', '=', orders.draft)
    .executeTakeFirstOrThrow();
  expect((await print(both, [...ids, draftId])).statusCode).toBe(404);
});

test('lists only the bills of what the reader may read', async () => {
  const { build, organizationId } = billing;
  const reader = (model: 'order' | 'trip' | 'contract') =>
    build.user({ organizationId, rules: [{ model, rule: 'read' }] });
  expect((await list(await reader('order'))).items.map(({ of }) => of)).toEqual(['order', 'order']);
  expect((await list(await reader('trip'))).items.map(({ of }) => of)).toEqual(['trip']);
  expect((await portal.as(await reader('contract')).get('/bills')).statusCode).toBe(403);
});
