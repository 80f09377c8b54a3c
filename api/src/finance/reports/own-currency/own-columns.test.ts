import type { Bill } from 'shared-contracts/finance/bills';
import type { ReportGroupPage } from 'shared-contracts/finance/report-groups';
import type { ReportTotals } from 'shared-contracts/finance/reports';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { openBilling } from '../../bills/testing/bill.fixtures.ts';

const portal = testApp();
type User = { id: string };

/**
 * Orders with a predicted cost of 1,000 LKR, a predicted cost of 10 EUR, and an approved one of 100.01 EUR at 350 LKR,
 * 20 EUR of it credited; the euro has since risen to 400 LKR. The carrier of the last order runs it on a trip.
 */
async function setUp() {
  const billing = await openBilling(portal);
  const { build, organizationId, partner, delivered, kandy, port, act, clerk, chief, both, theirs } = billing;
  const { id: euro } = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'EUR')
    .executeTakeFirstOrThrow();
  const payer = await build.user({ organizationId, rules: 'all' });
  const payee = await build.user({ organizationId: partner.id, rules: 'all' });
  const enter = (user: User, day: string, rate: string, quote = 'LKR') =>
    portal.as(user).post('/exchange-rates', { day, base: 'EUR', quote, rate, reason: 'Our bank' });
  const terms = { baseCurrencyId: euro, flatTripRate: '100.01', vatPercentage: '18' };
  const contract = await build.contract({ organizationId, partnerId: partner.id, terms });
  await enter(both, '2026-11-18', '350');
  const trip = await build.trip({
    organizationId: partner.id,
    stage: 'completed',
    pickAt: TEST_NOW,
    carrying: [
      {
        organizationId,
        partnerId: partner.id,
        contractId: contract.id,
        stage: 'delivered',
        stops: [kandy, port].map(({ id }) => ({ locationId: id })),
      },
    ],
  });
  const { orderId } = await portal.db
    .selectFrom('tripStopOrders')
    .select('orderId')
    .where('tripId', '=', trip.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await act(clerk, 'order', orderId, 'submit');
  await act(chief, 'order', orderId, 'approve');
  const { balance }: Bill = await billing.bill(theirs, 'order', orderId);
  await portal.as(theirs).post(`/invoices/${balance?.invoiceId}/credit-notes`, { reason: 'Late', amount: '20.00' });
  await enter(both, '2026-11-19', '400');
  await delivered({ predictedCost: '1000.00' });
  await delivered({ contractId: contract.id, predictedCost: '10.00' });
  const totalsOf = async (user: User, name: string): Promise<ReportTotals> =>
    (await portal.as(user).get(`/reports/totals?name=${name}`)).json();
  const groupsOf = async (user: User, query: string): Promise<ReportGroupPage> =>
    (await portal.as(user).get(`/reports/groups?${query}`)).json();
  return { payer, payee, theirs, enter, totalsOf, groupsOf };
}

let opened: ReturnType<typeof setUp>;
beforeAll(() => {
  opened = setUp();
});

test('groups show their sums in the own currency, which add up to the total', async () => {
  const { payer, payee, totalsOf, groupsOf } = await opened;
  const { ownColumns } = await totalsOf(payer, 'orderDetail');
  const groups = await groupsOf(payer, 'name=orderDetail&groupBy=partner,pickupFrom.month&measures=count,sum.cost');
  expect(groups.ownColumns).toEqual({ cost: ownColumns?.cost });
  const sums = groups.items.map(({ currency, values, own }) => ({
    currency,
    cost: values['sum.cost'],
    own: own?.cost,
  }));
  expect(sums.filter(({ currency }) => currency === 'EUR').length).toBeGreaterThan(0);
  for (const { currency, cost, own } of sums.filter((one) => one.currency === 'LKR'))
    expect([currency, own]).toEqual([currency, toMoney(decimal(cost ?? 0))]);
  expect(toMoney(sumOf(sums.map(({ own }) => own ?? '0')))).toBe(ownColumns?.cost?.total);

  const all = await groupsOf(payer, 'name=orderDetail&measures=sum.cost,sum.weight');
  expect(all.items.map(({ currency, own }) => [currency, own?.cost])).toEqual([
    ['EUR', toMoney(decimal('80.01').times(350).plus(4_000))],
    ['LKR', all.items.find(({ currency }) => currency === 'LKR')?.values['sum.cost']],
  ]);

  const unknown = await groupsOf(payee, 'name=orderDetail&groupBy=owner&measures=sum.revenue');
  expect(unknown.ownColumns?.revenue).toMatchObject({ unconverted: [{ currency: 'EUR', total: '90.01' }] });
  expect(unknown.items.find(({ currency }) => currency === 'EUR')?.own).toEqual({ revenue: null });
  expect((await groupsOf(payer, 'name=orderDetail&groupBy=owner&measures=count')).ownColumns).toEqual({});
  const trips = await groupsOf(payee, 'name=tripDetail&groupBy=runner&measures=sum.tripRevenue');
  expect(trips.ownColumns?.tripRevenue?.unconverted).toEqual(
    (await totalsOf(payee, 'tripDetail')).ownColumns?.tripRevenue?.unconverted,
  );

  const file = await portal.as(payer).get('/reports/groups/export?name=orderDetail&measures=sum.cost&format=csv');
  expect(file.payload).toContain('Cost (sum) LKR');
});

test('cost and revenue are summed in the own currency, as booked or at the rate of the day', async () => {
  const { payer, payee, theirs, enter, totalsOf } = await opened;
  const { items, ownColumns } = await totalsOf(payer, 'orderDetail');
  const euros = items.find(({ currency }) => currency === 'EUR')?.cells.cost;
  const rupees = items.find(({ currency }) => currency === 'LKR')?.cells.cost;
  const billed = decimal(euros ?? 0).minus(10);
  expect(billed.toFixed(2)).toBe('80.01');
  expect(ownColumns).toEqual({
    cost: {
      currency: 'LKR',
      total: toMoney(
        decimal(rupees ?? 0)
          .plus(billed.times(350))
          .plus(4_000),
      ),
      withoutRate: 0,
      unconverted: [],
      firstDay: '2026-11-18',
      lastDay: '2026-11-19',
    },
  });

  expect((await totalsOf(payee, 'orderDetail')).ownColumns?.revenue).toMatchObject({
    withoutRate: 2,
    unconverted: [{ currency: 'EUR', total: '90.01' }],
  });
  expect((await totalsOf(payee, 'tripDetail')).ownColumns).toMatchObject({
    tripRevenue: { total: '0.00', unconverted: [{ currency: 'EUR', bills: 1, total: '80.01' }] },
  });
  await enter(theirs, '2026-11-18', '300');
  expect((await totalsOf(payee, 'tripDetail')).ownColumns?.tripRevenue).toMatchObject({
    total: '24003.00',
    withoutRate: 0,
  });

  await portal.db.deleteFrom('exchangeRates').where('base', '=', 'EUR').execute();
  expect((await totalsOf(payer, 'orderDetail')).ownColumns?.cost).toMatchObject({
    unconverted: [{ currency: 'EUR', total: '10.00' }],
    firstDay: '2026-11-18',
    lastDay: '2026-11-18',
  });
});
