import { randomUUID } from 'node:crypto';
import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
const EVENTS_BEFORE_DELIVERY = [
  'start',
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
];

let cab: Awaited<ReturnType<typeof openCab>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
});

test('lets a driver drive a trip until the delivery', async () => {
  const trip = await cab.assigned();
  expect(await cab.drive(trip, ...EVENTS_BEFORE_DELIVERY, 'deliver')).toEqual(Array.from({ length: 8 }, () => 200));
  expect([await cab.orderStage(trip.orderId), await cab.stageOf(trip.id)]).toEqual(['delivered', 'completed']);
  expect((await cab.asOwner.get(`/orders/${trip.orderId}`)).json().stage).toBe('delivered');
  const driverEntries = (await cab.timeline(trip.orderId)).filter(({ userId }) => userId === cab.driverUser.id);
  expect(driverEntries.map(({ event }) => event)).toEqual(['startTrip', ...EVENTS_BEFORE_DELIVERY.slice(1), 'deliver']);
});

test('lists as driver moves exactly what the API allows in each stage', async () => {
  const trip = await cab.assigned();
  const { items } = (await cab.asDriver.get('/trips/driver-moves')).json() as {
    items: { event: string; from: string[]; to: string; drops: string | null }[];
  };
  for (const event of [...EVENTS_BEFORE_DELIVERY, 'deliver']) {
    await cab.drive(trip, event);
    const [driverTrip] = (await cab.asDriver.get('/trips/mine')).json().items;
    if (!driverTrip) continue;
    const stage = await cab.orderStage(trip.orderId);
    const expected = items
      .filter(({ from, drops }) => from.includes(stage) && drops !== 'left')
      .map((move) => [move.event, move.to]);
    expect([
      stage,
      driverTrip.orders[0].nextEvents.map((next: { event: string; stage: string }) => [next.event, next.stage]),
    ]).toEqual([stage, expected]);
  }
  expect(await cab.orderStage(trip.orderId)).toBe('delivered');
});

test('applies a repeated event once, even when both arrive concurrently', async () => {
  const trip = await cab.assigned();
  const key = randomUUID();
  const both = await Promise.all([cab.report(trip.id, 'start', { key }), cab.report(trip.id, 'start', { key })]);
  expect(new Set(both.map((reply) => reply.json().isRepeated))).toEqual(new Set([false, true]));
  await cab.drive(trip, 'arriveAtPickup');
  const loading = { key: randomUUID(), orderId: trip.orderId };
  await cab.report(trip.id, 'startLoading', loading);
  await cab.drive(trip, 'completeLoading');
  expect((await cab.report(trip.id, 'startLoading', loading)).json()).toEqual({
    key: loading.key,
    isRepeated: true,
    stageOutcome: 'changed',
    stage: 'loading',
  });
  expect(await cab.orderStage(trip.orderId)).toBe('loadingCompleted');
  expect((await cab.timeline(trip.orderId)).filter(({ event }) => event === 'startLoading')).toHaveLength(1);
});

test('applies offline events at their time and in order, also with a wrong clock', async () => {
  const trip = await cab.assigned();
  portal.clock.now += 60 * MINUTE;
  const { now } = portal.clock;
  const clockLag = 20 * MINUTE;
  for (const [i, event] of EVENTS_BEFORE_DELIVERY.slice(0, 4).entries()) {
    const orderId = event === 'start' ? null : trip.orderId;
    await cab.report(trip.id, event, {
      orderId,
      occurredAt: now - clockLag - (40 - 10 * i) * MINUTE,
      sentAt: now - clockLag,
    });
  }
  expect(await cab.orderStage(trip.orderId)).toBe('loadingCompleted');
  const entries = (await cab.timeline(trip.orderId)).filter(({ event }) =>
    ['startTrip', ...EVENTS_BEFORE_DELIVERY].includes(event),
  );
  expect(entries.map(({ event, occurredAt, recordedAt }) => [event, now - occurredAt, now - recordedAt])).toEqual([
    ['startTrip', 40 * MINUTE, 0],
    ['arriveAtPickup', 30 * MINUTE, 0],
    ['startLoading', 20 * MINUTE, 0],
    ['completeLoading', 10 * MINUTE, 0],
  ]);
});

test('only records an event that is older than a change by another user', async () => {
  const trip = await cab.assigned();
  await cab.drive(trip, 'start', 'arriveAtPickup');
  portal.clock.now += 30 * MINUTE;
  await cab.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'loadingCompleted' });
  const late = await cab.report(trip.id, 'startLoading', {
    orderId: trip.orderId,
    occurredAt: portal.clock.now - 20 * MINUTE,
  });
  const outcome = { stageOutcome: 'recorded', stage: 'loadingCompleted' };
  expect(late.json()).toMatchObject({ isRepeated: false, ...outcome });
  const { key } = late.json();
  expect((await cab.report(trip.id, 'startLoading', { key, orderId: trip.orderId })).json()).toEqual({
    key,
    isRepeated: true,
    ...outcome,
  });
  expect(await cab.orderStage(trip.orderId)).toBe('loadingCompleted');
  expect((await cab.timeline(trip.orderId)).at(-1)).toMatchObject({ event: 'startLoading', toStage: null });
});

