import fc from 'fast-check';
import { sql } from 'kysely';
import { EXECUTING } from '../orders/stage-table.rules.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { LIVE_STAGES } from '../fleet/vehicles/vehicle.rules.ts';
import { type Depot, depot } from './testing/depot.ts';

/** Several people who do whatever comes to their minds with the same trips and orders at once: what must hold of trips holds all the same. */
const portal = testApp();
const ORDERS = 4;
const WALKS = 4;

/** `onward`: whatever may be done next. */
const TRIP_WISHES = [
  ...Array.from({ length: 12 }, () => 'onward' as const),
  'waitingForTrip',
  'vehicleAssigned',
  'started',
  'manualCompleted',
  'cancelled',
  'completed',
  'delete',
  'edit',
] as const;
const ORDER_WISHES = [
  'arrivedToPickupLocation',
  'loadingCompleted',
  'transit',
  'arrivedToDropLocation',
  'delivered',
  'notDelivered',
  'manuallyDelivered',
  'cancelled',
  'validated',
] as const;

const act = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      orders: fc.uniqueArray(fc.nat(ORDERS - 1), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('trip' as const),
      n: fc.nat(5),
      wish: fc.constantFrom(...TRIP_WISHES),
      order: fc.nat(ORDERS - 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      n: fc.nat(ORDERS - 1),
      wish: fc.constantFrom(...ORDER_WISHES),
      byOwner: fc.boolean(),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function perform({ as, asOwner, move, whole }: Depot, orders: readonly string[], one: Act) {
  if (one.kind === 'save') return as.post('/trips', { orderIds: one.orders.map((n) => orders[n]) });
  if (one.kind === 'order')
    return (one.byOwner ? asOwner : as).patch(`/orders/${orders[one.n]}/stage`, { stage: one.wish, reason: 'so' });
  const trips = await portal.db
    .selectFrom('trips')
    .innerJoin('tripOrders', 'tripId', 'trips.id')
    .select('trips.id')
    .where('orderId', 'in', orders)
    .distinct()
    .orderBy('trips.id')
    .execute();
  const id = trips[one.n % Math.max(trips.length, 1)]?.id;
  if (!id) return null;
  if (one.wish === 'delete') return as.delete(`/trips/${id}`);
  if (one.wish === 'edit') return as.patch(`/trips/${id}`, { orderIds: [orders[one.order]] });
  const allowed: string[] =
    one.wish === 'onward' ? ((await as.get(`/trips/${id}/stage`)).json().allowedStages ?? []) : [];
  const stage = one.wish === 'onward' ? allowed[one.order === 3 ? allowed.length - 1 : 0] : one.wish;
  if (!stage) return null;
  return move(id, stage, {
    reason: 'so',
    ...(stage === 'vehicleAssigned' && whole),
    ...(stage === 'manualCompleted' && { actualDistance: '5', dropAt: TEST_NOW }),
  });
}

async function faultsOf(orders: readonly string[]): Promise<string[]> {
  const held = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'tripId', 'isLive', 'trips.stage', 'orders.stage as orderStage'])
    .where('orderId', 'in', orders)
    .execute();
  const live = held.filter(({ isLive }) => isLive);
  const faults = live
    .filter(({ stage }) => !LIVE_STAGES.some((one) => one === stage))
    .map(({ stage }) => `an order is live in a trip ${stage}`);
  if (new Set(live.map(({ orderId }) => orderId)).size !== live.length) faults.push('an order in two live trips');
  const elsewhere = new Set(live.map(({ orderId }) => orderId));
  for (const { orderId, stage, orderStage } of held.filter((one) => !elsewhere.has(one.orderId))) {
    if (orderStage === 'addedToTrip' || EXECUTING.includes(orderStage) || orderStage === 'delayed')
      faults.push(`order ${orderId} is ${orderStage} in no live trip (${stage})`);
  }
  const { rows } = await sql<{ id: string; stage: string; told: string; chained: boolean }>`
    with steps as (
      select subject_id, position, from_stage, to_stage, lag(to_stage) over (partition by subject_id order by position) as before from timeline_entries
      where subject = 'trip' and to_stage is not null and subject_id in (select trip_id from trip_orders where order_id = any(${orders}::uuid[]))
    ) select t.id, t.stage, (select to_stage from steps where subject_id = t.id order by position desc limit 1) as told,
        (select bool_and(from_stage is not distinct from before and from_stage is distinct from to_stage) from steps where subject_id = t.id) as chained
    from trips t where t.id in (select subject_id from steps)`.execute(portal.db);
  return [
    ...faults,
    ...rows
      .filter(({ stage, told, chained }) => stage !== told || !chained)
      .map(({ stage, told }) => `a trip ${stage} whose timeline says ${told}`),
  ];
}

test('no order in two live trips, none left behind on the road, and the timeline tells the stage', async () => {
  const house = await depot(portal);
  const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(rounds, async (walk) => {
      const orders: string[] = [];
      for (let i = 0; i < ORDERS; i++) orders.push((await house.order()).id);
      for (const together of [[{ kind: 'save' as const, orders: [0, 1] }], ...walk]) {
        const replies = await Promise.all(together.map((one) => perform(house, orders, one)));
        expect(replies.filter((reply) => (reply?.statusCode ?? 200) >= 500)).toEqual([]);
        expect(await faultsOf(orders)).toEqual([]);
      }
    }),
    { numRuns: WALKS, seed: 8, endOnFailure: true },
  );
  // Walks on which nobody gets anywhere would show nothing.
  const moved = async (subject: 'trip' | 'order') => {
    const rows = await portal.db
      .selectFrom('timelineEntries')
      .select('toStage')
      .where('subject', '=', subject)
      .where('fromStage', 'is not', null)
      .where('toStage', 'is not', null)
      .where('organizationId', 'in', [house.organizationId, house.ownerId])
      .execute();
    return { count: rows.length, stages: new Set(rows.map(({ toStage }) => toStage)).size };
  };
  const [trips, orders] = [await moved('trip'), await moved('order')];
  expect(trips.count).toBeGreaterThanOrEqual(8);
  expect(trips.stages).toBeGreaterThanOrEqual(3);
  expect(orders.count).toBeGreaterThanOrEqual(20);
  expect(orders.stages).toBeGreaterThanOrEqual(4);
}, 60_000);
