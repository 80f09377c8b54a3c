import { randomUUID } from 'node:crypto';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { cab } from './testing/cab.ts';

const portal = testApp();
const TO_THE_DROP = [
  'start',
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
];
const MINUTE = 60;

let house: Awaited<ReturnType<typeof cab>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  house = await cab(portal);
});

test('a driver takes a trip from its start to the delivery, and the owner sees it delivered', async () => {
  const trip = await house.assigned();
  expect(await house.drive(trip, ...TO_THE_DROP, 'deliver')).toEqual(Array.from({ length: 8 }, () => 200));
  expect([await house.orderStage(trip.orderId), await house.stageOf(trip.id)]).toEqual(['delivered', 'completed']);
  expect((await house.asOwner.get(`/orders/${trip.orderId}`)).json().stage).toBe('delivered');
  const told = (await house.timeline(trip.orderId)).filter(({ userId }) => userId === house.wheel.id);
  expect(told.map(({ event }) => event)).toEqual(['startTrip', ...TO_THE_DROP.slice(1), 'deliver']);
});

test('the moves that are told are those that the API allows then, stage by stage', async () => {
  const trip = await house.assigned();
  const { items } = (await house.asDriver.get('/trips/driver-moves')).json() as {
    items: { event: string; from: string[]; to: string; drops: string | null }[];
  };
  for (const event of [...TO_THE_DROP, 'deliver']) {
    await house.drive(trip, event);
    const [mine] = (await house.asDriver.get('/trips/mine')).json().items;
    if (!mine) continue;
    const stage = await house.orderStage(trip.orderId);
    const foreseen = items
      .filter(({ from, drops }) => from.includes(stage) && drops !== 'left')
      .map((one) => [one.event, one.to]);
    expect([
      stage,
      mine.orders[0].nextEvents.map((next: { event: string; stage: string }) => [next.event, next.stage]),
    ]).toEqual([stage, foreseen]);
  }
  expect(await house.orderStage(trip.orderId)).toBe('delivered');
});

test('an event that is sent again does nothing twice, also when both are under way at once', async () => {
  const trip = await house.assigned();
  const key = randomUUID();
  const both = await Promise.all([house.tell(trip.id, 'start', { key }), house.tell(trip.id, 'start', { key })]);
  expect(new Set(both.map((reply) => reply.json().isRepeated))).toEqual(new Set([false, true]));
  await house.drive(trip, 'arriveAtPickup');
  const loading = { key: randomUUID(), orderId: trip.orderId };
  await house.tell(trip.id, 'startLoading', loading);
  await house.drive(trip, 'completeLoading');
  expect((await house.tell(trip.id, 'startLoading', loading)).json()).toEqual({ key: loading.key, isRepeated: true });
  expect(await house.orderStage(trip.orderId)).toBe('loadingCompleted');
  expect((await house.timeline(trip.orderId)).filter(({ event }) => event === 'startLoading')).toHaveLength(1);
});

test('what was pressed without a network happened when it was pressed, in its order, also by a clock that is wrong', async () => {
  const trip = await house.assigned();
  portal.clock.now += 60 * MINUTE;
  const { now } = portal.clock;
  const behind = 20 * MINUTE;
  for (const [i, event] of TO_THE_DROP.slice(0, 4).entries()) {
    const orderId = event === 'start' ? null : trip.orderId;
    await house.tell(trip.id, event, {
      orderId,
      occurredAt: now - behind - (40 - 10 * i) * MINUTE,
      sentAt: now - behind,
    });
  }
  const entries = (await house.timeline(trip.orderId)).filter(({ event }) => TO_THE_DROP.includes(event));
  expect(entries.map(({ event, occurredAt, recordedAt }) => [event, now - occurredAt, now - recordedAt])).toEqual([
    ['arriveAtPickup', 30 * MINUTE, 0],
    ['startLoading', 20 * MINUTE, 0],
    ['completeLoading', 10 * MINUTE, 0],
  ]);
});

