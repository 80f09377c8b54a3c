import { inTransaction } from '../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';
import {
  addToTrip,
  cancelWithTrip,
  deliverManually,
  driveOrder,
  removeFromTrip,
  startWithTrip,
} from './trip-orders.ts';

const portal = testApp();

test('a trip adds, removes, starts, cancels and delivers orders in the transaction of the trip', async () => {
  const { build, partner, organizationId, dispatcher, planner, timeline, contract, operation } = await openRoad(portal);
  const own = {
    organizationId,
    partnerId: partner.id,
    contractId: contract.id,
    operationId: operation.id,
    stage: 'validated' as const,
  };
  const orders = [await build.order(own), await build.order(own), await build.order(own)];
  const [first = '', second = '', third = ''] = orders.map(({ id }) => id);
  const trips = [
    await build.trip({ organizationId: partner.id, stage: 'saved', carrying: [] }),
    await build.trip({ organizationId: partner.id, stage: 'saved', carrying: [] }),
  ];
  const [tripId = '', otherTripId = ''] = trips.map(({ id }) => id);
  const caller = {
    userId: dispatcher.id,
    login: dispatcher.login,
    organizationId: partner.id,
    organizationType: '3pl',
    role: 'user',
    rules: [],
    contactId: null,
    actorId: null,
  } as const;
  const inTripTransaction = (act: (tx: Parameters<typeof addToTrip>[1]) => Promise<unknown>) =>
    inTransaction(portal.db, act);
  const stages = async () =>
    Promise.all(orders.map(async ({ id }) => (await portal.as(planner).get(`/orders/${id}`)).json().stage));

  await inTripTransaction((tx) => addToTrip(portal.app, tx, { caller, tripId, orderIds: [first, second, third] }));
  expect(await stages()).toEqual(['addedToTrip', 'addedToTrip', 'addedToTrip']);
  await expect(
    inTripTransaction((tx) => addToTrip(portal.app, tx, { caller, tripId: otherTripId, orderIds: [first] })),
  ).rejects.toMatchObject({ status: 409 });
  await inTripTransaction((tx) => removeFromTrip(portal.app, tx, { caller, orderIds: [third] }));
  await inTripTransaction((tx) => addToTrip(portal.app, tx, { caller, tripId: otherTripId, orderIds: [third] }));
  await inTripTransaction((tx) => startWithTrip(portal.app, tx, { caller, orderIds: [first, second], at: TEST_NOW }));
  expect((await timeline(first)).at(-1)).toMatchObject({ event: 'startTrip', user: dispatcher.login });

  const drive = (event: 'arriveAtPickup' | 'depart', orderId = first) =>
    inTripTransaction((tx) => driveOrder(portal.app, tx, { orderId, event, at: TEST_NOW }));
  const driveAndReadStage = async (event: 'arriveAtPickup' | 'depart') => {
    await drive(event);
    return (await stages())[0];
  };
  expect(await driveAndReadStage('arriveAtPickup')).toBe('arrivedToPickupLocation');
  expect(await driveAndReadStage('depart')).toBe('transit');
  expect(await driveAndReadStage('depart')).toBe('transit');
  await inTripTransaction((tx) => cancelWithTrip(portal.app, tx, { caller, orderIds: [first], reason: 'Breakdown' }));
  await inTripTransaction((tx) =>
    deliverManually(portal.app, tx, { caller, orderIds: [second], reason: 'No phone', at: TEST_NOW - 30 }),
  );
  await inTripTransaction((tx) => cancelWithTrip(portal.app, tx, { caller, orderIds: [third], reason: 'No truck' }));
  expect(await stages()).toEqual(['cancelled', 'manuallyDelivered', 'cancelled']);
  expect(
    await portal.db
      .selectFrom('tripOrders')
      .select('orderId')
      .where('isLive', '=', true)
      .where('orderId', 'in', [first, second, third])
      .execute(),
  ).toEqual([{ orderId: second }]);
});
