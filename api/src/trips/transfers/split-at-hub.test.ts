import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from '../driving/testing/cab.ts';
import { openDepot } from '../testing/depot.ts';
import { noPlace } from './no-place.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const HUB = { latitude: 7.25, longitude: 80.34 };
type Named = { id: string };

/** A depot with a hub between port and Kandy, and a second vehicle with its driver. */
async function openHub() {
  const depot = await openCab(portal);
  const { build, organizationId } = depot;
  const hub = await build.location({ organizationId, name: 'Kegalle hub', ...HUB });
  const second = await build.user({
    organizationId,
    rules: [
      { model: 'trip', rule: 'read' },
      { model: 'order', rule: 'read' },
    ],
    contact: { firstName: 'Saman', lastName: 'Second' },
  });
  const driver = await build.driver({
    organizationId,
    userId: second.id,
    contactId: second.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  const lorry = await build.vehicle({ organizationId, driverId: driver.id, registrationPlate: 'WP LORRY' });
  const split = (id: string, body: object, by = depot.dispatcher) => portal.as(by).post(`/trips/${id}/split`, body);
  const trip = async (id: string, by: Named = depot.dispatcher) => (await portal.as(by).get(`/trips/${id}`)).json();
  const stopsOf = (of: { stops: { location: { name: string }; orders: { what: string; id: string }[] }[] }) =>
    of.stops.map(({ location, orders }) => [location.name, ...orders.map(({ what }) => what)].join(' '));
  const driveBy = async (user: Named, { id, orderId }: { id: string; orderId: string }, ...events: string[]) => {
    const statuses: number[] = [];
    for (const event of events) {
      portal.clock.now += MINUTE;
      const reply = await depot.report(id, event, event === 'start' ? {} : { orderId }, user);
      statuses.push(reply.statusCode);
    }
    return statuses;
  };
  const mine = async (user: Named) => (await portal.as(user).get('/trips/mine')).json().items;
  return { ...depot, hub, second, secondDriver: driver, lorry, split, trip, stopsOf, driveBy, mine };
}

test('an order changes vehicle at a hub: two trips, two drivers, one order', async () => {
  const depot = await openHub();
  const { started, split, trip, stopsOf, driveBy, mine, hub, lorry, secondDriver, move, as, asOwner, stageOf } = depot;
  const { orderStage, driverUser, second } = depot;
  const first = await started();
  const { orderId } = first;
  const input = { locationId: hub.id, orderIds: [orderId], vehicleId: lorry.id, driverId: secondDriver.id };
  const before = await trip(first.id);
  const preview = await as.post(`/trips/${first.id}/split/preview`, input);
  expect([await trip(first.id), await as.get('/v1/trips').then((list) => list.json().total)]).toEqual([before, 1]);
  const reply = await split(first.id, input);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { stage: 'started', transfers: [{ order: { id: orderId }, hub: { name: 'Kegalle hub' }, direction: 'leaves' }] },
  ]);
  const onwardId = reply.json().transfers[0].trip.id as string;
  const onward = await trip(onwardId);
  expect([stopsOf(reply.json()), stopsOf(onward), onward.stage]).toEqual([
    ['Port pick', 'Kegalle hub drop'],
    ['Kegalle hub pick', 'Kandy drop'],
    'saved',
  ]);
  expect(onward).toMatchObject({ transfers: [{ direction: 'joins', trip: { id: first.id }, missesBy: 0 }] });
  expect(onward.stops[0].plannedAt).toBeGreaterThanOrEqual(reply.json().stops[1].plannedAt);
  expect(Number(reply.json().estimatedDistance)).toBeGreaterThan(0);
  const timesOf = (stops: { location: Named; plannedAt: number }[]) =>
    stops.map(({ location, plannedAt }) => [location.id, plannedAt]);
  const { first: fromHub, onward: beyond, ...rest } = preview.json();
  expect([timesOf(fromHub), timesOf(beyond)]).toEqual([timesOf(reply.json().stops.slice(1)), timesOf(onward.stops)]);
  const { arrivesAt, loadsAt } = reply.json().transfers[0];
  expect(rest).toEqual({ arrivesAt, loadsAt, missesBy: 0, onwardTrip: null });

  // The second trip may be on its way to the hub, but has nothing to report about the order.
  await move(onwardId, 'waitingForTrip');
  portal.clock.now += MINUTE;
  await move(onwardId, 'started');
  expect((await mine(second))[0].orders[0].nextEvents).toEqual([]);
  expect(await driveBy(second, { id: onwardId, orderId }, 'arriveAtPickup')).toEqual([409]);
  expect((await move(onwardId, 'cancelled', { reason: 'x' })).json().code).toBe('orderFromHub');

  expect(await driveBy(driverUser, first, 'arriveAtPickup', 'depart', 'arriveAtDrop', 'startUnloading')).toEqual([
    200, 200, 200, 200,
  ]);
  // Recipients of the goods are not notified of the hub.
  const news = await portal.db.selectFrom('notifications').selectAll().where('subjectId', '=', orderId).execute();
  expect(JSON.stringify(news)).toContain('transit');
  expect(JSON.stringify(news)).not.toContain('arrivedToDropLocation');
  expect(await driveBy(driverUser, first, 'finishDrop')).toEqual([200]);
  expect([await stageOf(first.id), await stageOf(onwardId), await orderStage(orderId)]).toEqual([
    'completed',
    'started',
    'transit',
  ]);
  expect((await asOwner.get(`/orders/${orderId}`)).json().trip?.id ?? onwardId).toBe(onwardId);
  expect((await mine(second))[0].orders[0].nextEvents[0]).toMatchObject({ event: 'arriveAtPickup' });
  expect(await driveBy(second, { id: onwardId, orderId }, 'arriveAtPickup', 'startLoading', 'depart')).toEqual([
    200, 200, 200,
  ]);
  expect(await stageOf(onwardId)).toBe('transit');
  expect(await driveBy(second, { id: onwardId, orderId }, 'arriveAtDrop', 'deliver')).toEqual([200, 200]);
  expect([await stageOf(onwardId), await orderStage(orderId)]).toEqual(['completed', 'delivered']);

  // Its owner tracks and pays for a single journey, from the port to Kandy.
  const link = (await asOwner.post(`/orders/${orderId}/tracking-links`, { hours: 24 })).json();
  const tracked = (await portal.as(null).get(`/tracking/${link.token ?? link.url.split('/').at(-1)}`)).json();
  expect(tracked.stops.map(({ name }: { name: string }) => name)).toEqual(['Port', 'Kandy']);

  const paper = async (id: string) =>
    readPdf((await as.get(`/trips/${id}/consignment-notes/export`)).rawPayload)
      .pages.flat()
      .join('\n');
  expect(await paper(first.id)).toMatch(/Kegalle hub/);
  expect(await paper(first.id)).not.toMatch(/Kandy/);
  expect(await paper(onwardId)).toMatch(/Kegalle hub[^]*Kandy|Kandy[^]*Kegalle hub/);
});

