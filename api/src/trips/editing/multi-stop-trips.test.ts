import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { type Depot, openDepot } from '../testing/depot.ts';

const portal = testApp();

/** A validated order of 4 pieces from the port and Hatton to Kandy and Galle; Hatton opens last. */
async function openRound(depot: Depot) {
  const { build, ownerId, port, kandy, order } = depot;
  const hatton = await build.location({ organizationId: ownerId, name: 'Hatton', latitude: 6.9, longitude: 80.6 });
  const galle = await build.location({ organizationId: ownerId, name: 'Galle', latitude: 6.03, longitude: 80.21 });
  const cargo = await build.cargo({ organizationId: ownerId });
  const { id } = await order({
    pickupFrom: TEST_NOW + HOUR,
    pickupTo: TEST_NOW + 9 * HOUR,
    deliveryFrom: TEST_NOW + 10 * HOUR,
    deliveryTo: TEST_NOW + 30 * HOUR,
    cargoItems: [{ cargoId: cargo.id, quantity: 4 }],
    stops: [
      { locationId: port.id },
      {
        locationId: hatton.id,
        kind: 'pickup',
        windowFrom: TEST_NOW + 6 * HOUR,
        windowTo: TEST_NOW + 8 * HOUR,
        handlingMinutes: 15,
        instructions: 'Ring at gate 2',
        items: [{ item: 0, quantity: 3 }],
      },
      { locationId: kandy.id, items: [{ item: 0, quantity: 1 }] },
      { locationId: galle.id },
    ],
  });
  return { id, hatton, galle };
}

test('a trip visits both pickups and both drops, each in its own window', async () => {
  const depot = await openDepot(portal);
  const { id } = await openRound(depot);
  const trip = (await depot.save({ orderIds: [id], ...depot.assignment })).json() as { id: string; stops: object[] };
  expect(trip.stops).toMatchObject([
    { location: { name: 'Port' }, windowFrom: TEST_NOW + HOUR, orders: [{ what: 'pick', stop: 0 }] },
    {
      location: { name: 'Hatton' },
      windowFrom: TEST_NOW + 6 * HOUR,
      windowTo: TEST_NOW + 8 * HOUR,
      orders: [
        {
          what: 'pick',
          stop: 1,
          handlingMinutes: 15,
          instructions: 'Ring at gate 2',
          items: [{ item: 0, quantity: 3, deliveredQuantity: null }],
        },
      ],
    },
    { location: { name: 'Kandy' }, orders: [{ what: 'drop', stop: 2, items: [{ item: 0, quantity: 1 }] }] },
    { location: { name: 'Galle' }, orders: [{ what: 'drop', stop: 3, items: [{ item: 0, quantity: 3 }] }] },
  ]);
  const plan = (await depot.as.get(`/trips/${trip.id}/loading-plan`)).json() as { steps?: object[] };
  expect(plan.steps).toMatchObject([
    { location: { name: 'Port' }, loaded: { quantity: 1 }, aboard: { quantity: 1 } },
    { location: { name: 'Hatton' }, loaded: { quantity: 3 }, aboard: { quantity: 4 } },
    { location: { name: 'Kandy' }, unloaded: { quantity: 1 }, aboard: { quantity: 3 } },
    { location: { name: 'Galle' }, unloaded: { quantity: 3 }, aboard: { quantity: 0 } },
  ]);
  // An edit without stops leaves them unchanged.
  expect((await depot.as.patch(`/trips/${trip.id}`, { description: 'Round' })).json()).toMatchObject({
    description: 'Round',
    stops: [{ orders: [{ what: 'pick' }] }, { orders: [{ what: 'pick' }] }, {}, {}],
  });
  const total = async (query: string) => ((await depot.as.get(`/v1/trips?${query}`)).json() as { total: number }).total;
  const { hatton } = await portal.db
    .selectFrom('locations')
    .select('id as hatton')
    .where('name', '=', 'Hatton')
    .executeTakeFirstOrThrow();
  expect([await total(`pickLocationId=${hatton}`), await total(`dropLocationId=${hatton}`)]).toEqual([1, 0]);
});

test('the stops of an input contain the pickups of each order', async () => {
  const depot = await openDepot(portal);
  const { id, hatton, galle } = await openRound(depot);
  const stops = (second: 'pickOrderIds' | 'dropOrderIds') => [
    { locationId: depot.port.id, pickOrderIds: [id] },
    { locationId: hatton.id, [second]: [id] },
    { locationId: depot.kandy.id, dropOrderIds: [id] },
    { locationId: galle.id, dropOrderIds: [id] },
  ];
  expect((await depot.save({ orderIds: [id], stops: stops('dropOrderIds') })).json()).toMatchObject({
    fields: { 'stops.1.dropOrderIds.0': { code: 'pickupFirst' } },
  });
  expect((await depot.save({ orderIds: [id], stops: stops('pickOrderIds') })).statusCode).toBe(201);
});

