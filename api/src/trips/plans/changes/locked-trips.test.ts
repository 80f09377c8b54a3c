import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { HOUR } from 'shared-contracts/values/time';
import { openDesk } from '../testing/desk.ts';

const portal = testApp();

test('leaves a locked trip as it is until it is unlocked, and undoes both', async () => {
  const { create, get, addTrip, change, order, vehicle, driver, as } = await openDesk(portal);
  const { id: planId } = await create();
  const [first, second] = [await order(), await order()];
  const locked = await addTrip(planId, [first.id], { vehicleId: vehicle.id, driverId: driver.id });
  const other = await addTrip(planId, [second.id]);
  const lock = (isLocked: boolean) => change(planId, [{ op: 'lockTrip', tripId: locked, isLocked }]);
  const { planTrips, inverse } = (await lock(true)).json();
  expect(planTrips).toMatchObject([{ id: locked, isLocked: true }]);
  const before = (await get(planId)).planTrips[0];

  const refused = await Promise.all(
    [
      { op: 'removeTrip' as const, tripId: locked },
      { op: 'moveTrip' as const, tripId: locked, startAt: TEST_NOW + 5 * HOUR },
      { op: 'reorderStops' as const, tripId: locked, stops: null },
      { op: 'assignVehicle' as const, tripId: locked, vehicleId: null },
      { op: 'assignDriver' as const, tripId: locked, driverId: null },
      { op: 'moveOrders' as const, orderIds: [first.id], toTripId: other, position: null },
      { op: 'moveOrders' as const, orderIds: [second.id], toTripId: locked, position: null },
    ].map((operation) => change(planId, [operation])),
  );
  expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual(refused.map(() => [409, 'tripLocked']));
  expect((await get(planId)).planTrips[0]).toEqual(before);

  await change(planId, inverse, { kind: 'undo' });
  expect((await get(planId)).planTrips[0].isLocked).toBe(false);
  const emptied = (await change(planId, [{ op: 'removeTrip', tripId: locked }])).json();
  expect(emptied.tripIds).toEqual([other]);
  await change(planId, emptied.inverse, { kind: 'undo' });
  await lock(true);

  // It can be created as it is.
  const created = (await as.post(`/v2/trips/plans/${planId}/create-trips`, { tripIds: [locked] })).json();
  expect(created).toMatchObject({ created: 1, failed: 0 });
  expect((await lock(false)).json()).toMatchObject({ code: 'tripCreated' });
});
