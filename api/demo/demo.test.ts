import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { ORGANIZATION_TYPES } from 'shared-contracts/values/identity/access';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { type EpcSums, toEpcFigures } from '../src/finance/epc/epc.rules.ts';
import { TEST_NOW, testApp } from '../src/platform/testing/test-app.ts';
import { loadDemo } from './demo.ts';
import { SIGN_INS } from './sign-ins.ts';

const portal = testApp({ isDemo: true });

const COUNTED_TABLES = [
  'organizations',
  'partnerships',
  'users',
  'contacts',
  'locations',
  'operations',
  'contracts',
  'cargos',
  'vehicles',
  'drivers',
  'orders',
  'trips',
  'tripOrders',
  'timelineEntries',
  'notifications',
] as const;
const countAll = async () => {
  const counts = COUNTED_TABLES.map(async (table) => [
    table,
    await portal.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(counts));
};

test('the demo data covers every organization type and stage with at least 200 orders', async () => {
  const organizations = await portal.db.selectFrom('organizations').selectAll().execute();
  expect(new Set(organizations.map(({ type }) => type))).toEqual(new Set(ORGANIZATION_TYPES));
  expect(new Set(organizations.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  const orders = await portal.db.selectFrom('orders').select(['stage', 'organizationId']).execute();
  expect(orders.length).toBeGreaterThanOrEqual(200);
  expect(new Set(orders.map(({ stage }) => stage))).toEqual(new Set(ORDER_STAGES));
  const trips = await portal.db.selectFrom('trips').select('stage').execute();
  expect(new Set(trips.map(({ stage }) => stage))).toEqual(new Set(TRIP_STAGES));
  const logins = await portal.db.selectFrom('users').select('login').execute();
  expect(logins.map(({ login }) => login)).toEqual(expect.arrayContaining(SIGN_INS.map(({ login }) => login)));
});

test('loading the demo data again, even from two concurrent processes, changes nothing', async () => {
  const before = await countAll();
  await Promise.all([loadDemo(portal.db, TEST_NOW + DAY), loadDemo(portal.db, TEST_NOW + 2 * DAY)]);
  expect(await countAll()).toEqual(before);
});

test('an order belongs to at most one live trip, whose stage matches the order stage', async () => {
  const assignments = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .innerJoin('orders', 'orders.id', 'tripOrders.orderId')
    // The second trip of an order that changes vehicle at a hub waits for it.
    .leftJoin('orderTransfers', (join) =>
      join
        .onRef('orderTransfers.orderId', '=', 'tripOrders.orderId')
        .onRef('orderTransfers.toTripId', '=', 'tripOrders.tripId'),
    )
    .where('orderTransfers.orderId', 'is', null)
    .select([
      'orders.id',
      'orders.stage',
      'orders.partnerId',
      'trips.organizationId',
      'trips.stage as tripStage',
      'isLive',
    ])
    .execute();
  expect(new Set(assignments.map(({ id }) => id)).size).toBe(assignments.length);
  const waiting = ['saved', 'waitingForTrip', 'vehicleAssigned'];
  for (const { stage, tripStage, isLive, partnerId, organizationId } of assignments) {
    expect(partnerId).toBe(organizationId);
    expect(stage === 'addedToTrip').toBe(waiting.includes(tripStage));
    expect(isLive).toBe([...waiting, 'started', 'transit'].includes(tripStage));
  }
  const inTrip = new Set(assignments.map(({ id }) => id));
  const outside = await portal.db.selectFrom('orders').select(['id', 'stage']).execute();
  const free = ['saved', 'pendingValidation', 'pending2ndValidation', 'validated', 'rejected', 'cancelled'];
  expect(outside.filter(({ id, stage }) => !inTrip.has(id) && !free.includes(stage))).toEqual([]);
});

test('no driver has two running trips, and every running trip has a vehicle', async () => {
  const running = await portal.db
    .selectFrom('trips')
    .select(['driverId', 'vehicleId'])
    .where('stage', 'in', ['started', 'transit'])
    .execute();
  expect(new Set(running.map(({ driverId }) => driverId)).size).toBe(running.length);
  expect(running.filter(({ vehicleId, driverId }) => !vehicleId || !driverId)).toEqual([]);
});

test('pickups lie between 60 days ago and 14 days ahead', async () => {
  const orders = await portal.db
    .selectFrom('orders')
    .select(['pickupFrom', 'deliveryTo', 'stage'])
    .where('pickupFrom', 'is not', null)
    .execute();
  const days = orders.map(({ pickupFrom }) => ((pickupFrom ?? 0) - TEST_NOW) / DAY);
  expect(Math.min(...days)).toBeGreaterThan(-60);
  expect(Math.max(...days)).toBeLessThan(15);
  const executing = [
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'arrivedToDropLocation',
    'unloading',
  ];
  expect(orders.filter(({ stage, deliveryTo }) => executing.includes(stage) && (deliveryTo ?? 0) < TEST_NOW)).toEqual(
    [],
  );
  expect(
    orders.filter(({ stage, deliveryTo }) => stage === 'delayed' && (deliveryTo ?? 0) + HOUR / 2 >= TEST_NOW),
  ).toEqual([]);
});

test('credits follow their trips and never become negative', async () => {
  const entries = await portal.db
    .selectFrom('epcEntries')
    .innerJoin('organizations', 'organizations.id', 'epcEntries.organizationId')
    .leftJoin('trips', 'trips.id', 'epcEntries.tripId')
    .select(['organizations.code', 'organizations.type', 'kind', 'quantity', 'at', 'tripId', 'stage'])
    .orderBy('at')
    .orderBy('epcEntries.position')
    .execute();
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['3pl', '4pl']));
  const sums = new Map<string, EpcSums>();
  for (const { code, kind, quantity } of entries) {
    const before = sums.get(code) ?? {};
    const after = { ...before, [kind]: (before[kind] ?? 0) + quantity };
    const { reserved, active, remaining } = toEpcFigures(after);
    expect(Math.min(reserved, active, remaining)).toBeGreaterThanOrEqual(0);
    sums.set(code, after);
  }
  const reached = Map.groupBy(
    entries.filter(({ tripId }) => tripId),
    ({ tripId }) => tripId,
  );
  const LAST = {
    waitingForTrip: 'reserved',
    vehicleAssigned: 'reserved',
    started: 'activated',
    transit: 'activated',
  } as Record<string, string>;
  for (const [last] of [...reached.values()].map((list) => list.toReversed()))
    expect(last?.kind).toBe(LAST[last?.stage ?? ''] ?? 'used');
  const submitted = await portal.db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .select('trips.id')
    .where('organizations.type', 'in', ['3pl', '4pl'])
    .where('stage', 'not in', ['saved', 'cancelled'])
    .execute();
  expect(new Set(reached.keys())).toEqual(new Set(submitted.map(({ id }) => id)));
});

test('the control tower of a forwarder lists exceptions of several kinds, one with an owner', async () => {
  const exceptions = await portal.db
    .selectFrom('tripExceptions')
    .innerJoin('organizations', 'organizations.id', 'tripExceptions.organizationId')
    .select(['kind', 'ownerId', 'snoozedUntil', 'organizations.type'])
    .where('resolvedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute();
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(5);
  expect(kinds).toContain('lateDriverEvent');
  expect(exceptions.filter(({ ownerId }) => ownerId !== null)).toHaveLength(1);
  expect(exceptions.filter(({ snoozedUntil }) => snoozedUntil !== null)).toHaveLength(1);
});

test('the invoice reports contain the billing contacts of payees', async () => {
  const user = await portal.db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'dispatcher')
    .executeTakeFirstOrThrow();
  type Row = { cells: { billingPartner: string | null; billingContact: string | null } };
  const contactsIn = async (name: string) => {
    const { items } = (await portal.as(user).get(`/reports?name=${name}&limit=100`)).json<{ items: Row[] }>();
    return new Set(items.map(({ cells }) => `${cells.billingPartner}: ${cells.billingContact}`));
  };
  expect(await contactsIn('ordersInvoice')).toContain('Serendib Freight Lines: Nirosha Kumarasinghe');
  expect(await contactsIn('tripsInvoice')).toContain('Hill Country Carriers: Senaka Ekanayake');
});