test('the planner plans both pickups, within the window of each', async () => {
  const depot = await openDepot(portal);
  const { id } = await openRound(depot);
  await depot.build.vehicleType({ averageSpace: '40', maxWeight: '12000' });
  const { suggestions } = (
    await depot.as.post('/v2/trips/suggest', { orderIds: [id], horizon: TEST_NOW + 40 * HOUR })
  ).json() as {
    suggestions?: { stops: { location: { name: string }; arriveAt: number }[] }[];
  };
  expect(suggestions?.[0]?.stops).toMatchObject([
    { location: { name: 'Port' }, pickOrderIds: [id], dropOrderIds: [] },
    { location: { name: 'Hatton' }, pickOrderIds: [id], dropOrderIds: [] },
    { location: { name: 'Kandy' }, pickOrderIds: [], dropOrderIds: [id] },
    { location: { name: 'Galle' }, pickOrderIds: [], dropOrderIds: [id] },
  ]);
});

test('an order can leave a stop before the others there', async () => {
  const depot = await openDepot(portal);
  const first = await openRound(depot);
  const second = await depot.order();
  const { id } = (await depot.save({ orderIds: [first.id, second.id], ...depot.assignment })).json() as { id: string };
  await depot.move(id, 'waitingForTrip');
  await depot.move(id, 'started');
  for (const stage of ['arrivedToPickupLocation', 'transit'])
    await depot.asDriver.patch(`/orders/${first.id}/stage`, { stage });
  const [trip] = (await depot.asDriver.get('/trips/mine')).json().items as {
    stops: { departedAt: number | null; orders: { id: string; departedAt: number | null }[] }[];
  }[];
  const port = trip?.stops[0];
  expect(port?.departedAt).toBeNull();
  expect(new Map(port?.orders.map((order) => [order.id, order.departedAt]))).toEqual(
    new Map([
      [first.id, TEST_NOW],
      [second.id, null],
    ]),
  );
});

test('the driver sees the second pickup and the cargo of each drop', async () => {
  const depot = await openDepot(portal);
  const { id } = await openRound(depot);
  const trip = (await depot.save({ orderIds: [id], ...depot.assignment })).json() as { id: string };
  await depot.move(trip.id, 'waitingForTrip');
  await depot.move(trip.id, 'started');
  const nextEvents = async () =>
    ((await depot.asDriver.get('/trips/mine')).json().items[0].orders[0].nextEvents as { event: string }[]).map(
      ({ event }) => event,
    );
  const drive = (stage: string) => depot.asDriver.patch(`/orders/${id}/stage`, { stage });
  for (const stage of ['arrivedToPickupLocation', 'transit']) await drive(stage);
  expect(await nextEvents()).toEqual(['arriveAtPickup', 'failDelivery']);
  for (const stage of ['arrivedToPickupLocation', 'transit']) await drive(stage);
  expect(await nextEvents()).toEqual(['arriveAtDrop', 'failDelivery']);
  expect((await depot.asDriver.get('/trips/mine')).json().items).toMatchObject([{ stage: 'transit', nextStop: 2 }]);
  const { items, furtherPickups } = (await depot.asDriver.get('/trips/driver-moves')).json() as Record<
    'items' | 'furtherPickups',
    { event: string; from: string[] }[]
  >;
  expect(items.filter(({ event }) => event === 'arriveAtPickup')).toMatchObject([{ from: ['started'] }]);
  expect(furtherPickups).toMatchObject([{ event: 'arriveAtPickup', from: ['transit'] }]);
});

test('orders along a saved route are those whose stops it visits in sequence', async () => {
  const depot = await openDepot(portal);
  const { id, hatton, galle } = await openRound(depot);
  const along = async (...locationIds: string[]) => {
    const route = (await depot.as.post('/routes', { name: locationIds.join('').slice(0, 40), locationIds })).json();
    const page = (await depot.as.get(`/trips/orders?routeId=${(route as { id: string }).id}`)).json();
    return (page as { items: { id: string }[] }).items.some((item) => item.id === id);
  };
  const [port, kandy] = [depot.port.id, depot.kandy.id];
  expect(await along(port, hatton.id, kandy, galle.id)).toBe(true);
  expect(await along(galle.id, port, kandy, hatton.id, kandy, galle.id)).toBe(true);
  expect(await along(port, kandy, hatton.id, galle.id)).toBe(false);
  expect(await along(port, hatton.id, galle.id)).toBe(false);
});