test('rejects an impossible event with the current stage without using up its key', async () => {
  const trip = await cab.assigned();
  const arrival = { key: randomUUID(), orderId: trip.orderId };
  const early = await cab.report(trip.id, 'arriveAtPickup', arrival);
  expect([early.statusCode, early.json()]).toMatchObject([
    409,
    { code: 'stageNotAllowed', params: { from: 'addedToTrip' } },
  ]);
  await cab.drive(trip, 'start');
  expect((await cab.report(trip.id, 'arriveAtPickup', arrival)).json()).toEqual({
    key: arrival.key,
    isRepeated: false,
    stageOutcome: 'changed',
    stage: 'arrivedToPickupLocation',
  });
  await cab.drive(trip, 'depart', 'arriveAtDrop');
  const failed = { key: randomUUID(), orderId: trip.orderId };
  const withoutReason = await cab.report(trip.id, 'failDelivery', failed);
  expect([withoutReason.statusCode, withoutReason.json().fields]).toMatchObject([
    422,
    { reason: { code: 'required' } },
  ]);
  expect((await cab.report(trip.id, 'failDelivery', { ...failed, reason: 'Gate was closed' })).statusCode).toBe(200);
  expect([await cab.orderStage(trip.orderId), await cab.stageOf(trip.id)]).toEqual(['notDelivered', 'incomplete']);
});

test('records the quantities and reasons of an incomplete delivery', async () => {
  const trip = await cab.assigned();
  await cab.drive(trip, ...EVENTS_BEFORE_DELIVERY);
  const [mine] = (await cab.asDriver.get('/trips/mine')).json().items;
  const [{ cargo, quantity }] = mine.orders[0].cargoItems;
  const short = await cab.report(trip.id, 'deliverPart', {
    orderId: trip.orderId,
    delivered: [{ cargoId: cargo.id, quantity: quantity - 1, shortageReason: 'Torn open' }],
  });
  expect([short.statusCode, await cab.orderStage(trip.orderId)]).toEqual([200, 'incompleteDelivery']);
  const [item] = (await cab.asOwner.get(`/orders/${trip.orderId}`)).json().cargoItems;
  expect(item).toMatchObject({ deliveredQuantity: quantity - 1, shortageReason: 'Torn open' });
});

test.each([
  ['rejects events of another driver of the same organization', () => cab.otherDriver, 404],
  ['rejects events of the dispatcher', () => cab.dispatcher, 404],
  ['rejects events of the order owner', () => cab.owner, 404],
])('%s', async (_name, by, status) => {
  const trip = await cab.assigned();
  expect((await cab.report(trip.id, 'start', {}, by())).statusCode).toBe(status);
  expect(await cab.stageOf(trip.id)).toBe('vehicleAssigned');
});

test('lets the driver of a shared vehicle move orders that their organization cannot see', async () => {
  const { id: vehicleOwnerId } = await cab.build.organization({ type: 'fleetOwner' });
  const sharedDriver = await cab.build.user({
    organizationId: vehicleOwnerId,
    rules: [{ model: 'trip', rule: 'read' }],
    contact: {},
  });
  const driver = await cab.build.driver({
    organizationId: vehicleOwnerId,
    userId: sharedDriver.id,
    contactId: sharedDriver.contactId,
  });
  const trip = await cab.assigned();
  await portal.db.updateTable('trips').set({ driverId: driver.id }).where('id', '=', trip.id).execute();
  expect((await cab.report(trip.id, 'start', {}, sharedDriver)).statusCode).toBe(200);
  expect((await cab.report(trip.id, 'arriveAtPickup', { orderId: trip.orderId }, sharedDriver)).statusCode).toBe(200);
  expect(await cab.orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
});

test('brings an order to its second drop first, and from there to the first', async () => {
  const { build, ownerId, port, kandy } = cab;
  const galle = await build.location({ organizationId: ownerId, name: 'Galle' });
  const order = await cab.order({
    stops: [{ locationId: port.id }, { locationId: galle.id }, { locationId: kandy.id }],
  });
  const trip = await cab.assigned({ orderIds: [order.id] });
  await cab.drive(trip, 'start', 'arriveAtPickup', 'depart');
  const arriveAt = (stop: number) => cab.report(trip.id, 'arriveAtDrop', { orderId: trip.orderId, stop });
  expect((await arriveAt(0)).json().fields).toMatchObject({ stop: { code: 'notFound' } });
  expect((await arriveAt(2)).statusCode).toBe(200);
  await cab.drive(trip, 'startUnloading', 'finishDrop');
  expect((await arriveAt(2)).json().fields).toMatchObject({ stop: { code: 'notFound' } });
  expect(await cab.drive(trip, 'arriveAtDrop', 'startUnloading', 'deliver')).toEqual([200, 200, 200]);
  const { stops } = (await cab.as.get(`/trips/${trip.id}`)).json();
  const [, first, second] = stops as { arrivedAt: number; departedAt: number }[];
  expect(second?.departedAt).toBeLessThan(first?.arrivedAt ?? 0);
  expect(await cab.orderStage(trip.orderId)).toBe('delivered');
});

test('rejects an order of another trip and an event without its order by field', async () => {
  const [assignedTrip, otherTrip] = [await cab.assigned(), (await cab.save()).json()];
  await cab.drive(assignedTrip, 'start');
  const foreign = await cab.report(assignedTrip.id, 'arriveAtPickup', { orderId: otherTrip.orderList[0].id });
  const missing = await cab.report(assignedTrip.id, 'arriveAtPickup');
  expect([foreign.json().fields, missing.json().fields]).toMatchObject([
    { orderId: { code: 'notFound' } },
    { orderId: { code: 'required' } },
  ]);
});
