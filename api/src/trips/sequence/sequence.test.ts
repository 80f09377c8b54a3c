import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openTrackedDepot } from '../geofences/testing/tracked-trip.ts';
import { PORT } from '../testing/depot.ts';

const portal = testApp();
const GALLE = { latitude: 6.0535, longitude: 80.221 };
const MATARA = { latitude: 5.9549, longitude: 80.555 };
const NOWHERE = { latitude: 6.5, longitude: 80.1 };

let depot: Awaited<ReturnType<typeof openTrackedDepot>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  depot = await openTrackedDepot(portal);
});

/** A trip from the port to Kandy, Matara and Galle, in this order, with a vehicle that has left the port. */
async function startTrip() {
  const { build, ownerId } = depot;
  const [matara, galle] = [
    await build.location({ organizationId: ownerId, name: 'Matara', ...MATARA }),
    await build.location({ organizationId: ownerId, name: 'Galle', ...GALLE }),
  ];
  const drops = [depot.kandy.id, matara.id, galle.id];
  const orderIds: string[] = [];
  for (const locationId of drops)
    orderIds.push((await depot.order({ stops: [{ locationId: depot.port.id }, { locationId }] })).id);
  const stops = [
    { locationId: depot.port.id, pickOrderIds: orderIds },
    ...drops.map((locationId, i) => ({ locationId, dropOrderIds: [orderIds[i]] })),
  ];
  const trip = (await depot.save({ ...depot.assignment, orderIds, stops })).json();
  await depot.move(trip.id, 'waitingForTrip');
  await depot.move(trip.id, 'started');
  await depot.stayAt(PORT);
  await depot.stayAt(NOWHERE, { minutes: 8 });
  portal.clock.now += 2 * HOUR;
  return { id: trip.id as string, orderIds };
}

const findStops = async (id: string) =>
  (await depot.as.get(`/trips/${id}`))
    .json()
    .stops.map(({ location, outOfSequenceAt }: { location: { name: string }; outOfSequenceAt: number | null }) => [
      location.name,
      outOfSequenceAt,
    ]);
const findEntry = async (id: string, event: string) =>
  (await depot.as.get(`/trips/${id}/timeline`)).json().items.find((entry: { event: string }) => entry.event === event);

test('moves the order of a stop that the vehicle reached out of sequence, and marks the stop', async () => {
  const trip = await startTrip();
  await depot.stayAt(GALLE);
  const reachedAt = portal.clock.now - 2 * 60;
  expect(await Promise.all(trip.orderIds.map((id) => depot.orderStage(id)))).toEqual([
    'transit',
    'transit',
    'arrivedToDropLocation',
  ]);
  expect(await findStops(trip.id)).toEqual([
    ['Port', null],
    ['Kandy', null],
    ['Matara', null],
    ['Galle', reachedAt],
  ]);
  expect((await findEntry(trip.id, 'stopOutOfSequence')).changes).toEqual([{ field: 'stop', from: null, to: 'Galle' }]);
  expect((await depot.as.get(`/trips/${trip.id}`)).json().actions).toContain('reorderStops');
});

test('re-orders the rest from the stop where the vehicle is', async () => {
  const trip = await startTrip();
  await depot.stayAt(GALLE);
  const { revision } = (await depot.as.get(`/trips/${trip.id}`)).json();
  const reply = await portal
    .as(depot.dispatcher, { 'if-match': `"${revision}"` })
    .post(`/trips/${trip.id}/reorder-stops`);
  expect(reply.statusCode).toBe(200);
  expect(await findStops(trip.id)).toEqual([
    ['Port', null],
    ['Galle', null],
    ['Matara', null],
    ['Kandy', null],
  ]);
  expect((await findEntry(trip.id, 'reorderStops')).changes).toEqual([
    { field: 'stops', from: 'Port → Kandy → Matara → Galle', to: 'Port → Galle → Matara → Kandy' },
  ]);
  await depot.as.patch(`/orders/${trip.orderIds[2]}/stage`, { stage: 'delivered' });
  portal.clock.now += HOUR;
  await depot.stayAt(MATARA);
  expect(await depot.orderStage(trip.orderIds[1] ?? '')).toBe('arrivedToDropLocation');
  expect((await findStops(trip.id))[2]).toEqual(['Matara', null]);
});

test('marks no stop that is reached in its turn', async () => {
  const trip = await startTrip();
  await depot.as.patch(`/orders/${trip.orderIds[0]}/stage`, { stage: 'arrivedToDropLocation' });
  expect((await findStops(trip.id)).map(([, at]: [string, number | null]) => at)).toEqual([null, null, null, null]);
});

test('re-orders only stops of a running trip of the own organization', async () => {
  const { id } = (await depot.save(depot.assignment)).json();
  const path = `/trips/${id}/reorder-stops`;
  expect((await depot.as.post(path)).json()).toMatchObject({ statusCode: 409, code: 'notRunning' });
  expect((await depot.asDriver.post(path)).statusCode).toBe(403);
  const stranger = await depot.build.user({
    organizationId: (await depot.build.organization({ type: '2pl' })).id,
    rules: 'all',
  });
  expect((await portal.as(stranger).post(path)).statusCode).toBe(404);
});
