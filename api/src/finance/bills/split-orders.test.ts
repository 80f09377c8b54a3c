import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from '../../trips/driving/testing/cab.ts';
import { findBilledOrders } from './billed-orders.store.ts';
import { findBilledTrips } from './billed-trips.store.ts';

const portal = testApp();

test('an order that changes vehicle at a hub is billed once for the whole journey, each trip for its part', async () => {
  const { started, build, organizationId, as, drive } = await openCab(portal);
  portal.clock.now = TEST_NOW;
  const first = await started();
  const { orderId } = first;
  const [before] = await findBilledOrders(portal.db, [orderId]);
  const hub = await build.location({ organizationId, name: 'Kegalle hub', latitude: 7.25, longitude: 80.34 });
  const split = await as.post(`/trips/${first.id}/split`, { locationId: hub.id, orderIds: [orderId] });
  const onwardId = split.json().transfers[0].trip.id as string;
  await drive(first, 'arriveAtPickup', 'depart', 'arriveAtDrop');
  portal.clock.now += 3 * HOUR;
  await drive(first, 'finishDrop');
  for (const [id, km] of [
    [first.id, '80'],
    [onwardId, '40'],
  ] as const)
    await portal.db
      .updateTable('trips')
      .set({ estimatedDistance: km, actualDistance: String(Number(km) * 1.5) })
      .where('id', '=', id)
      .execute();

  const [after] = await findBilledOrders(portal.db, [orderId]);
  expect(after?.places).toEqual(['Port', 'Kandy']);
  expect(after?.facts).toMatchObject({
    fromLocationId: before?.facts.fromLocationId,
    toLocationId: before?.facts.toLocationId,
    estimatedDistance: before?.facts.estimatedDistance,
    stops: [
      { what: 'loading', departedAt: TEST_NOW + 2 * MINUTE },
      { what: 'unloading', arrivedAt: null },
    ],
  });
  const trips = await findBilledTrips(portal.db, [first.id, onwardId]);
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  expect([first.id, onwardId].map((id) => byId.get(id))).toMatchObject([
    { places: ['Port', 'Kegalle hub'], facts: { estimatedDistance: '80.000' }, sharers: [{ id: orderId }] },
    { places: ['Kegalle hub', 'Kandy'], facts: { estimatedDistance: '40.000' }, sharers: [{ id: orderId }] },
  ]);
});
