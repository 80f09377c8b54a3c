import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openDesk } from '../testing/desk.ts';

const portal = testApp();
const INPUT = { iterations: 200, seconds: 20, objective: 'trips', zoneRule: 'ignore' };

type Suggested = { orders: { id: string }[]; vehicle?: { id: string }; pickAt: number; dropAt: number };
const idsOf = (trips: readonly Suggested[]) => trips.flatMap(({ orders }) => orders.map(({ id }) => id)).toSorted();

test('improves the free trips of a plan and the unplanned orders, around the locked trips', async () => {
  const { create, get, addTrip, change, order, vehicle, driver, as } = await openDesk(portal);
  await portal.db.updateTable('vehicles').set({ driverId: driver.id }).where('id', '=', vehicle.id).execute();
  const { id: planId } = await create();
  const [locked, left, right, unplanned, late] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order({
      pickupFrom: TEST_NOW + 9 * DAY,
      pickupTo: TEST_NOW + 10 * DAY,
      deliveryFrom: null,
      deliveryTo: null,
    }),
  ];
  const lockedTrip = await addTrip(planId, [locked.id], { vehicleId: vehicle.id, driverId: driver.id });
  await change(planId, [{ op: 'lockTrip', tripId: lockedTrip, isLocked: true }]);
  await addTrip(planId, [left.id]);
  await addTrip(planId, [right.id]);
  const before = await get(planId);
  const path = `/v2/trips/plans/${planId}/improvements`;

  const started = await as.post(path, { ...INPUT, fleet: {} });
  expect(started.statusCode).toBe(202);
  expect((await as.post(path, INPUT)).json()).toMatchObject({
    code: 'improvementRunning',
    params: { plan: before.name },
  });
  await portal.app.jobs.runDue();
  const { items } = (await as.get('/v2/trips/improvements')).json();
  expect(items).toMatchObject([{ id: started.json().id, planId, state: 'finished' }]);
  const { plan } = (await as.get(`/v2/trips/improvements/${started.json().id}`)).json();
  // An order that begins after the horizon and is in no trip stays where it is.
  expect(idsOf(plan.suggestions)).toEqual([left.id, right.id, unplanned.id].toSorted());
  expect(idsOf(plan.suggestions)).not.toContain(late.id);
  const [stays] = before.planTrips;
  for (const trip of (plan.suggestions as Suggested[]).filter((one) => one.vehicle?.id === vehicle.id))
    expect(trip.pickAt >= stays.endsAt || trip.dropAt <= stays.beginsAt).toBe(true);
  expect((await get(planId)).planTrips).toEqual(before.planTrips);

  // Without the lock, one trip carries all of them.
  await change(planId, [{ op: 'lockTrip', tripId: lockedTrip, isLocked: false }]);
  const { id } = (await as.post(path, INPUT)).json();
  await portal.app.jobs.runDue();
  const whole = (await as.get(`/v2/trips/improvements/${id}`)).json();
  expect(idsOf(whole.plan.suggestions)).toEqual([locked.id, left.id, right.id, unplanned.id].toSorted());
  await as.patch(`/v2/trips/plans/${planId}`, { isArchived: true });
  expect((await as.post(path, INPUT)).json()).toMatchObject({ statusCode: 409, code: 'planArchived' });
});

test('assigns a vehicle with a locked trip no other one at that time', async () => {
  const { create, addTrip, change, order, vehicle, driver, as } = await openDesk(portal);
  await portal.db.updateTable('vehicles').set({ driverId: driver.id }).where('id', '=', vehicle.id).execute();
  const { id: planId } = await create();
  const [locked, free] = [await order(), await order({ deliveryTo: TEST_NOW + 9 * HOUR })];
  const lockedTrip = await addTrip(planId, [locked.id], { vehicleId: vehicle.id, driverId: driver.id });
  await addTrip(planId, [free.id]);
  const findTaken = async () => {
    const { id } = (await as.post(`/v2/trips/plans/${planId}/improvements`, { ...INPUT, fleet: {} })).json();
    await portal.app.jobs.runDue();
    const { plan } = (await as.get(`/v2/trips/improvements/${id}`)).json();
    return (plan.suggestions as Suggested[]).find(({ orders }) => orders.some((one) => one.id === free.id))?.vehicle
      ?.id;
  };
  expect(await findTaken()).toBe(vehicle.id);
  await change(planId, [{ op: 'lockTrip', tripId: lockedTrip, isLocked: true }]);
  expect(await findTaken()).toBeUndefined();
});
