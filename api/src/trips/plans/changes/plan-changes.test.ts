import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openDesk } from '../testing/desk.ts';

const portal = testApp();

test('a change returns its trips and those that share a vehicle or driver, as in the whole plan', async () => {
  const { create, get, addTrip, change, order, vehicle, driver, build, organizationId, as } = await openDesk(portal);
  const other = await build.vehicle({ organizationId });
  const { id } = await create();
  const busy = await addTrip(id, [(await order()).id], { vehicleId: vehicle.id });
  const moved = await addTrip(id, [(await order()).id], { vehicleId: other.id, driverId: driver.id });
  const sameDriver = await addTrip(id, [(await order()).id], { driverId: driver.id });
  const apart = await addTrip(id, [(await order()).id]);
  const { revision } = await get(id);

  const assign = { op: 'assignVehicle' as const, tripId: moved, vehicleId: vehicle.id };
  const changed = (await change(id, [assign, { op: 'moveTrip', tripId: moved, startAt: TEST_NOW + 3 * HOUR }])).json();
  const whole = await get(id);
  expect(changed.tripIds).toEqual([busy, moved, sameDriver, apart]);
  expect(changed.planTrips).toEqual(whole.planTrips.slice(0, 3));
  expect(
    changed.planTrips.map((trip: { problems: { code: string }[] }) => trip.problems.map(({ code }) => code)),
  ).toEqual([['vehicleBusy'], ['vehicleBusy', 'driverBusy'], ['driverBusy']]);
  expect(changed.planOrders).toHaveLength(3);
  expect(changed.unplanned).toBe(whole.totals.unplanned);
  const missed = (await as.get(`/v2/trips/plans/${id}/changes?since=${revision}`)).json();
  expect(missed.planTrips).toEqual(changed.planTrips);
});
