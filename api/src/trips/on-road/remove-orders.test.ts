import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** A running trip with two orders from the port to Kandy, and one from Galle to Kandy. */
async function openRoad() {
  const depot = await openDepot(portal);
  const { build, ownerId, kandy, order, save, assignment, move } = depot;
  const galle = await build.location({ organizationId: ownerId, name: 'Galle', latitude: 6.0535, longitude: 80.221 });
  const [first, second] = [await order(), await order()];
  const far = await order({ stops: [{ locationId: galle.id }, { locationId: kandy.id }] });
  const trip = (await save({ ...assignment, orderIds: [first.id, second.id, far.id] })).json();
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  portal.clock.now += MINUTE;
  const pickUp = async (id: string) => {
    for (const stage of ['arrivedToPickupLocation', 'loadingCompleted', 'transit'])
      expect((await depot.as.patch(`/orders/${id}/stage`, { stage })).statusCode).toBe(200);
  };
  const deliver = async (id: string) => {
    for (const stage of ['arrivedToDropLocation', 'delivered'])
      expect((await depot.as.patch(`/orders/${id}/stage`, { stage })).statusCode).toBe(200);
  };
  const remove = (body: object, by = depot.dispatcher) =>
    portal.as(by).post(`/trips/${trip.id}/remove-orders`, { reason: 'Road closed', ...body });
  const read = async () => (await depot.as.get(`/trips/${trip.id}`)).json();
  return { ...depot, trip: trip as { id: string; number: string }, first, second, far, pickUp, deliver, remove, read };
}

const stopNames = ({ stops }: { stops: { location: { name: string } }[] }) =>
  stops.map(({ location }) => location.name);

test('cancels the rest: orders not picked up leave with their stops, those on board stay and complete the trip', async () => {
  const { trip, first, second, far, pickUp, deliver, remove, read, orderStage, as, driverUser } = await openRoad();
  await pickUp(first.id);
  await as.patch(`/orders/${second.id}/stage`, { stage: 'arrivedToPickupLocation' });
  const before = await read();
  const reply = await remove({});
  expect([reply.statusCode, reply.json().stage]).toEqual([200, 'transit']);
  expect(await Promise.all([first, second, far].map(({ id }) => orderStage(id)))).toEqual([
    'transit',
    'validated',
    'validated',
  ]);
  const after = reply.json();
  expect(stopNames(after)).toEqual(['Port', 'Kandy']);
  expect(after.stops[0].plannedAt).toBe(
    before.stops.find((stop: { location: { name: string } }) => stop.location.name === 'Port').plannedAt,
  );
  expect(after.orderList.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  expect(Number(after.totalSpace) * 3).toBeCloseTo(Number(before.totalSpace));
  expect(Number(after.estimatedDistance)).toBeLessThan(Number(before.estimatedDistance));
  const entry = (await as.get(`/trips/${trip.id}/timeline`))
    .json()
    .items.find(({ event }: { event: string }) => event === 'removeOrders');
  expect(entry).toMatchObject({
    reason: 'Road closed',
    changes: [{ field: 'orderIds', to: [expect.stringMatching(/^O-/)] }],
  });
  expect((await portal.as(driverUser).get('/notifications')).json().items[0]).toMatchObject({
    kind: 'tripOrdersChanged',
    values: { number: trip.number, added: '0', removed: '2' },
  });
  // They can be planned again, as if no vehicle had been sent for them.
  const again = await as.post('/trips', { orderIds: [second.id, far.id] });
  expect(again.statusCode).toBe(201);
  expect(again.json().stops.filter(({ arrivedAt }: { arrivedAt: number | null }) => arrivedAt !== null)).toEqual([]);
  await deliver(first.id);
  expect((await read()).stage).toBe('completed');
});

test('removes one order, and completes a trip whose other orders are delivered', async () => {
  const { first, second, far, pickUp, deliver, remove, read, orderStage } = await openRoad();
  const removable = async () =>
    (await read()).orderList
      .filter(({ isRemovable }: { isRemovable: boolean }) => isRemovable)
      .map(({ id }: { id: string }) => id)
      .toSorted();
  expect(await removable()).toEqual([first.id, second.id, far.id].toSorted());
  expect((await remove({ orderIds: [far.id] })).json().orderList).toHaveLength(2);
  await pickUp(first.id);
  expect(await removable()).toEqual([second.id]);
  expect((await remove({ orderIds: [first.id] })).json()).toMatchObject({ statusCode: 409, code: 'orderPickedUp' });
  await deliver(first.id);
  const reply = await remove({ orderIds: [second.id] });
  expect([reply.json().stage, await orderStage(second.id)]).toEqual(['completed', 'validated']);
  expect((await remove({})).json()).toMatchObject({ statusCode: 409, code: 'notRunning' });
});

test('cancels a trip without remaining orders, and frees all of them', async () => {
  const { first, second, far, remove, read, orderStage } = await openRoad();
  expect((await remove({})).json().stage).toBe('cancelled');
  expect(await Promise.all([first, second, far].map(({ id }) => orderStage(id)))).toEqual([
    'validated',
    'validated',
    'validated',
  ]);
  expect(stopNames(await read()).length).toBeGreaterThan(0);
});

test('rejects orders that can’t be removed', async () => {
  const { first, second, far, pickUp, remove, build, driverUser, owner, order } = await openRoad();
  const elsewhere = await order();
  expect((await remove({ orderIds: [elsewhere.id] })).json().fields).toEqual({
    'orderIds.0': expect.objectContaining({ code: 'notFound' }),
  });
  expect((await remove({ reason: ' ' })).json().fields).toMatchObject({ reason: { code: 'required' } });
  expect((await remove({}, driverUser)).statusCode).toBe(403);
  expect((await remove({}, owner)).statusCode).toBe(403);
  const stranger = await build.user({ organizationId: (await build.organization({ type: '2pl' })).id, rules: 'all' });
  expect((await remove({}, stranger)).statusCode).toBe(404);
  for (const { id } of [first, second, far]) await pickUp(id);
  expect((await remove({})).json()).toMatchObject({ statusCode: 409, code: 'nothingToRemove' });
});
