import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { KANDY, PORT } from '../testing/depot.ts';
import { openTrackedDepot } from './testing/tracked-trip.ts';

const logLines: string[] = [];
const portal = testApp({ log: (line) => logLines.push(line) });
const NOWHERE = { latitude: 7.1, longitude: 80.2 };

let depot: Awaited<ReturnType<typeof openTrackedDepot>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  logLines.length = 0;
  depot = await openTrackedDepot(portal);
});

/** Drives to the drop with an order that is loaded at the pickup, where the tracker was off. */
async function driveToDropBeforeDeparture() {
  const trip = await depot.started();
  for (const stage of ['arrivedToPickupLocation', 'loading'])
    await depot.as.patch(`/orders/${trip.orderId}/stage`, { stage });
  portal.clock.now += HOUR;
  await depot.stayAt(KANDY);
  return trip;
}

test('moves an order by a tracker whose clock is ahead, at the time of receipt, and stores both times', async () => {
  const trip = await depot.started();
  await depot.stayAt(PORT, { ahead: 4 * MINUTE });
  expect(await depot.orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
  const [event] = await portal.db
    .selectFrom('geofenceEvents')
    .select(['at', 'reportedAt'])
    .where('tripId', '=', trip.id)
    .execute();
  expect(event).toEqual({ at: TEST_NOW + 3 * MINUTE, reportedAt: TEST_NOW + 5 * MINUTE });
  const [pickup] = (await depot.as.get(`/trips/${trip.id}`)).json().stops;
  expect(pickup.arrivedAt).toBe(TEST_NOW + 3 * MINUTE);
  expect(await depot.rejectedMoves()).toEqual([]);
});

test('records a move that the order does not allow, and logs it', async () => {
  const trip = await driveToDropBeforeDeparture();
  expect(await depot.orderStage(trip.orderId)).toBe('loading');
  expect(await depot.rejectedMoves()).toMatchObject([
    {
      tripId: trip.id,
      orderId: trip.orderId,
      stopPosition: 1,
      locationId: depot.kandy.id,
      source: 'geofence',
      event: 'arriveAtDrop',
      code: 'stageNotAllowed',
      attempts: 1,
      occurredAt: portal.clock.now - 2 * MINUTE,
      nextAttemptAt: portal.clock.now + MINUTE,
      resolvedAt: null,
    },
  ]);
  expect(logLines.filter((line) => line.includes('rejected the move of a geofence'))).toHaveLength(1);
});

test('applies a rejected arrival when the departure before it is reported later', async () => {
  const trip = await driveToDropBeforeDeparture();
  const departure = { stage: 'transit', occurredAt: portal.clock.now - 30 * MINUTE };
  await depot.as.patch(`/orders/${trip.orderId}/stage`, departure);
  await depot.retryRejectedMoves();
  expect(await depot.orderStage(trip.orderId)).toBe('transit');
  portal.clock.now += MINUTE;
  await depot.retryRejectedMoves();
  expect(await depot.orderStage(trip.orderId)).toBe('arrivedToDropLocation');
  expect(await depot.rejectedMoves()).toMatchObject([{ resolution: 'applied', attempts: 2, nextAttemptAt: null }]);
});

test('applies an arrival that is confirmed before the departure from the stop before', async () => {
  const trip = await depot.started();
  await depot.stayAt(PORT);
  portal.clock.now += HOUR;
  await depot.stayAt(KANDY, { minutes: 4 });
  expect(await depot.orderStage(trip.orderId)).toBe('transit');
  await depot.retryRejectedMoves();
  expect(await depot.orderStage(trip.orderId)).toBe('arrivedToDropLocation');
});

test('brings the order to the stop where its vehicle still is, although it departed by report only now', async () => {
  const trip = await driveToDropBeforeDeparture();
  await depot.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'transit' });
  portal.clock.now += MINUTE;
  await depot.retryRejectedMoves();
  expect(await depot.orderStage(trip.orderId)).toBe('arrivedToDropLocation');
});

test('leaves an arrival before the last change to a dispatcher once the vehicle has gone', async () => {
  const trip = await driveToDropBeforeDeparture();
  await depot.stayAt(NOWHERE, { minutes: 8 });
  await depot.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'transit' });
  for (const pause of [1, 5, 15, 60, 240, 240]) {
    portal.clock.now += pause * MINUTE;
    await depot.retryRejectedMoves();
  }
  expect(await depot.orderStage(trip.orderId)).toBe('transit');
  expect(await depot.rejectedMoves()).toMatchObject([
    { code: 'movedSince', attempts: 6, nextAttemptAt: null, resolvedAt: null },
  ]);
});

test('drops a rejected move that the order has passed, or whose trip has ended', async () => {
  const trip = await driveToDropBeforeDeparture();
  await depot.move(trip.id, 'cancelled', { reason: 'Breakdown' });
  portal.clock.now += MINUTE;
  await depot.retryRejectedMoves();
  expect(await depot.rejectedMoves()).toMatchObject([{ resolution: 'superseded', resolvedAt: portal.clock.now }]);
});

test('moves an order to its second drop before the first, and from there to the first', async () => {
  const galle = await depot.build.location({
    organizationId: depot.ownerId,
    name: 'Galle',
    latitude: 6.05,
    longitude: 80.22,
  });
  const order = await depot.order({
    stops: [{ locationId: depot.port.id }, { locationId: galle.id }, { locationId: depot.kandy.id }],
  });
  const trip = (await depot.save({ ...depot.assignment, orderIds: [order.id] })).json();
  await depot.move(trip.id, 'waitingForTrip');
  await depot.move(trip.id, 'started');
  await depot.stayAt(PORT);
  await depot.stayAt(NOWHERE, { minutes: 5 });
  portal.clock.now += HOUR;
  await depot.stayAt(KANDY);
  expect(await depot.orderStage(order.id)).toBe('arrivedToDropLocation');
  const stops = async () =>
    (await depot.as.get(`/trips/${trip.id}`))
      .json()
      .stops.map((stop: Record<string, unknown>) => [stop['arrivedAt'] !== null, stop['departedAt'] !== null]);
  expect(await stops()).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ]);
  await depot.stayAt(NOWHERE, { minutes: 8 });
  expect(await depot.orderStage(order.id)).toBe('transit');
  portal.clock.now += HOUR;
  await depot.stayAt({ latitude: 6.05, longitude: 80.22 });
  expect(await depot.orderStage(order.id)).toBe('arrivedToDropLocation');
  expect(await stops()).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ]);
  expect(await depot.rejectedMoves()).toEqual([]);
});

test('does not move an order to a drop before its second pickup', async () => {
  const galle = await depot.build.location({
    organizationId: depot.ownerId,
    name: 'Galle',
    latitude: 6.05,
    longitude: 80.22,
  });
  const order = await depot.order({
    stops: [
      { locationId: depot.port.id },
      { locationId: galle.id, kind: 'pickup' },
      { locationId: depot.kandy.id, kind: 'drop' },
    ],
  });
  const trip = (await depot.save({ ...depot.assignment, orderIds: [order.id] })).json();
  await depot.move(trip.id, 'waitingForTrip');
  await depot.move(trip.id, 'started');
  await depot.stayAt(PORT);
  await depot.stayAt(NOWHERE, { minutes: 5 });
  portal.clock.now += HOUR;
  await depot.stayAt(KANDY);
  expect(await depot.orderStage(order.id)).toBe('transit');
  expect(await depot.rejectedMoves()).toMatchObject([{ code: 'stopNotNext', stopPosition: 2 }]);
});
