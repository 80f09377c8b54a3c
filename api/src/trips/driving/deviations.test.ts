import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { KANDY, PORT } from '../testing/depot.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();

let cab: Awaited<ReturnType<typeof openCab>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
});

const listMarks = async (tripId: string) =>
  (await cab.as.get(`/trips/${tripId}/timeline`))
    .json()
    .items.filter(({ event }: { event: string }) => ['startedEarly', 'arrivedFar'].includes(event));

async function listExceptions() {
  await portal.app.jobs.enqueue(portal.db, 'trips.exceptions', {});
  await portal.app.jobs.runDue();
  return (await cab.as.get('/control-tower/exceptions?kind=startedEarly&kind=arrivedFar')).json().items;
}

test('stores the position of the phone, and marks an arrival far from its stop once, for all orders there', async () => {
  const orders = [await cab.order(), await cab.order()];
  const trip = await cab.assigned({ orderIds: orders.map(({ id }) => id) });
  await cab.drive(trip, 'start');
  const position = { ...KANDY, accuracy: 50 };
  for (const { id } of orders) await cab.report(trip.id, 'arriveAtPickup', { orderId: id, position });
  const stored = await portal.db
    .selectFrom('driverEvents')
    .select(['latitude', 'longitude', 'accuracy', 'deviation'])
    .where('tripId', '=', trip.id)
    .where('event', '=', 'arriveAtPickup')
    .orderBy('deviation')
    .execute();
  expect(stored).toEqual([
    { ...position, deviation: 'arrivedFar' },
    { ...position, deviation: null },
  ]);
  expect(await listMarks(trip.id)).toMatchObject([
    {
      event: 'arrivedFar',
      changes: [
        { field: 'distanceFromStop', to: '93.9' },
        { field: 'stop', to: 'Port' },
      ],
    },
  ]);
  expect(await listExceptions()).toMatchObject([
    { kind: 'arrivedFar', trip: { id: trip.id }, stop: 'Port', order: null },
  ]);
});

test('marks nothing near the stop, or without a position', async () => {
  const trip = await cab.assigned();
  await cab.drive(trip, 'start');
  await cab.report(trip.id, 'arriveAtPickup', { orderId: trip.orderId, position: { ...PORT, accuracy: 20 } });
  await cab.drive(trip, 'depart', 'arriveAtDrop');
  expect(await listMarks(trip.id)).toEqual([]);
});

test('marks a trip that starts days before its pickup, until it is over', async () => {
  const order = await cab.order({ pickupFrom: TEST_NOW + 3 * DAY, pickupTo: TEST_NOW + 3 * DAY + HOUR });
  const trip = await cab.assigned({ orderIds: [order.id] });
  const { revision } = (await cab.as.get(`/trips/${trip.id}`)).json();
  await cab.drive(trip, 'start');
  expect(await listMarks(trip.id)).toMatchObject([{ event: 'startedEarly' }]);
  expect((await cab.as.get(`/trips/${trip.id}`)).json().revision).toBe(revision + 1);
  expect(await listExceptions()).toMatchObject([{ kind: 'startedEarly', trip: { id: trip.id }, order: null }]);
  await cab.move(trip.id, 'cancelled', { reason: 'Wrong day' });
  expect(await listExceptions()).toEqual([]);
});
