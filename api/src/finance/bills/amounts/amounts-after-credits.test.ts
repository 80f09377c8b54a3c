import type { AccrualRun } from 'shared-contracts/finance/accruals';
import type { BillTotals } from 'shared-contracts/finance/bill-list';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { OrderDetails, OrderRow } from 'shared-contracts/orders/orders';
import type { Trip, TripRow } from 'shared-contracts/trips/trips';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openTiers, type Tier } from '../testing/tiers.fixtures.ts';

const portal = testApp();
let { tiers, tripId, orderId }: Partial<Awaited<ReturnType<typeof openTiers>>> = {};
const get = async <Answer>(tier: Tier, path: string) =>
  (await portal.as(tiers?.[tier] ?? { id: '' }).get(path)).json<Answer>();

/** 250 and then 0.01 of the order's 1,000 are credited, and 100 of its trip's 700. */
beforeAll(async () => {
  const { invoice, ...opened } = await openTiers(portal);
  ({ tiers, tripId, orderId } = opened);
  const [orderInvoice, tripInvoice] = [await invoice('order'), await invoice('trip')];
  for (const [issuer, id, amount] of [
    ['forwarder', orderInvoice, '250.00'],
    ['forwarder', orderInvoice, '0.01'],
    ['carrier', tripInvoice, '100.00'],
  ] as const) {
    const body = { reason: 'Late delivery', amount };
    await portal.as(opened.tiers[issuer]).post(`/invoices/${id}/credit-notes`, body);
  }
});

type Amounts = { revenue: string | null; cost: string | null; margin: string | null };
const NONE = { revenue: null, cost: null, margin: null };
const BETWEEN = { revenue: '749.99', cost: '600.00', margin: '149.99' };

test.each<[Tier, order: Amounts | null, trip: Amounts]>([
  ['owner', { ...NONE, cost: '749.99' }, { ...NONE, cost: '749.99' }],
  ['forwarder', BETWEEN, BETWEEN],
  ['carrier', null, { ...NONE, revenue: '600.00' }],
  ['root', BETWEEN, BETWEEN],
])('the %s sees the order and its trip without what is credited, on pages and in lists', async (tier, order, trip) => {
  expect(await get<Trip>(tier, `/trips/${tripId}`)).toMatchObject(trip);
  expect((await get<{ items: TripRow[] }>(tier, '/v2/trips')).items).toMatchObject([{ id: tripId, ...trip }]);
  if (order) expect(await get<OrderDetails>(tier, `/v2/orders/${orderId}`)).toMatchObject(order);
  const list = tier === 'forwarder' ? '/v2/orders?fromPartner=true' : '/orders/v2';
  const { items } = await get<{ items: OrderRow[] }>(tier, list);
  expect(items.map(({ revenue, cost, margin }) => ({ revenue, cost, margin }))).toEqual(order ? [order] : []);
});

test.each<[Tier, { receivable: string; payable: string }]>([
  ['owner', { receivable: '0.00', payable: '749.99' }],
  ['forwarder', { receivable: '749.99', payable: '600.00' }],
  ['carrier', { receivable: '600.00', payable: '0.00' }],
])('the dashboard of the %s equals the sums of its lists of bills and its reports', async (tier, sums) => {
  const { currencies } = await get<CostRevenue>(tier, '/dashboards/cost-revenue');
  expect(currencies).toMatchObject([{ currency: 'LKR', revenue: sums.receivable, cost: sums.payable }]);
  for (const tab of ['receivable', 'payable'] as const) {
    const totals = await get<BillTotals>(tier, `/bills/totals?tab=${tab}`);
    expect([tab, totals.currencies[0]?.taxBase ?? '0.00']).toEqual([tab, sums[tab]]);
  }
  const report = await get<{ items: { cells: Record<string, string | null> }[] }>(tier, '/reports?name=tripDetail');
  const cells = report.items[0]?.cells;
  expect([cells?.['tripRevenueLkr'] ?? '0.00', cells?.['tripCostLkr'] ?? '0.00']).toEqual(
    tier === 'owner' ? ['0.00', '0.00'] : [sums.receivable, sums.payable],
  );
});

test('sums of bills include the credited part of their total, with its tax', async () => {
  const { currencies } = await get<BillTotals>('owner', '/bills/totals?tab=payable');
  expect(currencies).toEqual([
    { currency: 'LKR', bills: 1, taxBase: '749.99', vat: '135.00', total: '884.99', credited: '295.01' },
  ]);
});

test('accruals compare with what is invoiced and not credited', async () => {
  const { db } = portal;
  const bill = await db.selectFrom('bills').selectAll().where('orderId', 'is not', null).executeTakeFirstOrThrow();
  const run = { organizationId: bill.organizationId, month: '2026-10', zone: 'UTC', endsAt: TEST_NOW };
  const { id: runId } = await db
    .insertInto('accrualRuns')
    .values({ ...run, calculatedAt: TEST_NOW, calculatedBy: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('accruals')
    .values({
      runId,
      side: 'payer',
      orderId: bill.orderId,
      tripId: null,
      payerId: bill.organizationId,
      payeeId: bill.partnerId ?? '',
      contractId: null,
      contractName: null,
      currency: 'LKR',
      amount: '900.00',
      deliveredAt: TEST_NOW,
      state: 'draft',
      reasons: [],
    })
    .execute();
  const { items } = await get<{ items: AccrualRun[] }>('owner', '/accrual-runs');
  expect(items).toMatchObject([{ totals: [{ billed: '749.99', difference: '-150.01' }] }]);
});
