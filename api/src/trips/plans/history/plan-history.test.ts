import { randomUUID } from 'node:crypto';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openDesk } from '../testing/desk.ts';

const portal = testApp();

test('undoes and redoes a change by its inverse', async () => {
  const { create, get, addTrip, change, order, vehicle } = await openDesk(portal);
  const plan = await create();
  const [a, b, c] = [await order(), await order(), await order()];
  const [left, right] = [await addTrip(plan.id, [a.id, b.id]), await addTrip(plan.id, [])];
  const strip = ({ planTrips }: { planTrips: { revision: number }[] }) =>
    planTrips.map(({ revision: _revision, ...trip }) => trip);
  const before = strip(await get(plan.id));
  const done = (
    await change(plan.id, [
      { op: 'moveOrders', orderIds: [a.id, c.id], toTripId: right },
      { op: 'removeTrip', tripId: left },
      { op: 'assignVehicle', tripId: right, vehicleId: vehicle.id },
      { op: 'moveTrip', tripId: right, startAt: TEST_NOW + 3 * HOUR },
      { op: 'addTrip', id: randomUUID(), orderIds: [b.id] },
    ])
  ).json();
  const after = strip(await get(plan.id));
  expect(after).not.toEqual(before);
  const undone = (await change(plan.id, done.inverse)).json();
  expect(strip(await get(plan.id))).toEqual(before);
  await change(plan.id, undone.inverse);
  expect(strip(await get(plan.id))).toEqual(after);
});

test('stores what each dispatcher can undo and redo', async () => {
  const { create, get, addTrip, change, order, as, colleague } = await openDesk(portal);
  const { id } = await create();
  const [first, second] = [await order(), await order()];
  const tripId = await addTrip(id, [first.id]);
  const history = async (by = as) => (await by.get(`/v2/trips/plans/${id}/history`)).json();
  const add = [{ op: 'moveOrders' as const, orderIds: [second.id], toTripId: tripId, position: null }];
  await change(id, add);
  expect(await history()).toMatchObject({ undo: [{ change: [{ op: 'addTrip' }] }, { change: add }], redo: [] });
  expect(await history(portal.as(colleague))).toEqual({ undo: [], redo: [] });

  await change(id, (await history()).undo[1].operations, { kind: 'undo' });
  expect((await get(id)).planTrips).toMatchObject([{ orderIds: [first.id] }]);
  expect(await history()).toMatchObject({ undo: [{ change: [{ op: 'addTrip' }] }], redo: [{ change: add }] });
  await change(id, (await history()).redo[0].operations, { kind: 'redo' });
  expect((await get(id)).planTrips[0].orderIds.toSorted()).toEqual([first.id, second.id].toSorted());
  expect(await history()).toMatchObject({ undo: [{}, { change: add }], redo: [] });
});
