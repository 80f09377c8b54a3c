import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openTrackedDepot } from '../geofences/testing/tracked-trip.ts';
import { PORT } from '../testing/depot.ts';

const portal = testApp();
const CONSIGNEE = 'store@kandy.example';
const NOWHERE = { latitude: 6.9271, longitude: 79.95 };

let depot: Awaited<ReturnType<typeof openTrackedDepot>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  depot = await openTrackedDepot(portal);
});

async function runJob(name: 'trips.etas' | 'trips.exceptions') {
  await portal.app.jobs.enqueue(portal.db, name, {});
  await portal.app.jobs.runDue();
}
const findStops = async (tripId: string, by = depot.as) => (await by.get(`/trips/${tripId}`)).json().stops;
const findRow = async (tripId: string, by = depot.as) =>
  (await by.get('/v1/trips')).json().items.find(({ id }: { id: string }) => id === tripId);

/** A trip on its way from the port to Kandy, about 120 km, with a drop that closes after so many seconds. */
async function openTrip(closesIn: number) {
  const { id: contactId } = await depot.build.contact({ organizationId: depot.ownerId, email: CONSIGNEE });
  const order = await depot.order({
    stops: [{ locationId: depot.port.id }, { locationId: depot.kandy.id, contactId }],
    deliveryFrom: TEST_NOW + HOUR,
    deliveryTo: TEST_NOW + closesIn,
  });
  const trip = (await depot.save({ ...depot.assignment, orderIds: [order.id] })).json();
  await depot.move(trip.id, 'waitingForTrip');
  await depot.move(trip.id, 'started');
  await depot.stayAt(PORT);
  await depot.stayAt(NOWHERE, { minutes: 8 });
  await runJob('trips.etas');
  return { id: trip.id as string, orderId: order.id };
}

test('stores when the vehicle is expected at the stops ahead, for trip, list and tracking link alike', async () => {
  const trip = await openTrip(20 * HOUR);
  const [pickup, drop] = await findStops(trip.id);
  expect(pickup).toMatchObject({ eta: null, etaLateBy: null });
  expect(drop.eta).toBeGreaterThan(portal.clock.now + 2 * HOUR);
  expect(drop.eta).toBeLessThan(portal.clock.now + 4 * HOUR);
  expect(drop.etaLateBy).toBeNull();
  expect((await findRow(trip.id)).nextStop).toEqual({ name: 'Kandy', eta: drop.eta, etaLateBy: null });
  expect((await findRow(trip.id, depot.asOwner)).nextStop).toBeNull();
  const { token } = (await depot.asOwner.post(`/orders/${trip.orderId}/tracking-links`, {})).json();
  const tracked = (await portal.as(null).get(`/tracking/${token}`)).json();
  expect(tracked.stops.at(-1).eta).toBe(drop.eta);

  // Two and a half hours are left to drive: with two breaks instead of none.
  await depot.as.patch('/v2/trips/driver-hours-rules', { driveMinutes: 60, breakMinutes: 60 });
  await runJob('trips.etas');
  const [, later] = await findStops(trip.id);
  expect(later.eta).toBe(drop.eta + 2 * HOUR);
  expect((await portal.as(null).get(`/tracking/${token}`)).json().stops.at(-1).eta).toBe(later.eta);
});

test('detects a stop at risk, which the control tower lists until it is expected in time again', async () => {
  const trip = await openTrip(2 * HOUR);
  const [, drop] = await findStops(trip.id);
  expect(drop.etaLateBy).toBe(drop.eta - (TEST_NOW + 2 * HOUR));
  await runJob('trips.exceptions');
  const list = async () => (await depot.as.get('/control-tower/exceptions?kind=atRisk')).json().items;
  expect(await list()).toMatchObject([{ trip: { id: trip.id }, stop: 'Kandy', severity: 'medium' }]);
  await portal.db
    .updateTable('orders')
    .set({ deliveryTo: TEST_NOW + 20 * HOUR })
    .where('id', '=', trip.orderId)
    .execute();
  await runJob('trips.etas');
  await runJob('trips.exceptions');
  expect(await list()).toEqual([]);
});

test('estimates nothing for a vehicle that has been silent for an hour, or whose trip has ended', async () => {
  const trip = await openTrip(20 * HOUR);
  portal.clock.now += HOUR + MINUTE;
  await runJob('trips.etas');
  expect((await findRow(trip.id)).nextStop).toBeNull();
  await depot.stayAt(NOWHERE, { minutes: 1 });
  await runJob('trips.etas');
  expect((await findRow(trip.id)).nextStop).not.toBeNull();
  await depot.move(trip.id, 'cancelled', { reason: 'Breakdown' });
  await runJob('trips.etas');
  expect((await findRow(trip.id)).nextStop).toBeNull();
});

/** The mails about expected arrivals that were sent to the consignee. */
async function readDigests() {
  portal.clock.now += 15 * MINUTE;
  await portal.app.jobs.enqueue(portal.db, 'orders.digests', {});
  await portal.app.jobs.runDue();
  const rows = await portal.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', CONSIGNEE)
    .where('organizationId', '=', depot.ownerId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ subject, text }) => [subject, /Expected at [^\n]+/.exec(text)?.[0]]);
}

test('announces a delay once to the contact of the stop, and its end', async () => {
  const trip = await openTrip(2 * HOUR);
  const { number } = await portal.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', trip.orderId)
    .executeTakeFirstOrThrow();
  const subject = `Order ${number}: new time of arrival`;
  await runJob('trips.etas');
  const late = [subject, expect.stringMatching(/^Expected at Kandy: [\d. :]+, \d+ minutes after its time window\.$/)];
  expect(await readDigests()).toEqual([late]);
  await portal.db
    .updateTable('orders')
    .set({ deliveryTo: TEST_NOW + 20 * HOUR })
    .where('id', '=', trip.orderId)
    .execute();
  for (let i = 0; i < 2; i += 1) await runJob('trips.etas');
  const inTime = [subject, expect.stringMatching(/^Expected at Kandy: [\d. :]+, in time again\.$/)];
  expect(await readDigests()).toEqual([late, inTime]);
});
