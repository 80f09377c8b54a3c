import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openTrackedDepot } from '../geofences/testing/tracked-trip.ts';
import { KANDY, PORT } from '../testing/depot.ts';

const portal = testApp();
const PATH = '/control-tower/exceptions';

let depot: Awaited<ReturnType<typeof openTrackedDepot>>;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  depot = await openTrackedDepot(portal);
});

/** Simulates two concurrent processes. */
async function detect() {
  await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'trips.exceptions', {})));
  await portal.app.jobs.runDue();
}
const list = async (query = '', by = depot.as) => (await by.get(`${PATH}${query}`)).json().items;

/** A started trip whose vehicle has sent no position for 16 minutes. */
async function openSilentTrip() {
  const trip = await depot.started();
  portal.clock.now += 16 * MINUTE;
  await detect();
  const [exception] = await list('?kind=gpsSilent');
  return { trip, id: exception.id as string };
}

test('lists a silent vehicle once, with a phone number, until it sends a position', async () => {
  const { trip, id } = await openSilentTrip();
  await detect();
  expect(await list()).toMatchObject([
    {
      id,
      kind: 'gpsSilent',
      severity: 'medium',
      state: 'open',
      trip: { id: trip.id },
      order: null,
      driver: { name: 'Dinesh Wheel' },
      occurredAt: TEST_NOW,
      dueAt: portal.clock.now + HOUR,
      owner: null,
      actions: ['assign', 'snooze', 'comment', 'resolve'],
    },
  ]);
  await depot.stayAt(PORT, { minutes: 1 });
  await detect();
  expect(await list('?kind=gpsSilent')).toEqual([]);
  expect(await list('?state=resolved')).toMatchObject([{ id, resolvedBy: null, resolvedAt: portal.clock.now }]);
  portal.clock.now += 16 * MINUTE;
  await detect();
  expect((await list('?kind=gpsSilent'))[0].id).not.toBe(id);
});

test('assigns, snoozes and comments, and records each in the timeline', async () => {
  const { id } = await openSilentTrip();
  const snoozedUntil = portal.clock.now + HOUR;
  expect((await depot.as.patch(`${PATH}/${id}`, { ownerId: depot.dispatcher.id })).json()).toMatchObject({
    owner: { id: depot.dispatcher.id },
    revision: 2,
  });
  expect(await list('?owner=me')).toHaveLength(1);
  expect(await list('?owner=none')).toEqual([]);
  await depot.as.post(`${PATH}/${id}/comments`, { text: 'Called the driver' });
  const detail = (await depot.as.patch(`${PATH}/${id}`, { snoozedUntil })).json();
  expect([detail.state, detail.comments]).toEqual(['snoozed', 1]);
  expect(detail.timeline.map(({ event, reason }: { event: string; reason: string }) => [event, reason])).toEqual([
    ['updated', null],
    ['commented', 'Called the driver'],
    ['updated', null],
  ]);
  expect(await list()).toEqual([]);
  portal.clock.now = snoozedUntil;
  expect(await list()).toMatchObject([{ id, state: 'open' }]);
});

test('a resolved exception stays closed while its cause lasts', async () => {
  const { id } = await openSilentTrip();
  expect((await depot.as.patch(`${PATH}/${id}/resolve`)).json()).toMatchObject({
    state: 'resolved',
    resolvedBy: { id: depot.dispatcher.id },
    actions: ['comment'],
  });
  await detect();
  expect(await list()).toEqual([]);
  expect((await depot.as.patch(`${PATH}/${id}`, { dueAt: 5 })).json()).toMatchObject({ code: 'exceptionClosed' });
});

test('rejects an owner of another organization and a snooze in the past', async () => {
  const { id } = await openSilentTrip();
  for (const [changes, field] of [
    [{ ownerId: depot.owner.id }, 'ownerId'],
    [{ snoozedUntil: portal.clock.now }, 'snoozedUntil'],
  ] as const) {
    const reply = await depot.as.patch(`${PATH}/${id}`, changes);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  }
});

test('hides the exceptions of another organization, and changes none without the rule', async () => {
  const { id } = await openSilentTrip();
  expect(await list('', depot.asOwner)).toEqual([]);
  expect((await depot.asOwner.get(`${PATH}/${id}`)).statusCode).toBe(404);
  expect((await depot.asOwner.patch(`${PATH}/${id}/resolve`)).statusCode).toBe(404);
  expect((await depot.asDriver.get(`${PATH}/${id}`)).json().actions).toEqual([]);
  expect((await depot.asDriver.patch(`${PATH}/${id}/resolve`)).statusCode).toBe(403);
});

test('lists a move that was not applied at its stop, and dismisses it when it is resolved', async () => {
  const trip = await depot.started();
  await depot.stayAt(PORT);
  await depot.as.patch(`/orders/${trip.orderId}/stage`, { stage: 'loading' });
  portal.clock.now += HOUR;
  await depot.stayAt(KANDY);
  await detect();
  const [exception] = await list('?kind=moveRejected&severity=high');
  expect(exception).toMatchObject({ order: { id: trip.orderId }, stop: 'Kandy', code: 'stageNotAllowed' });
  await depot.as.patch(`${PATH}/${exception.id}/resolve`);
  expect(await depot.rejectedMoves()).toMatchObject([{ resolution: 'dismissed', nextAttemptAt: null }]);
});

test('counts deviations, completed trips without a bill and deliveries without a proof', async () => {
  const { build, organizationId } = depot;
  const at = TEST_NOW - 2 * DAY;
  const running = await build.trip({ organizationId, stage: 'transit', vehicleId: null });
  await build.trip({ organizationId, stage: 'completed', carrying: ['delivered'], reachedAt: at });
  await portal.db
    .insertInto('tripIncidents')
    .values({ tripId: running.id, kind: 'routeDeviated', at, ...PORT })
    .execute();
  await detect();
  expect((await depot.as.get(`${PATH}/counts`)).json()).toEqual({
    open: 3,
    mine: 0,
    unassigned: 3,
    overdue: 0,
    byKind: { routeDeviated: 1, billMissing: 1, proofMissing: 1 },
  });
});
