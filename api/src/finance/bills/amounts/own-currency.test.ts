import type { BillTotals } from 'shared-contracts/finance/bill-list';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { ReportPage, ReportTotals } from 'shared-contracts/finance/reports';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { bookRates } from '../../exchange-rates/book-rates.ts';
import { openTiers, type Tier } from '../testing/tiers.fixtures.ts';

const portal = testApp();
let { tiers, orderId }: Partial<Awaited<ReturnType<typeof openTiers>>> = {};
const get = async <Answer>(tier: Tier, path: string) =>
  (await portal.as(tiers?.[tier] ?? { id: '' }).get(path)).json<Answer>();
const enterRate = (tier: Tier, rate: string) =>
  portal.as(tiers?.[tier] ?? { id: '' }).post('/exchange-rates', {
    day: '2026-11-19',
    base: 'EUR',
    quote: 'LKR',
    rate,
    reason: 'Our bank',
  });

/**
 * Bills in EUR for organizations whose currency is LKR. Of the order's 1,000 EUR 250.01 are credited, of the trip's 700 EUR
 * 100. The order is booked at 350.5 for its payer and payee; the trip isn't booked, at 400 for the forwarder and at no rate
 * for the carrier.
 */
beforeAll(async () => {
  const { invoice, ...opened } = await openTiers(portal, { currency: 'EUR' });
  ({ tiers, orderId } = opened);
  const [orderInvoice, tripInvoice] = [await invoice('order'), await invoice('trip')];
  await enterRate('owner', '350.5');
  await enterRate('forwarder', '350.5');
  const { db } = portal;
  const bill = await db.selectFrom('bills').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
  await bookRates(db, {
    billId: bill.id,
    billVersion: bill.version,
    organizationIds: [bill.organizationId, bill.partnerId ?? ''],
    currency: 'EUR',
    net: '1000.00',
    tax: '180.00',
    total: '1180.00',
    at: TEST_NOW,
    zone: 'UTC',
  });
  await enterRate('forwarder', '400');
  for (const [issuer, id, amount] of [
    ['forwarder', orderInvoice, '250.00'],
    ['forwarder', orderInvoice, '0.01'],
    ['carrier', tripInvoice, '100.00'],
  ] as const)
    await portal.as(opened.tiers[issuer]).post(`/invoices/${id}/credit-notes`, { reason: 'Late delivery', amount });
});

/** 350,500 less 250.01 × 350.5; 600 × 400. */
const [ORDER, TRIP] = ['262871.49', '240000.00'];

test.each<[Tier, own: { revenue: string; cost: string }, unconverted: object[]]>([
  ['owner', { revenue: '0.00', cost: ORDER }, []],
  ['forwarder', { revenue: ORDER, cost: TRIP }, []],
  ['carrier', { revenue: '0.00', cost: '0.00' }, [{ currency: 'EUR', revenue: '600.00', cost: '0.00' }]],
])('the dashboard of the %s adds up cost and revenue in its own currency', async (tier, amounts, unconverted) => {
  const { own, currencies } = await get<CostRevenue>(tier, '/dashboards/cost-revenue');
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR']);
  expect(own).toMatchObject({ currency: 'LKR', ...amounts, unconverted });
  const busy = own?.points.filter(({ revenue, cost }) => revenue !== '0.00' || cost !== '0.00');
  expect(busy).toEqual(amounts.cost === amounts.revenue ? [] : [{ at: expect.any(Number), ...amounts }]);
});

/** 413,590 less 295.01 × 350.5; 708 × 400. */
const [ORDER_TOTAL, TRIP_TOTAL] = ['310188.99', '283200.00'];
const DAY = '2026-11-19';
const MISSING = { currency: 'EUR', bills: 1, total: '708.00' };
const NONE_MISSING = { withoutRate: 0, unconverted: [] };

test.each<[Tier, tab: 'payable' | 'receivable', report: string, own: object]>([
  ['owner', 'payable', 'ordersInvoice', { total: ORDER_TOTAL, ...NONE_MISSING, firstDay: DAY, lastDay: DAY }],
  ['forwarder', 'receivable', 'ordersInvoice', { total: ORDER_TOTAL, ...NONE_MISSING, firstDay: DAY, lastDay: DAY }],
  ['forwarder', 'payable', 'tripsInvoice', { total: TRIP_TOTAL, ...NONE_MISSING, firstDay: DAY, lastDay: DAY }],
  ['carrier', 'receivable', 'tripsInvoice', { total: '0.00', withoutRate: 1, unconverted: [MISSING], firstDay: null }],
])('sums of %s %s bills and of %s are without what is credited', async (tier, tab, report, own) => {
  const { own: ofBills } = await get<BillTotals>(tier, `/bills/totals?tab=${tab}`);
  expect(ofBills).toMatchObject({ currency: 'LKR', ...own });
  const totals = await get<ReportTotals>(tier, `/reports/totals?name=${report}`);
  const { items } = await get<ReportPage>(tier, `/reports?name=${report}`);
  expect(items).toHaveLength(1);
  expect(totals.own).toEqual(ofBills);
  expect(items.map(({ cells }) => cells.ownTotal ?? '0.00')).toEqual([ofBills?.total]);
});
