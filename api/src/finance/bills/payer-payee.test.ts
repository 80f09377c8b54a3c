import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { OrderDetails, OrderRow } from 'shared-contracts/orders/orders';
import type { Trip, TripRow } from 'shared-contracts/trips/trips';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { DRAFT_VALUES } from './stored-bills.store.ts';
import { openTiers, type Tier } from './testing/tiers.fixtures.ts';

const portal = testApp();
let tiers: Record<Tier, { id: string }>;
let tripId = '';
let orderId = '';

beforeAll(async () => {
  ({ tiers, tripId, orderId } = await openTiers(portal));
});

test.each<[Tier, { revenue: string | null; cost: string | null; margin: string | null }]>([
  ['owner', { revenue: null, cost: '1000.00', margin: null }],
  ['forwarder', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
  ['carrier', { revenue: '700.00', cost: null, margin: null }],
  ['root', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
])('the trip shows the %s what its organization pays and is paid', async (tier, amounts) => {
  const client = portal.as(tiers[tier]);
  expect((await client.get(`/trips/${tripId}`)).json<Trip>()).toMatchObject({ ...amounts, currency: 'LKR' });
  const { items } = (await client.get('/v2/trips')).json<{ items: TripRow[] }>();
  expect(items).toMatchObject([{ id: tripId, ...amounts }]);
});

test.each<[Tier, { revenue: string; cost: string }]>([
  ['owner', { revenue: '0.00', cost: '1000.00' }],
  ['forwarder', { revenue: '1000.00', cost: '700.00' }],
  ['carrier', { revenue: '700.00', cost: '0.00' }],
  ['root', { revenue: '1700.00', cost: '1700.00' }],
])('the dashboard shows the %s what its organization pays and is paid', async (tier, totals) => {
  const { currencies } = (await portal.as(tiers[tier]).get('/dashboards/cost-revenue')).json<CostRevenue>();
  expect(currencies).toMatchObject([{ currency: 'LKR', ...totals }]);
});

const listOrder = async (tier: Tier, path: string) =>
  (await portal.as(tiers[tier]).get(path)).json<{ items: OrderRow[] }>().items.find(({ id }) => id === orderId);

test.each<[Tier, string, { revenue: string | null; cost: string | null; margin: string | null }]>([
  ['owner', '/orders/v2', { revenue: null, cost: '1000.00', margin: null }],
  ['forwarder', '/v2/orders?fromPartner=true', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
  ['root', '/orders', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
])(
  'the order shows the %s what its organization pays and is paid, with its share of the trip',
  async (tier, list, amounts) => {
    expect(await listOrder(tier, list)).toMatchObject({ ...amounts, side: tier === 'forwarder' ? 'payee' : 'payer' });
    expect((await portal.as(tiers[tier]).get(`/v2/orders/${orderId}`)).json<OrderDetails>()).toMatchObject(amounts);
  },
);

type Amounts = { revenue: string | null; cost: string | null; margin: string | null };
const ORDER_AMOUNTS: Record<Exclude<Tier, 'carrier'>, Amounts> = {
  owner: { revenue: null, cost: '1000.00', margin: null },
  forwarder: { revenue: '1000.00', cost: '700.00', margin: '300.00' },
  root: { revenue: '1000.00', cost: '700.00', margin: '300.00' },
};
const updateOrder = (values: { isArchived: boolean } | { stage: 'delayed' | 'delivered' }) =>
  portal.db.updateTable('orders').set(values).where('id', '=', orderId).execute();
const setOwnerType = (type: '1pl' | '3pl') =>
  portal.db
    .updateTable('organizations')
    .set({ type })
    .where('id', 'in', (query) => query.selectFrom('orders').select('organizationId').where('id', '=', orderId))
    .execute();
const setPickupTimes = (arrivedAt: number | null, departedAt: number | null) =>
  portal.db
    .updateTable('orderStops')
    .set({ arrivedAt, departedAt })
    .where('orderId', '=', orderId)
    .where('position', '=', 0)
    .execute();

/** Lists of bills: what adds an order, what removes it, and who has the list. */
const SPECIAL_LISTS = [
  {
    path: '/v2/orders/archive',
    put: () => updateOrder({ isArchived: true }),
    undo: () => updateOrder({ isArchived: false }),
    tiers: ['owner', 'forwarder', 'root'],
  },
  {
    path: '/v2/orders?fromPartner=3pl',
    put: () => setOwnerType('3pl'),
    undo: () => setOwnerType('1pl'),
    tiers: ['forwarder', 'root'],
  },
  {
    path: '/orders/v2/delayed',
    put: () => updateOrder({ stage: 'delayed' }),
    undo: () => updateOrder({ stage: 'delivered' }),
    tiers: ['owner', 'forwarder', 'root'],
  },
  {
    path: '/orders/v2/demurrage',
    put: () => setPickupTimes(TEST_NOW, TEST_NOW + DAY),
    undo: () => setPickupTimes(null, null),
    tiers: ['owner', 'forwarder', 'root'],
  },
] as const;

test.each(SPECIAL_LISTS)('$path shows all of its readers what they pay and are paid', async (list) => {
  await list.put();
  for (const tier of list.tiers)
    expect([tier, await listOrder(tier, list.path)]).toEqual([tier, expect.objectContaining(ORDER_AMOUNTS[tier])]);
  expect(await listOrder('carrier', list.path)).toBeUndefined();
  await list.undo();
});

test('the archive of trips shows the forwarder and the carrier what they pay and are paid', async () => {
  const archive = (isArchived: boolean) =>
    portal.db.updateTable('trips').set({ isArchived }).where('id', '=', tripId).execute();
  await archive(true);
  const listed = async (tier: Tier) =>
    (await portal.as(tiers[tier]).get('/v2/trips/archive')).json<{ items: TripRow[] }>().items;
  expect(await listed('forwarder')).toMatchObject([{ id: tripId, ...ORDER_AMOUNTS.forwarder }]);
  expect(await listed('carrier')).toMatchObject([{ id: tripId, revenue: '700.00', cost: null, margin: null }]);
  expect(await listed('root')).toMatchObject([{ id: tripId, ...ORDER_AMOUNTS.root }]);
  await archive(false);
});

test('the carrier of the trip does not see the order that it moves', async () => {
  expect((await portal.as(tiers.carrier).get(`/v2/orders/${orderId}`)).statusCode).toBe(404);
});

type Cells = Record<string, string | null>;
const report = async (tier: Tier, name: string) => {
  const reply = await portal.as(tiers[tier]).get(`/reports?name=${name}`);
  return reply.json<{ items: { cells: Cells }[] }>().items[0]?.cells;
};
const ORDER_REPORTS = ['orderDetail', 'ordersInvoice', 'configurableOrderDetail', 'configurableDetail'];
const TRIP_REPORTS = ['tripDetail', 'tripsInvoice', 'configurableTripDetail'];

test.each<[Tier, orders: [revenue: string | null, cost: string | null] | null, trips: [string | null, string | null]]>([
  ['owner', [null, '1000.00'], [null, null]],
  ['forwarder', ['1000.00', null], ['1000.00', '700.00']],
  ['carrier', null, ['700.00', null]],
  ['root', ['1000.00', '1000.00'], ['1000.00', '700.00']],
])('reports show the %s bills as cost or revenue by its side', async (tier, orders, trips) => {
  for (const name of ORDER_REPORTS) {
    const cells = await report(tier, name);
    expect([name, cells && [cells['revenueLkr'], cells['costLkr']]]).toEqual([name, orders ?? undefined]);
  }
  for (const name of TRIP_REPORTS) {
    const cells = await report(tier, name);
    // The owner neither pays nor is paid for the trip itself.
    const isListed = name !== 'tripsInvoice' || tier !== 'owner';
    expect([name, cells && [cells['tripRevenueLkr'], cells['tripCostLkr']]]).toEqual([
      name,
      isListed ? trips : undefined,
    ]);
  }
});

test.each<['submitted' | 'draft', { revenue: string | null; cost: string | null; margin: string | null }]>([
  ['submitted', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
  ['draft', { revenue: null, cost: null, margin: null }],
])('lists count %s bills like both sides see them', async (state, amounts) => {
  await portal.db
    .updateTable('bills')
    .set({ approvedAt: null, ...(state === 'draft' ? DRAFT_VALUES : { state, submittedAt: TEST_NOW }) })
    .execute();
  expect(await listOrder('forwarder', '/v2/orders?fromPartner=true')).toMatchObject(amounts);
  const { items } = (await portal.as(tiers.forwarder).get('/v2/trips')).json<{ items: TripRow[] }>();
  expect(items).toMatchObject([{ id: tripId, ...amounts }]);
});
