import type { OrderInsertions } from 'shared-contracts/trips/order-insertions';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();
const DUE = {
  pickupFrom: TEST_NOW + HOUR,
  pickupTo: TEST_NOW + 4 * HOUR,
  deliveryTo: TEST_NOW + 10 * HOUR,
  loadingMinutes: 0,
  unloadingMinutes: 0,
};

/** Trips from the port: one to Kandy with a vehicle, one beyond Kandy, one in the other direction. */
async function openTrips() {
  const depot = await openDepot(portal);
  const { build, ownerId, order, port, kandy, save, assignment } = depot;
  const place = (name: string, latitude: number, longitude: number) =>
    build.location({ organizationId: ownerId, name, latitude, longitude });
  const [matale, galle] = [await place('Matale', 7.47, 80.62), await place('Galle', 6.03, 80.22)];
  const to = (locationId: string, more: object = {}) =>
    order({ ...DUE, totalSpace: '1', totalWeight: '100', stops: [{ locationId: port.id }, { locationId }], ...more });
  const saveTrip = async (locationId: string, more: object = {}) =>
    (await save({ orderIds: [(await to(locationId)).id], ...more })).json() as { id: string; number: string };
  return {
    ...depot,
    to,
    places: { port, kandy, matale, galle },
    trips: {
      kandy: await saveTrip(kandy.id, assignment),
      matale: await saveTrip(matale.id),
      galle: await saveTrip(galle.id),
    },
  };
}

test('finds the cheapest trips for an urgent order, and the change adds it as shown', async () => {
  const { as, to, places, trips } = await openTrips();
  const urgent = await to(places.kandy.id);
  const find = async (body: object = {}): Promise<OrderInsertions> =>
    (await as.post('/v2/trips/insertions', { orderId: urgent.id, ...body })).json();
  const { insertions, alone, order } = await find();
  expect(order).toMatchObject({ id: urgent.id, stage: 'validated' });
  expect(insertions.map(({ trip }) => trip.number)).toEqual([
    trips.kandy.number,
    trips.matale.number,
    trips.galle.number,
  ]);
  const [first, second, third] = insertions as [
    OrderInsertions['insertions'][number],
    OrderInsertions['insertions'][number],
    OrderInsertions['insertions'][number],
  ];
  expect(first).toMatchObject({ distance: '0.000', cost: '0.00', lateMinutes: 0, trip: { stage: 'saved' } });
  expect(first.trip.vehicle).not.toBeNull();
  expect(second.stops.map(({ location, isOfOrder }) => [location.name, isOfOrder])).toEqual([
    ['Port', true],
    ['Kandy', true],
    ['Matale', false],
  ]);
  expect(Number(second.distance)).toBeGreaterThan(0);
  expect(Number(third.distance)).toBeGreaterThan(Number(second.distance));
  expect(Number(alone.cost)).toBeGreaterThan(100);
  const [, costlier] = (await find({ rates: { perTrip: '100', perKm: '2', perHour: '40' } })).insertions;
  expect(Number(costlier?.cost)).toBeCloseTo(2 * Number(second.cost), 1);

  const { trip, orderIds, stops } = second;
  const changed = await as.patch(`/trips/${trip.id}`, {
    orderIds,
    stops: stops.map(({ location, contactId, pickOrderIds, dropOrderIds }) => ({
      locationId: location.id,
      contactId,
      pickOrderIds,
      dropOrderIds,
    })),
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().stops.map(({ plannedAt }: { plannedAt: number }) => plannedAt)).toEqual(
    stops.map(({ plannedAt }) => plannedAt),
  );
  expect((await as.post('/v2/trips/insertions', { orderId: urgent.id })).json().fields).toEqual({
    orderId: expect.objectContaining({ code: 'notValidated', params: expect.objectContaining({ trip: trip.number }) }),
  });
});

test('excludes trips that are too small, carry incompatible cargo or have no time, but not those on the road', async () => {
  const { as, to, build, places, trips, ownerId, vehicle, move } = await openTrips();
  const numbersFor = async (id: string): Promise<string[]> =>
    (await as.post('/v2/trips/insertions', { orderId: id }))
      .json()
      .insertions.map(({ trip }: { trip: { number: string } }) => trip.number);
  const room = Number(vehicle.effectiveSpace);
  const large = await to(places.kandy.id, { totalSpace: String(room) });
  expect(await numbersFor(large.id)).toEqual([trips.matale.number, trips.galle.number]);
  await portal.db
    .updateTable('orders')
    .set({ totalSpace: String(room - 1) })
    .where('id', '=', large.id)
    .execute();
  expect(await numbersFor(large.id)).toEqual([trips.kandy.number, trips.matale.number, trips.galle.number]);

  const cargo = async (name: string) =>
    build.cargo({ organizationId: ownerId, name, cargoTypeId: (await build.cargoType({ name: `Type ${name}` })).id });
  const [acid, food] = [await cargo('Acid'), await cargo('Food')];
  const foodOrder = await to(places.galle.id, { cargoItems: [{ cargoId: food.id, quantity: 1 }] });
  expect((await as.patch(`/trips/${trips.galle.id}`, { orderIds: [foodOrder.id] })).statusCode).toBe(200);
  const acidOrder = await to(places.kandy.id, { cargoItems: [{ cargoId: acid.id, quantity: 1 }] });
  expect(await numbersFor(acidOrder.id)).not.toContain(trips.galle.number);

  await move(trips.kandy.id, 'waitingForTrip');
  expect(await numbersFor(large.id)).toContain(trips.kandy.number);
  await move(trips.kandy.id, 'started');
  expect(await numbersFor(large.id)).toContain(trips.kandy.number);
});

test('hides the trips of other organizations', async () => {
  const { to, places, asOwner, asDriver, trips } = await openTrips();
  const urgent = await to(places.kandy.id);
  const ofOwner = await asOwner.post('/v2/trips/insertions', { orderId: urgent.id });
  expect(ofOwner.body).not.toContain(trips.kandy.id);
  expect(ofOwner.json().insertions ?? []).toEqual([]);
  expect((await asDriver.post('/v2/trips/insertions', { orderId: urgent.id })).statusCode).toBe(403);
  const other = await openDepot(portal);
  expect((await other.as.post('/v2/trips/insertions', { orderId: urgent.id })).json().fields).toEqual({
    orderId: { code: 'notFound', message: 'Order not found' },
  });
});
