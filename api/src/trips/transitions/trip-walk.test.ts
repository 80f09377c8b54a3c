import fc from 'fast-check';
import { sql } from 'kysely';
import { EXECUTING_STAGES } from '../../orders/stages/order-stage-table.rules.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { LIVE_STAGES } from '../../fleet/vehicles/core/vehicle.rules.ts';
import { type Depot, openDepot } from '../testing/depot.ts';

/** Random concurrent requests for the same trips and orders. */
const portal = testApp();
const ORDERS = 4;
const WALKS = 4;

/** `next`: one of the allowed stages. */
const TRIP_REQUESTS = [
  ...Array.from({ length: 12 }, () => 'next' as const),
  'waitingForTrip',
  'vehicleAssigned',
  'started',
  'manualCompleted',
  'cancelled',
  'completed',
  'delete',
  'edit',
] as const;
const ORDER_REQUESTS = [
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

const anyAction = fc.oneof(
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
      request: fc.constantFrom(...TRIP_REQUESTS),
      order: fc.nat(ORDERS - 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      n: fc.nat(ORDERS - 1),
      request: fc.constantFrom(...ORDER_REQUESTS),
      byOwner: fc.boolean(),
    }),
  },
);
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

async function perform({ as, asOwner, move, assignment }: Depot, orders: readonly string[], action: Action) {
  if (action.kind === 'save') return as.post('/trips', { orderIds: action.orders.map((n) => orders[n]) });
  if (action.kind === 'order')
    return (action.byOwner ? asOwner : as).patch(`/orders/${orders[action.n]}/stage`, {
      stage: action.request,
      reason: 'so',
    });
  const trips = await portal.db
    .selectFrom('trips')
    .innerJoin('tripOrders', 'tripId', 'trips.id')
    .select('trips.id')
    .where('orderId', 'in', orders)
    .distinct()
    .orderBy('trips.id')
    .execute();
  const id = trips[action.n % Math.max(trips.length, 1)]?.id;
  if (!id) return null;
  if (action.request === 'delete') return as.delete(`/trips/${id}`);
  if (action.request === 'edit') return as.patch(`/trips/${id}`, { orderIds: [orders[action.order]] });
  const allowed: string[] =
    action.request === 'next' ? ((await as.get(`/trips/${id}/stage`)).json().allowedStages ?? []) : [];
  const stage = action.request === 'next' ? allowed[action.order === 3 ? allowed.length - 1 : 0] : action.request;
  if (!stage) return null;
  return move(id, stage, {
    reason: 'so',
    ...(stage === 'vehicleAssigned' && assignment),
    ...(stage === 'manualCompleted' && { actualDistance: '5', dropAt: TEST_NOW }),
  });
}

async function findViolations(orders: readonly string[]): Promise<string[]> {
  const memberships = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'tripId', 'isLive', 'trips.stage', 'orders.stage as orderStage'])
    .where('orderId', 'in', orders)
    .execute();
  const live = memberships.filter(({ isLive }) => isLive);
  const violations = live
    .filter(({ stage }) => !LIVE_STAGES.some((liveStage) => liveStage === stage))
    .map(({ stage }) => `an order is live in a trip in stage ${stage}`);
  if (new Set(live.map(({ orderId }) => orderId)).size !== live.length) violations.push('an order in two live trips');
  const liveOrderIds = new Set(live.map(({ orderId }) => orderId));
  for (const { orderId, stage, orderStage } of memberships.filter(
    (membership) => !liveOrderIds.has(membership.orderId),
  )) {
    if (orderStage === 'addedToTrip' || EXECUTING_STAGES.includes(orderStage) || orderStage === 'delayed')
      violations.push(`order ${orderId} is ${orderStage} in no live trip (${stage})`);
  }
  const { rows } = await sql<{ id: string; stage: string; timelineStage: string; isChained: boolean }>`
    with steps as (
      select subject_id, position, from_stage, to_stage,
        lag(to_stage) over (partition by subject_id order by position) as before
      from timeline_entries
      where subject = 'trip' and to_stage is not null
        and subject_id in (select trip_id from trip_orders where order_id = any(${orders}::uuid[]))
    )
    select t.id, t.stage,
      (select to_stage from steps where subject_id = t.id order by position desc limit 1) as "timelineStage",
      (select bool_and(from_stage is not distinct from before and from_stage is distinct from to_stage)
        from steps where subject_id = t.id) as "isChained"
    from trips t where t.id in (select subject_id from steps)`.execute(portal.db);
  return [
    ...violations,
    ...rows
      .filter(({ stage, timelineStage, isChained }) => stage !== timelineStage || !isChained)
      .map(({ stage, timelineStage }) => `a trip in stage ${stage} whose timeline ends in ${timelineStage}`),
  ];
}

test('each order is in one live trip, none is left behind, and timelines lead to the current stages', async () => {
  const depot = await openDepot(portal);
  const rounds = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(rounds, async (walk) => {
      const orders: string[] = [];
      for (let i = 0; i < ORDERS; i++) orders.push((await depot.order()).id);
      for (const round of [[{ kind: 'save' as const, orders: [0, 1] }], ...walk]) {
        const replies = await Promise.all(round.map((action) => perform(depot, orders, action)));
        expect(replies.filter((reply) => (reply?.statusCode ?? 200) >= 500)).toEqual([]);
        expect(await findViolations(orders)).toEqual([]);
      }
    }),
    { numRuns: WALKS, seed: 8, endOnFailure: true },
  );
  // A walk without successful moves would prove nothing.
  const countMoves = async (subject: 'trip' | 'order') => {
    const rows = await portal.db
      .selectFrom('timelineEntries')
      .select('toStage')
      .where('subject', '=', subject)
      .where('fromStage', 'is not', null)
      .where('toStage', 'is not', null)
      .where('organizationId', 'in', [depot.organizationId, depot.ownerId])
      .execute();
    return { count: rows.length, stages: new Set(rows.map(({ toStage }) => toStage)).size };
  };
  const [trips, orders] = [await countMoves('trip'), await countMoves('order')];
  expect(trips.count).toBeGreaterThanOrEqual(8);
  expect(trips.stages).toBeGreaterThanOrEqual(3);
  expect(orders.count).toBeGreaterThanOrEqual(20);
  expect(orders.stages).toBeGreaterThanOrEqual(4);
}, 60_000);