test('an order unloaded at a hub can be transferred again: three trips in a row', async () => {
  const depot = await openHub();
  const { started, split, trip, stopsOf, driveBy, hub, build, organizationId, lorry, secondDriver, move, second } =
    depot;
  const { driverUser, assignment, orderStage, stageOf } = depot;
  const farther = { name: 'Peradeniya hub', latitude: 7.27, longitude: 80.59 };
  const { id: nextHub } = await build.location({ organizationId, ...farther });
  const first = await started();
  const { orderId } = first;
  const to = { vehicleId: lorry.id, driverId: secondDriver.id };
  const reply = await split(first.id, { locationId: hub.id, orderIds: [orderId], ...to });
  const secondId = reply.json().transfers[0].trip.id as string;
  const again = { locationId: nextHub, orderIds: [orderId], ...assignment };
  const number = expect.any(String);
  for (const id of [first.id, secondId])
    expect((await split(id, again)).json().fields).toMatchObject({
      'orderIds.0': { code: 'alreadySplit', params: { number, hub: 'Kegalle hub' } },
    });
  await driveBy(driverUser, first, 'arriveAtPickup', 'depart', 'arriveAtDrop', 'finishDrop');
  expect((await trip(secondId)).orderList).toMatchObject([{ isTransferable: true }]);
  const onward = (await split(secondId, again)).json();
  const thirdId = onward.transfers.find(({ direction }: { direction: string }) => direction === 'leaves').trip.id;
  expect([stopsOf(onward), stopsOf(await trip(thirdId))]).toEqual([
    ['Kegalle hub pick', 'Peradeniya hub drop'],
    ['Peradeniya hub pick', 'Kandy drop'],
  ]);
  expect(await stageOf(first.id)).toBe('completed');
  const run = async (id: string, by: Named, ...events: string[]) => {
    await move(id, 'waitingForTrip');
    portal.clock.now += MINUTE;
    await move(id, 'started');
    return driveBy(by, { id, orderId }, 'arriveAtPickup', 'depart', 'arriveAtDrop', ...events);
  };
  expect(await run(secondId, second, 'finishDrop')).toEqual([200, 200, 200, 200]);
  expect([await stageOf(secondId), await orderStage(orderId)]).toEqual(['completed', 'transit']);
  expect(await run(thirdId, driverUser, 'deliver')).toEqual([200, 200, 200, 200]);
  expect([await stageOf(thirdId), await orderStage(orderId)]).toEqual(['completed', 'delivered']);
});

