import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** A trip on the road from the port to Kandy, and an order on its way: from Kadugannawa to Kandy. */
async function openRoad() {
  const depot = await openDepot(portal);
  const { build, ownerId, kandy, port, order, save, assignment, move, as } = depot;
  const halfway = await build.location({
    organizationId: ownerId,
    name: 'Kadugannawa',
    latitude: 7.2547,
    longitude: 80.5242,
  });
  const windows = {
    pickupFrom: TEST_NOW,
    pickupTo: TEST_NOW + DAY,
    deliveryFrom: TEST_NOW,
    deliveryTo: TEST_NOW + DAY,
  };
  const first = await order(windows);
  const trip = (await save({ ...assignment, orderIds: [first.id] })).json();
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  portal.clock.now += MINUTE;
  for (const stage of ['arrivedToPickupLocation', 'loadingCompleted', 'transit'])
    await as.patch(`/orders/${first.id}/stage`, { stage });
  portal.clock.now += HOUR;
  const urgent = (more: object = {}) =>
    order({ ...windows, stops: [{ locationId: halfway.id }, { locationId: kandy.id }], ...more });
  const preview = (orderId: string) => as.get(`/trips/${trip.id}/added-order?orderId=${orderId}`);
  const add = (orderId: string, by = depot.dispatcher) =>
    portal.as(by).post(`/trips/${trip.id}/add-order`, { orderId });
  return { ...depot, port, trip: trip as { id: string; number: string }, first, halfway, urgent, preview, add };
}

const namesOf = (stops: { location: { name: string } }[]) => stops.map(({ location }) => location.name);

test('adds an order to a trip on the road where it costs least after the stops that were reached', async () => {
  const { trip, first, urgent, preview, add, as, orderStage, driverUser, asDriver } = await openRoad();
  const order = await urgent();
  const place = (await preview(order.id)).json();
  expect(place).toMatchObject({ order: { id: order.id }, lateMinutes: 0, problems: [] });
  expect(namesOf(place.stops)).toEqual(['Port', 'Kadugannawa', 'Kandy']);
  expect(place.stops).toMatchObject([
    { isPassed: true, isOfOrder: false },
    { isPassed: false, isOfOrder: true, windowFrom: TEST_NOW, windowTo: TEST_NOW + DAY },
    { isPassed: false, isOfOrder: true },
  ]);
  expect(Number(place.distance)).toBeLessThan(20);
  expect(await orderStage(order.id)).toBe('validated');
  const before = (await as.get(`/trips/${trip.id}`)).json();
  const reply = await add(order.id);
  const after = reply.json();
  expect([reply.statusCode, after.stage, namesOf(after.stops)]).toEqual([
    200,
    'transit',
    ['Port', 'Kadugannawa', 'Kandy'],
  ]);
  expect(after.stops[0].plannedAt).toBe(before.stops[0].plannedAt);
  expect(after.stops[1].plannedAt).toBe(place.stops[1].plannedAt);
  expect(Number(after.totalSpace)).toBeGreaterThan(Number(before.totalSpace));
  expect(await orderStage(order.id)).toBe('started');
  const entry = (await as.get(`/trips/${trip.id}/timeline`))
    .json()
    .items.find(({ event }: { event: string }) => event === 'addOrder');
  expect(entry.changes).toMatchObject([{ field: 'orderIds', to: [expect.anything(), expect.anything()] }]);
  expect((await portal.as(driverUser).get('/notifications')).json().items[0]).toMatchObject({
    kind: 'tripOrdersChanged',
    values: { added: '1', removed: '0' },
  });
  // Its driver does both, and the trip is completed with both.
  for (const [id, stages] of [
    [order.id, ['arrivedToPickupLocation', 'loadingCompleted', 'transit', 'arrivedToDropLocation', 'delivered']],
    [first.id, ['arrivedToDropLocation', 'delivered']],
  ] as const)
    for (const stage of stages) expect((await asDriver.patch(`/orders/${id}/stage`, { stage })).statusCode).toBe(200);
  expect((await as.get(`/trips/${trip.id}`)).json().stage).toBe('completed');
});

test('continues from the vehicle’s position, and never returns to a stop that was left', async () => {
  const { port, kandy, vehicle, urgent, preview } = await openRoad();
  const order = await urgent({ stops: [{ locationId: port.id }, { locationId: kandy.id }] });
  const place = (await preview(order.id)).json();
  expect([namesOf(place.stops), Number(place.distance)]).toEqual([['Port', 'Port', 'Kandy'], 0]);
  await portal.db
    .insertInto('lastPositions')
    .values({
      vehicleId: vehicle.id,
      at: portal.clock.now,
      heardAt: portal.clock.now,
      latitude: 7.28,
      longitude: 80.62,
      speed: 0,
    })
    .execute();
  const near = (await preview(order.id)).json();
  expect([namesOf(near.stops)[0], near.stops[0].isPassed, Number(near.distance) > 200]).toEqual(['Port', true, true]);
});

test('refuses an order that the trip cannot take', async () => {
  const { trip, first, vehicle, urgent, preview, add, save, driverUser, owner, build, as, order } = await openRoad();
  const taken = await urgent();
  const other = (await save({ orderIds: [taken.id] })).json();
  const fieldOf = async (orderId: string) => (await add(orderId)).json().fields?.orderId;
  expect(await fieldOf(taken.id)).toMatchObject({ code: 'notValidated', params: { trip: other.number } });
  expect(await fieldOf(first.id)).toMatchObject({ code: expect.any(String) });
  expect(await fieldOf(trip.id)).toMatchObject({ code: 'notFound' });
  const free = await urgent();
  await portal.db.updateTable('vehicles').set({ effectiveSpace: '9' }).where('id', '=', vehicle.id).execute();
  expect((await preview(free.id)).json().problems).toMatchObject([{ code: 'spaceExceeded', blocks: true }]);
  expect(await fieldOf(free.id)).toMatchObject({ code: 'spaceExceeded' });
  expect((await add(free.id, driverUser)).statusCode).toBe(403);
  expect((await add(free.id, owner)).statusCode).toBe(403);
  const stranger = await build.user({ organizationId: (await build.organization({ type: '2pl' })).id, rules: 'all' });
  expect((await add(free.id, stranger)).statusCode).toBe(404);
  const planned = (await save({ orderIds: [(await order()).id] })).json();
  for (const reply of [
    await as.post(`/trips/${planned.id}/add-order`, { orderId: free.id }),
    await as.get(`/trips/${planned.id}/added-order?orderId=${free.id}`),
  ])
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'notRunning' });
});
