import type { OrderInsertion } from 'shared-contracts/trips/order-insertions';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openTrackedDepot } from '../geofences/testing/tracked-trip.ts';

const portal = testApp();
const HALFWAY = { latitude: 7.12, longitude: 80.2 };
const WINDOWS = { pickupFrom: TEST_NOW, pickupTo: TEST_NOW + DAY, deliveryFrom: TEST_NOW, deliveryTo: TEST_NOW + DAY };

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/**
 * A trip from the port to Kandy with a half-full vehicle that is halfway there, and an order from a place ahead of it.
 */
async function openRoad() {
  const depot = await openTrackedDepot(portal);
  const { build, ownerId, kandy, order, save, assignment, move, as, stayAt, vehicle } = depot;
  const half = { totalSpace: String(Number(vehicle.effectiveSpace) / 2) };
  const place = (name: string, latitude: number, longitude: number) =>
    build.location({ organizationId: ownerId, name, latitude, longitude });
  const [ahead, behind] = [await place('Kadugannawa', 7.2547, 80.5242), await place('Kelaniya', 6.95, 79.92)];
  const carried = await order({ ...WINDOWS, ...half });
  const trip = (await save({ ...assignment, orderIds: [carried.id] })).json() as { id: string; number: string };
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  portal.clock.now += MINUTE;
  for (const stage of ['arrivedToPickupLocation', 'loadingCompleted', 'transit'])
    await as.patch(`/orders/${carried.id}/stage`, { stage });
  portal.clock.now += HOUR;
  await stayAt(HALFWAY, { minutes: 1 });
  const urgent = (from: { id: string }, more: object = {}) =>
    order({ ...WINDOWS, totalSpace: '1', stops: [{ locationId: from.id }, { locationId: kandy.id }], ...more });
  const find = async (orderId: string): Promise<OrderInsertion[]> =>
    (await as.post('/v2/trips/insertions', { orderId })).json().insertions;
  return { ...depot, trip, ahead, behind, urgent, find };
}

test('offers the rest of a trip on the road from the vehicle’s position, and adds the order as shown', async () => {
  const { trip, ahead, behind, urgent, find, as, save, order, orderStage } = await openRoad();
  const wanted = await urgent(ahead);
  const waiting = (await save({ orderIds: [(await order(WINDOWS)).id] })).json() as { id: string };
  const [first, second] = await find(wanted.id);
  expect(first).toMatchObject({
    trip: { id: trip.id, number: trip.number, stage: 'transit', vehicle: { id: expect.anything() } },
    lateMinutes: 0,
  });
  expect(first?.stops.map(({ location, isOfOrder }) => [location.name, isOfOrder])).toEqual([
    ['Kadugannawa', true],
    ['Kandy', true],
  ]);
  expect(first?.orderIds.at(-1)).toBe(wanted.id);
  const times = first?.stops.map(({ plannedAt }) => plannedAt ?? 0) ?? [];
  // 38 km of straight line are about 50 by road, at 40 km/h.
  expect((times[0] ?? 0) - portal.clock.now).toBeGreaterThan(HOUR);
  expect((times[0] ?? 0) - portal.clock.now).toBeLessThan(2 * HOUR);
  expect(times[1]).toBeGreaterThan(times[0] ?? 0);
  expect(Number(first?.distance)).toBeLessThan(10);
  expect(second?.trip.id).toBe(waiting.id);

  // A pickup behind the vehicle costs the way back.
  const [back] = (await find((await urgent(behind)).id)).filter((one) => one.trip.id === trip.id);
  expect(Number(back?.distance)).toBeGreaterThan(60);

  const added = (await as.post(`/trips/${trip.id}/add-order`, { orderId: wanted.id })).json();
  expect(added.stops.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
    'Port',
    'Kadugannawa',
    'Kandy',
  ]);
  expect(added.stops[1].plannedAt).toBe(times[0]);
  expect(await orderStage(wanted.id)).toBe('started');
});

test('excludes trips on the road without room for more cargo, and those of others', async () => {
  const { trip, ahead, urgent, find, vehicle, build, ownerId } = await openRoad();
  const large = await urgent(ahead, { totalSpace: String(Number(vehicle.effectiveSpace) * 0.6) });
  expect(await find(large.id)).toEqual([]);
  const stranger = await build.user({ organizationId: ownerId, rules: 'all' });
  const wanted = await urgent(ahead);
  expect((await find(wanted.id)).map((one) => one.trip.id)).toEqual([trip.id]);
  const reply = await portal.as(stranger).post('/v2/trips/insertions', { orderId: wanted.id });
  expect(reply.json().insertions ?? []).toEqual([]);
});

test('proposes a trip on the road for an order that an improvement leaves without a vehicle, until it has joined', async () => {
  const { trip, ahead, urgent, as, dispatcher, organizationId, build } = await openRoad();
  const [wanted, large] = [await urgent(ahead), await urgent(ahead)];
  const place = (id: string) => ({ order: { id }, reason: 'capacity' });
  const { id } = await portal.db
    .insertInto('planImprovements')
    .values({
      organizationId,
      createdBy: dispatcher.id,
      createdAt: portal.clock.now,
      state: 'finished',
      input: JSON.stringify({ rates: { perTrip: '100', perKm: '1', perHour: '20' } }),
      plan: JSON.stringify({ suggestions: [], unplaced: [place(wanted.id), place(large.id)] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const propose = async () => (await as.get(`/v2/trips/improvements/${id}/additions`)).json();
  const first = await propose();
  expect(first.takenOrderIds).toEqual([]);
  expect(first.items).toMatchObject([
    { order: { id: wanted.id }, insertion: { trip: { id: trip.id, number: trip.number }, lateMinutes: 0 } },
  ]);
  expect((await as.post(`/trips/${trip.id}/add-order`, { orderId: wanted.id })).statusCode).toBe(200);
  expect(await propose()).toMatchObject({ takenOrderIds: [wanted.id], items: [{ order: { id: large.id } }] });
  const colleague = await build.user({ organizationId, rules: 'all' });
  expect((await portal.as(colleague).get(`/v2/trips/improvements/${id}/additions`)).statusCode).toBe(404);

  // Too late for the vehicle, and too large.
  await portal.db
    .updateTable('orders')
    .set({ deliveryTo: portal.clock.now + MINUTE })
    .where('id', '=', large.id)
    .execute();
  expect((await propose()).items).toEqual([]);
});