test('the control tower lists a connection that is missed at a hub, until it is in time again', async () => {
  const { started, split, hub, as, jobs } = { ...(await openHub()), jobs: portal.app.jobs };
  const first = await started();
  const reply = (await split(first.id, { locationId: hub.id, orderIds: [first.orderId] })).json();
  const onwardId = reply.transfers[0].trip.id as string;
  const detect = async () => {
    await jobs.enqueue(portal.db, 'trips.exceptions', {});
    await jobs.runDue();
    return (await as.get('/control-tower/exceptions?kind=connectionMissed')).json().items;
  };
  const expectAtHub = (eta: number | null) =>
    portal.db.updateTable('tripStops').set({ eta }).where('tripId', '=', first.id).where('position', '=', 1).execute();
  await expectAtHub(null);
  expect(await detect()).toEqual([]);
  await expectAtHub(reply.transfers[0].loadsAt + HOUR);
  expect(await detect()).toMatchObject([
    { severity: 'high', trip: { id: onwardId }, order: { id: first.orderId }, stop: 'Kegalle hub' },
  ]);
  expect((await as.get(`/trips/${onwardId}`)).json().transfers).toMatchObject([{ missesBy: 60 }]);
  await expectAtHub(reply.transfers[0].loadsAt);
  expect(await detect()).toEqual([]);
});

