import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
let cab: Awaited<ReturnType<typeof openCab>>;
let trip: { id: string; orderId: string };

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
  const cargos = [await cab.build.cargo(), await cab.build.cargo()];
  const { id: orderId } = await cab.order({ cargoItems: cargos.map(({ id }) => ({ cargoId: id, quantity: 3 })) });
  trip = await cab.assigned({ orderIds: [orderId] });
});

const scan = async (more: object = {}, by: { id: string } = cab.driverUser) =>
  portal.as(by).post(`/trips/${trip.id}/scans`, {
    key: randomUUID(),
    orderId: trip.orderId,
    stop: 0,
    item: 0,
    drop: 1,
    isTyped: false,
    occurredAt: portal.clock.now,
    ...more,
  });
const list = async (by: { id: string }) => portal.as(by).get(`/orders/${trip.orderId}/scans`);

test('counts scanned labels at each stop, once each, for driver, dispatcher and owner', async () => {
  expect((await list(cab.dispatcher)).json()).toEqual({ items: [] });
  expect((await scan()).json()).toMatchObject({ isRepeated: false });
  portal.clock.now += 60;
  expect((await scan()).json()).toMatchObject({ isRepeated: true });
  await scan({ item: 1, isTyped: true, occurredAt: TEST_NOW - HOUR, sentAt: TEST_NOW + 60 });
  await scan({ stop: 1 });
  for (const user of [cab.dispatcher, cab.owner, cab.driverUser]) {
    const { items } = (await list(user)).json();
    expect(items).toMatchObject([
      { stop: { kind: 'pickup', name: 'Port' }, expected: 2, scanned: 2 },
      { stop: { kind: 'drop', name: 'Kandy' }, expected: 2, scanned: 1, items: [{ item: 0 }, { item: 1, scan: null }] },
    ]);
    expect(items[0].items.map((item: { scan: object }) => item.scan)).toEqual([
      { isTyped: false, at: TEST_NOW, by: 'Dinesh Wheel' },
      { isTyped: true, at: TEST_NOW - HOUR, by: 'Dinesh Wheel' },
    ]);
  }
  const [mine] = (await portal.as(cab.driverUser).get('/trips/mine')).json().items;
  expect(mine.scans).toEqual([
    { orderId: trip.orderId, stop: 0, item: 0, drop: 1 },
    { orderId: trip.orderId, stop: 0, item: 1, drop: 1 },
    { orderId: trip.orderId, stop: 1, item: 0, drop: 1 },
  ]);
});

test('knows which items of an order go to which of its drops', async () => {
  const [tea, rice] = [await cab.build.cargo(), await cab.build.cargo()];
  const galle = await cab.build.location({
    organizationId: cab.ownerId,
    name: 'Galle',
    latitude: 6.03,
    longitude: 80.21,
  });
  const { id: orderId } = await cab.order({
    cargoItems: [
      { cargoId: tea.id, quantity: 10 },
      { cargoId: rice.id, quantity: 5 },
    ],
    // The vehicle is back from the other trip.
    pickupFrom: TEST_NOW + 3 * DAY,
    stops: [
      { locationId: cab.port.id },
      { locationId: cab.kandy.id, items: [{ item: 0, quantity: 4 }] },
      { locationId: galle.id },
    ],
  });
  trip = { ...(await cab.assigned({ orderIds: [orderId] })), orderId };
  expect((await scan({ stop: 1, item: 1, drop: 1 })).json().fields).toMatchObject({ item: { code: 'notFound' } });
  expect((await scan({ stop: 1, item: 0, drop: 2 })).json().fields).toMatchObject({ item: { code: 'elsewhere' } });
  expect((await scan({ stop: 1, item: 0, drop: 1 })).statusCode).toBe(200);
  expect((await list(cab.dispatcher)).json().items).toMatchObject([
    { stop: { position: 0 }, expected: 3, scanned: 0 },
    { stop: { position: 1 }, expected: 1, scanned: 1 },
    { stop: { position: 2 }, expected: 2, scanned: 0 },
  ]);
});

test('labels are scanned on both trips of an order that changes vehicle at a hub', async () => {
  const { dispatcher, driverUser, build, organizationId } = cab;
  const hub = await build.location({ organizationId, name: 'Kegalle hub', latitude: 7.25, longitude: 80.34 });
  const body = { locationId: hub.id, orderIds: [trip.orderId] };
  expect((await portal.as(dispatcher).post(`/trips/${trip.id}/split`, body)).statusCode).toBe(200);
  const [mine] = (await portal.as(driverUser).get('/trips/mine')).json().items;
  expect(mine.stops.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
    'Port',
    'Kegalle hub',
  ]);
  expect(mine.orders[0].labels).toEqual([
    { item: 0, drop: 3 },
    { item: 1, drop: 3 },
  ]);
  expect((await scan({ drop: 3 })).statusCode).toBe(200);
  expect((await scan({ stop: 1, drop: 3 })).statusCode).toBe(200);
});

test('retains scans from before a trip was cancelled, and rejects items that the trip does not have', async () => {
  const statuses = async (...inputs: object[]) =>
    Promise.all(inputs.map(async (input) => (await scan(input)).statusCode));
  expect(await statuses({ stop: 2 }, { item: 7 }, { drop: 0 }, { orderId: randomUUID() })).toEqual([
    422, 422, 422, 422,
  ]);
  expect((await scan({}, cab.otherDriver)).statusCode).toBe(404);
  expect((await scan({}, cab.owner)).statusCode).toBe(404);
  const stranger = await cab.build.user({ rules: 'all', organizationId: (await cab.build.organization()).id });
  expect((await list(stranger)).statusCode).toBe(404);
  portal.clock.now += HOUR;
  await cab.move(trip.id, 'cancelled', { reason: 'Customer closed' });
  expect((await scan({ occurredAt: TEST_NOW })).statusCode).toBe(200);
});