test('an event older than what somebody else told since is written down and moves nothing', async () => {
  const trip = await house.assigned();
  await house.drive(trip, 'start', 'arriveAtPickup');
  portal.clock.now += 30 * MINUTE;
  await house.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'loadingCompleted' });
  const late = await house.tell(trip.id, 'startLoading', {
    orderId: trip.orderId,
    occurredAt: portal.clock.now - 20 * MINUTE,
  });
  expect([late.statusCode, await house.orderStage(trip.orderId)]).toEqual([200, 'loadingCompleted']);
  expect((await house.timeline(trip.orderId)).at(-1)).toMatchObject({ event: 'startLoading', toStage: null });
});

test('what is not legal is refused with the stage of now and uses up no key', async () => {
  const trip = await house.assigned();
  const arrival = { key: randomUUID(), orderId: trip.orderId };
  const early = await house.tell(trip.id, 'arriveAtPickup', arrival);
  expect([early.statusCode, early.json()]).toMatchObject([
    409,
    { code: 'stageNotAllowed', params: { from: 'addedToTrip' } },
  ]);
  await house.drive(trip, 'start');
  expect((await house.tell(trip.id, 'arriveAtPickup', arrival)).json()).toEqual({
    key: arrival.key,
    isRepeated: false,
  });
  await house.drive(trip, 'depart', 'arriveAtDrop');
  const failed = { key: randomUUID(), orderId: trip.orderId };
  const without = await house.tell(trip.id, 'failDelivery', failed);
  expect([without.statusCode, without.json().fields]).toMatchObject([422, { reason: { code: 'required' } }]);
  expect((await house.tell(trip.id, 'failDelivery', { ...failed, reason: 'Gate was closed' })).statusCode).toBe(200);
  expect([await house.orderStage(trip.orderId), await house.stageOf(trip.id)]).toEqual(['notDelivered', 'incomplete']);
});

test('a short delivery tells how much of which cargo arrived, and why', async () => {
  const trip = await house.assigned();
  await house.drive(trip, ...TO_THE_DROP);
  const [mine] = (await house.asDriver.get('/trips/mine')).json().items;
  const [{ cargo, quantity }] = mine.orders[0].cargoItems;
  const short = await house.tell(trip.id, 'deliverPart', {
    orderId: trip.orderId,
    delivered: [{ cargoId: cargo.id, quantity: quantity - 1, shortageReason: 'Torn open' }],
  });
  expect([short.statusCode, await house.orderStage(trip.orderId)]).toEqual([200, 'incompleteDelivery']);
  const [item] = (await house.asOwner.get(`/orders/${trip.orderId}`)).json().cargoItems;
  expect(item).toMatchObject({ deliveredQuantity: quantity - 1, shortageReason: 'Torn open' });
});

test.each([
  ['another driver of the same organization', () => house.other, 404],
  ['who runs the trip but does not drive it', () => house.dispatcher, 404],
  ['the owner of the order', () => house.owner, 404],
])('%s tells nothing of a trip', async (_who, who, status) => {
  const trip = await house.assigned();
  expect((await house.tell(trip.id, 'start', {}, who())).statusCode).toBe(status);
  expect(await house.stageOf(trip.id)).toBe('vehicleAssigned');
});

test('a driver of another organization, whose vehicle is shared, moves orders that their organization does not see', async () => {
  const { id: lenderId } = await house.given.organization({ type: 'fleetOwner' });
  const lent = await house.given.user({
    organizationId: lenderId,
    rules: [{ model: 'trip', rule: 'read' }],
    contact: {},
  });
  const driver = await house.given.driver({ organizationId: lenderId, userId: lent.id, contactId: lent.contactId });
  const trip = await house.assigned();
  await portal.db.updateTable('trips').set({ driverId: driver.id }).where('id', '=', trip.id).execute();
  expect((await house.tell(trip.id, 'start', {}, lent)).statusCode).toBe(200);
  expect((await house.tell(trip.id, 'arriveAtPickup', { orderId: trip.orderId }, lent)).statusCode).toBe(200);
  expect(await house.orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
});

test('an order of another trip, and an event without its order, are refused by field', async () => {
  const [mine, another] = [await house.assigned(), (await house.save()).json()];
  await house.drive(mine, 'start');
  const foreign = await house.tell(mine.id, 'arriveAtPickup', { orderId: another.orderList[0].id });
  const missing = await house.tell(mine.id, 'arriveAtPickup');
  expect([foreign.json().fields, missing.json().fields]).toMatchObject([
    { orderId: { code: 'notFound' } },
    { orderId: { code: 'required' } },
  ]);
});