test('a change of vehicle is undone before the first trip reaches the hub', async () => {
  const depot = await openHub();
  const { save, split, trip, stopsOf, hub, as, order, asDriver } = depot;
  const saved = (await save()).json();
  const [orderId] = saved.orderList.map(({ id }: Named) => id);
  const before = { stops: stopsOf(saved), dropAt: saved.dropAt };
  const body = { locationId: hub.id, orderIds: [orderId] };
  const onwardId = (await split(saved.id, body)).json().transfers[0].trip.id;
  expect((await split(saved.id, body)).json().fields).toMatchObject({ 'orderIds.0': { code: 'alreadySplit' } });
  expect((await as.delete(`/trips/${onwardId}`)).json().code).toBe('orderFromHub');
  expect((await asDriver.post(`/trips/${saved.id}/undo-split`)).statusCode).toBe(403);
  const undone = await as.post(`/trips/${saved.id}/undo-split`);
  expect([undone.statusCode, stopsOf(undone.json()), undone.json().transfers]).toEqual([200, before.stops, []]);
  expect((await as.get(`/trips/${onwardId}`)).statusCode).toBe(404);
  expect((await as.post(`/trips/${saved.id}/undo-split`)).json().code).toBe('nothingToUndo');

  // An existing trip keeps its own orders and loses the one from the hub when that leaves the first trip.
  const other = (await save({ orderIds: [(await order()).id] })).json();
  expect((await split(saved.id, { ...body, tripId: saved.id })).json().fields).toMatchObject({
    tripId: { code: 'notPlanned' },
  });
  expect((await split(saved.id, { ...body, tripId: other.id })).statusCode).toBe(200);
  expect((await trip(other.id)).orderList).toHaveLength(2);
  const third = (await order()).id;
  expect((await as.patch(`/trips/${saved.id}`, { orderIds: [third], stops: [] })).statusCode).toBe(200);
  expect((await trip(other.id)).orderList).toHaveLength(1);
  expect((await as.get(`/orders/${orderId}`)).json().stops).toHaveLength(2);
});

test('rejects what cannot change vehicle, and hides the other trip', async () => {
  const { started, split, hub, kandy, owner, dispatcher, build, driveBy, driverUser, trip } = await openHub();
  const first = await started();
  const fields = async (body: object) => Object.entries((await split(first.id, body)).json().fields ?? {});
  const orderIds = [first.orderId];
  expect(await fields({ locationId: kandy.id, orderIds })).toMatchObject([['locationId', { code: 'ownStop' }]]);
  const foreign = await build.location({ organizationId: (await build.organization({})).id });
  expect(await fields({ locationId: foreign.id, orderIds })).toMatchObject([['locationId', { code: 'notFound' }]]);
  expect(await fields({ locationId: hub.id, orderIds: [foreign.id] })).toMatchObject([
    ['orderIds.0', { code: 'notFound' }],
  ]);
  expect((await split(first.id, { locationId: hub.id, orderIds }, owner)).statusCode).toBe(403);
  const onwardId = (await split(first.id, { locationId: hub.id, orderIds })).json().transfers[0].trip.id;
  // Before its submission, only the organization that runs it sees it; afterwards the order's owner does, too.
  expect((await portal.as(owner).get(`/trips/${onwardId}`)).statusCode).toBe(404);
  await portal.as(dispatcher).patch(`/trips/${onwardId}/stage`, { stage: 'waitingForTrip' });
  expect((await trip(onwardId, owner)).id).toBe(onwardId);
  portal.clock.now += HOUR;
  await driveBy(driverUser, first, 'arriveAtPickup', 'depart', 'arriveAtDrop');
  expect((await portal.as(dispatcher).post(`/trips/${first.id}/undo-split`)).json().code).toBe('nothingToUndo');
});

test('the error for a stop without a place names the order, its stop and the vehicle', async () => {
  const { order, port, vehicle } = await openDepot(portal);
  const { number } = await order();
  const trip = { number: 'T-000043', vehicleId: vehicle.id };
  const named = await noPlace(portal.db, trip, { number, shipperCode: 'ACME' }, { locationId: port.id });
  expect(named).toMatchObject({
    status: 409,
    code: 'noPlace',
    details: {
      params: { record: 'T-000043', order: `ACME·${number}`, stop: 'Port', vehicle: vehicle.registrationPlate },
    },
  });
  const bare = await noPlace(portal.db, { ...trip, vehicleId: null }, undefined, undefined);
  expect(bare.details.params).toEqual({ record: 'T-000043', order: 'none', stop: 'none', vehicle: 'none' });
});
