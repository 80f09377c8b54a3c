import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { png } from '../../../demo/drawing/png.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const EVENTS = [
  'start',
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
  'deliver',
];

let cab: Awaited<ReturnType<typeof openCab>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
});

const tripEntries = async (tripId: string, event: string) =>
  (await cab.as.get(`/trips/${tripId}/timeline`))
    .json()
    .items.filter((entry: { event: string }) => entry.event === event);

/** The trip's eight events, as recorded by an offline phone and sent hours later. */
function recordOffline({ id, orderId }: { id: string; orderId: string }) {
  const events = EVENTS.map((event, i) => ({
    key: randomUUID(),
    event,
    occurredAt: portal.clock.now + (i + 1) * 10 * MINUTE,
    orderId: event === 'start' ? null : orderId,
  }));
  const send = async (by?: { id: string }) => {
    const replies = [];
    for (const { event, ...more } of events)
      replies.push(await cab.report(id, event, { ...more, sentAt: portal.clock.now }, by));
    return replies;
  };
  return { events, send };
}

async function listLateExceptions() {
  await portal.app.jobs.enqueue(portal.db, 'trips.exceptions', {});
  await portal.app.jobs.runDue();
  return (await cab.as.get('/control-tower/exceptions?kind=lateDriverEvent')).json().items;
}

/** Another driver of the organization takes over the trip. */
async function replaceDriver(tripId: string) {
  const { build, organizationId, vehicle } = cab;
  const user = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }], contact: {} });
  const driver = await build.driver({
    organizationId,
    userId: user.id,
    contactId: user.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  const reply = await cab.move(tripId, 'vehicleAssigned', { vehicleId: vehicle.id, driverId: driver.id });
  expect(reply.statusCode).toBe(200);
  return user;
}

test('stores eight offline events of a trip that was cancelled in the meantime, once each', async () => {
  const trip = await cab.assigned();
  const offline = recordOffline(trip);
  portal.clock.now += 5 * MINUTE;
  await cab.move(trip.id, 'cancelled', { reason: 'Customer closed' });
  const cancelledAt = portal.clock.now;
  portal.clock.now += 3 * HOUR;
  const { revision } = (await cab.as.get(`/trips/${trip.id}`)).json();
  const late = { cause: 'tripCancelled', at: cancelledAt, reason: 'Customer closed' };
  for (const reply of await offline.send())
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { isRepeated: false, stageOutcome: 'recorded', late },
    ]);
  for (const reply of await offline.send()) expect(reply.json()).toMatchObject({ isRepeated: true, late });
  const entries = await tripEntries(trip.id, 'reportedAfterCancellation');
  expect(entries.map(({ occurredAt, recordedAt }: never) => [occurredAt, recordedAt])).toEqual(
    offline.events.map(({ occurredAt }) => [occurredAt, portal.clock.now]),
  );
  expect(entries[1].changes).toMatchObject([
    { field: 'order', to: expect.stringMatching(/·O-/) },
    { field: 'report', to: 'arriveAtPickup' },
  ]);
  expect([await cab.orderStage(trip.orderId), await cab.stageOf(trip.id)]).toEqual(['cancelled', 'cancelled']);
  expect((await cab.as.get(`/trips/${trip.id}`)).json().revision).toBe(revision);
});

test('shows the dispatcher one exception for all late events of a trip, until it is resolved', async () => {
  const trip = await cab.assigned();
  const offline = recordOffline(trip);
  await cab.move(trip.id, 'cancelled', { reason: 'Customer closed' });
  portal.clock.now += 3 * HOUR;
  await offline.send();
  const [exception, ...others] = await listLateExceptions();
  expect(exception).toMatchObject({ trip: { id: trip.id }, order: null, code: 'tripCancelled' });
  expect(others).toEqual([]);
  await cab.as.patch(`/control-tower/exceptions/${exception.id}/resolve`);
  expect(await listLateExceptions()).toEqual([]);
});

test('stores reports of a replaced driver for a day, and none of others', async () => {
  const trip = await cab.assigned();
  const offline = recordOffline(trip);
  portal.clock.now += 5 * MINUTE;
  const replacedAt = portal.clock.now;
  await replaceDriver(trip.id);
  portal.clock.now += 3 * HOUR;
  for (const reply of await offline.send())
    expect(reply.json()).toMatchObject({ late: { cause: 'driverChanged', at: replacedAt } });
  expect(await tripEntries(trip.id, 'reportedLate')).toHaveLength(EVENTS.length);
  expect([await cab.orderStage(trip.orderId), await cab.stageOf(trip.id)]).toEqual(['addedToTrip', 'vehicleAssigned']);
  for (const stranger of [cab.otherDriver, cab.owner, cab.dispatcher])
    expect((await offline.send(stranger)).map(({ statusCode }) => statusCode)).toEqual(EVENTS.map(() => 404));
  portal.clock.now += 2 * DAY;
  expect((await cab.report(trip.id, 'start')).statusCode).toBe(404);
});

test('stores reports after the trip was taken back', async () => {
  const takenBack = await cab.assigned();
  portal.clock.now += MINUTE;
  await cab.move(takenBack.id, 'saved');
  portal.clock.now += MINUTE;
  expect((await cab.report(takenBack.id, 'start')).json()).toMatchObject({ late: { cause: 'tripTakenBack' } });
});

test('stores reports after the trip was closed by hand', async () => {
  const closed = await cab.assigned();
  await cab.move(closed.id, 'manualCompleted', {
    reason: 'Phone lost',
    actualDistance: '10',
    dropAt: portal.clock.now,
  });
  portal.clock.now += MINUTE;
  expect((await cab.report(closed.id, 'arriveAtPickup', { orderId: closed.orderId })).json()).toMatchObject({
    late: { cause: 'tripOver' },
  });
});

test('stores events that an order no longer allows because someone else has moved it', async () => {
  const trip = await cab.assigned();
  await cab.drive(trip, 'start', 'arriveAtPickup');
  await cab.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'loadingCompleted' });
  portal.clock.now += MINUTE;
  const reply = await cab.report(trip.id, 'startLoading', { orderId: trip.orderId });
  expect(reply.json()).toMatchObject({ stage: 'loadingCompleted', late: { cause: 'stageNotAllowed', reason: null } });
  expect(await tripEntries(trip.id, 'reportedLate')).toMatchObject([
    {
      changes: [
        { field: 'lateCause', to: 'stageNotAllowed' },
        { field: 'order' },
        { field: 'report', to: 'startLoading' },
      ],
    },
  ]);
  expect(await cab.orderStage(trip.orderId)).toBe('loadingCompleted');
});

test('stores a late photo as a document of the trip', async () => {
  const trip = await cab.assigned();
  await cab.move(trip.id, 'cancelled', { reason: 'Customer closed' });
  portal.clock.now += MINUTE;
  const key = randomUUID();
  const upload = () => cab.uploadProof(trip.id, IMAGE, { key, orderId: trip.orderId });
  expect((await upload()).json()).toMatchObject({ isRepeated: false, late: { cause: 'tripCancelled' } });
  expect((await upload()).json()).toMatchObject({ isRepeated: true, late: { cause: 'tripCancelled' } });
  expect((await cab.as.get(`/trips/${trip.id}`)).json().documents).toMatchObject([{ name: 'proof.png' }]);
  expect(await tripEntries(trip.id, 'reportedAfterCancellation')).toHaveLength(1);
});
