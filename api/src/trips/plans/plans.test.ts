import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { HORIZON, openDesk } from './testing/desk.ts';

const portal = testApp();
const WINDOW = { pickupFrom: TEST_NOW + 2 * HOUR, pickupTo: TEST_NOW + 6 * HOUR };

test('stores a plan with its trips, their times, load and problems', async () => {
  const { create, get, addTrip, order, vehicle, driver, as, port, kandy } = await openDesk(portal);
  const plan = await create();
  expect(plan).toMatchObject({ name: 'Week', ...HORIZON, status: 'open', revision: 1, trips: 0, orders: 0 });
  const [first, second] = [await order(), await order()];
  const id = await addTrip(plan.id, [first.id, second.id], { vehicleId: vehicle.id, driverId: driver.id });

  const whole = await get(plan.id);
  expect(whole).toMatchObject({ revision: 2, orders: 2, canEdit: true, totals: { trips: 1, orders: 2, unplanned: 0 } });
  expect(whole.planTrips).toMatchObject([
    {
      id,
      number: 1,
      vehicleId: vehicle.id,
      driverId: driver.id,
      space: '4.000',
      weight: '600.000',
      lateMinutes: 0,
      problems: [],
      createdTrip: null,
      beginsAt: WINDOW.pickupFrom,
    },
  ]);
  const [pickup, drop] = whole.planTrips[0].stops;
  expect(pickup).toMatchObject({ locationId: port.id, windowTo: WINDOW.pickupTo, driveMinutes: 0, distance: '0.000' });
  expect(pickup.leaveAt - pickup.startAt).toBe(20 * 60);
  expect(drop).toMatchObject({ locationId: kandy.id, pickOrderIds: [] });
  expect(drop.arriveAt - pickup.leaveAt).toBeGreaterThan(2 * HOUR);
  expect(whole.totals.minutes).toBe(Math.round((drop.leaveAt - pickup.arriveAt) / 60));
  expect(whole.planOrders.map((one: { id: string }) => one.id).toSorted()).toEqual([first.id, second.id].toSorted());
  expect(whole.locations.map((one: { name: string }) => one.name).toSorted()).toEqual(['Kandy', 'Port']);
  expect((await as.get('/v2/trips/plans?search=wee')).json()).toMatchObject({ total: 1, items: [{ trips: 1 }] });
});

test('renames, archives and deletes a plan', async () => {
  const { as, create, change } = await openDesk(portal);
  const { id } = await create();
  const path = `/v2/trips/plans/${id}`;
  expect((await as.patch(path, { name: 'Monday' })).json()).toMatchObject({ name: 'Monday', revision: 2 });
  expect((await as.patch(path, { to: HORIZON.from })).json().fields).toHaveProperty('to');
  expect((await as.patch(path, { isArchived: true })).json()).toMatchObject({ status: 'archived', revision: 3 });
  expect((await change(id, [{ op: 'addTrip', id: randomUUID() }])).json()).toMatchObject({ code: 'planArchived' });
  expect((await as.get('/v2/trips/plans?status=open')).json().total).toBe(0);
  expect((await as.delete(path)).statusCode).toBe(200);
  expect((await as.get(path)).statusCode).toBe(404);
});

test('two dispatchers move the same order concurrently: one wins, the other gets the new revision', async () => {
  const { create, get, addTrip, change, order, dispatcher, colleague } = await openDesk(portal);
  const plan = await create();
  const [left, right] = [await addTrip(plan.id, []), await addTrip(plan.id, [])];
  const { id: orderId } = await order();
  const { revision } = await get(plan.id);
  const replies = await Promise.all(
    (
      [
        [left, dispatcher],
        [right, colleague],
      ] as const
    ).map(([toTripId, user]) =>
      change(plan.id, [{ op: 'moveOrders', orderIds: [orderId], toTripId }], { seen: revision, user }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const loser = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect(loser).toMatchObject({ code: 'changedMeanwhile', conflict: { revision: revision + 1, isOwn: false } });
  const trips = (await get(plan.id)).planTrips;
  expect(trips.flatMap((trip: { orderIds: string[] }) => trip.orderIds)).toEqual([orderId]);
  const missed = (await portal.as(colleague).get(`/v2/trips/plans/${plan.id}/changes?since=${revision}`)).json();
  expect(missed).toMatchObject({ revision: revision + 1, planTrips: [{ orderIds: [orderId] }] });
  expect(missed.tripIds).toHaveLength(2);
});

test('creates a trip with vehicle and driver, and reports one whose order is no longer free', async () => {
  const { create, get, addTrip, order, vehicle, driver, as, orderStage } = await openDesk(portal);
  const plan = await create();
  const [mine, taken] = [await order(), await order()];
  const good = await addTrip(plan.id, [mine.id], { vehicleId: vehicle.id, driverId: driver.id });
  const bad = await addTrip(plan.id, [taken.id]);
  const other = (await as.post('/trips', { orderIds: [taken.id] })).json();
  expect((await get(plan.id)).planTrips[1].problems).toMatchObject([
    {
      code: 'orderInTrip',
      blocks: true,
      orderId: taken.id,
      params: { order: expect.stringContaining(`·${taken.number}`), trip: other.number },
    },
  ]);
  const planned = (await get(plan.id)).planTrips[0];
  const result = (await as.post(`/v2/trips/plans/${plan.id}/create-trips`, { tripIds: [good, bad] })).json();
  expect(result).toMatchObject({ created: 1, failed: 1 });
  expect(result.results[1]).toMatchObject({ tripId: bad, trip: null, error: { code: 'planTripBlocked' } });
  const { id } = result.results[0].trip;
  expect((await as.get(`/trips/${id}`)).json()).toMatchObject({
    vehicle: { id: vehicle.id },
    driver: { id: driver.id },
    pickAt: planned.beginsAt,
    dropAt: planned.endsAt,
    orders: 1,
  });
  expect(await orderStage(mine.id)).toBe('addedToTrip');
  const whole = await get(plan.id);
  expect(whole.planTrips[0]).toMatchObject({ createdTrip: { id, stage: 'saved' }, problems: [] });
  expect(whole.totals).toMatchObject({ createdTrips: 1, blockedTrips: 1 });
  const again = (await as.post(`/v2/trips/plans/${plan.id}/create-trips`, { tripIds: [good] })).json();
  expect(again.results).toMatchObject([{ trip: null, error: { code: 'tripCreated' } }]);
});

test('creates a trip in only one of two plans with the same order, even concurrently', async () => {
  const { create, addTrip, order, as, dispatcher, colleague, orderStage } = await openDesk(portal);
  const { id: orderId } = await order();
  const [left, right] = [await create(), await create({ name: 'Other' })];
  const requests = [
    { plan: left, user: dispatcher, tripIds: [await addTrip(left.id, [orderId])] },
    { plan: right, user: colleague, tripIds: [await addTrip(right.id, [orderId])] },
  ];
  const created = await Promise.all(
    requests.map(async ({ plan, user, tripIds }) =>
      (await portal.as(user).post(`/v2/trips/plans/${plan.id}/create-trips`, { tripIds })).json(),
    ),
  );
  expect(created.reduce((sum, result) => sum + result.created, 0)).toBe(1);
  expect(await orderStage(orderId)).toBe('addedToTrip');
  expect((await as.get('/v1/trips')).json()).toMatchObject({ total: 1 });
});

test('lists users who have a plan open, until they leave or stop calling', async () => {
  const { create, get, as, dispatcher, colleague } = await openDesk(portal);
  const { id } = await create();
  const path = `/v2/trips/plans/${id}/presence`;
  await as.put(path, {});
  expect((await portal.as(colleague).put(path, {})).json().users).toHaveLength(2);
  expect((await portal.as(colleague).delete(path)).json().users).toMatchObject([{ id: dispatcher.id }]);
  portal.clock.now = TEST_NOW + 61;
  expect((await get(id)).presence).toEqual([]);
  portal.clock.now = TEST_NOW;
});

test('another organization can’t find the plan or any part of it', async () => {
  const { create } = await openDesk(portal);
  const { id } = await create();
  const build = createBuilders(portal.db, TEST_NOW);
  const stranger = portal.as(await build.user({ organizationId: (await build.organization()).id, rules: 'all' }));
  const path = `/v2/trips/plans/${id}`;
  const replies = [
    await stranger.get(path),
    await stranger.get(`${path}/fleet`),
    await stranger.get(`${path}/orders`),
    await stranger.get(`${path}/changes?since=1`),
    await stranger.get(`${path}/history`),
    await stranger.put(`${path}/presence`, {}),
    await stranger.patch(path, { name: 'Mine' }),
    await stranger.patch(`${path}/changes`, { operations: [{ op: 'addTrip', id: randomUUID() }] }),
    await stranger.post(`${path}/create-trips`, { tripIds: [randomUUID()] }),
    await stranger.delete(path),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  expect(
    (await stranger.post('/v2/trips/plans', { name: 'Copy', ...HORIZON, source: { kind: 'plan', id } })).statusCode,
  ).toBe(422);
});

test('lists unplanned orders by filters and by an area on the map', async () => {
  const { create, addTrip, order, as } = await openDesk(portal);
  const { id } = await create();
  const [planned, free] = [await order(), await order()];
  await order({ pickupFrom: HORIZON.to + DAY, pickupTo: HORIZON.to + 2 * DAY });
  await addTrip(id, [planned.id]);
  const list = async (query: string) =>
    (await as.get(`/v2/trips/plans/${id}/orders?${query}`)).json().items.map((one: { id: string }) => one.id);
  expect(await list('')).toEqual([free.id]);
  const area = (...corners: string[]) => corners.map((corner) => `area=${corner}`).join('&');
  const aroundPort = area('6.8,79.7', '6.8,80', '7.1,80', '7.1,79.7');
  expect(await list(aroundPort)).toEqual([free.id]);
  expect(await list(`${aroundPort}&areaStop=drop`)).toEqual([]);
  expect(await list(`search=${planned.number}`)).toEqual([]);
});

test('marks overloads, late stops, double use and removed orders', async () => {
  const { create, get, addTrip, order, vehicle, driver, as } = await openDesk(portal);
  const { id } = await create();
  const big = await order({ totalWeight: '999999' });
  const late = await order({ deliveryTo: TEST_NOW + 5 * HOUR });
  const gone = await order();
  await addTrip(id, [big.id], { vehicleId: vehicle.id });
  await addTrip(id, [late.id], { vehicleId: vehicle.id, driverId: driver.id, startAt: TEST_NOW + 4 * HOUR });
  await addTrip(id, [gone.id]);
  await addTrip(id, []);
  await portal.db.updateTable('orders').set({ stage: 'cancelled' }).where('id', '=', gone.id).execute();
  const codes = (await get(id)).planTrips.map(({ problems }: { problems: { code: string; blocks: boolean }[] }) =>
    problems.map(({ code, blocks }) => `${code}${blocks ? '!' : ''}`),
  );
  expect(codes).toEqual([['weight!', 'vehicleBusy'], ['vehicleBusy!', 'lateStop'], ['orderNotFree!'], ['empty!']]);
  const [, second] = (await get(id)).planTrips;
  expect(second.problems[1].params).toMatchObject({
    order: expect.stringContaining(`·${late.number}`),
    location: 'Kandy',
    to: TEST_NOW + 5 * HOUR,
  });
  const fleet = (await as.get(`/v2/trips/plans/${id}/fleet`)).json();
  expect(fleet).toMatchObject({ vehicles: [{ id: vehicle.id }], trips: [] });
});

test('serves orders of a stop one by one, and starts a trip when the vehicle has ended the one before', async () => {
  const { create, get, addTrip, order, vehicle, driver } = await openDesk(portal);
  const { id } = await create();
  const opens = TEST_NOW + 2 * HOUR;
  const [first, second, third] = [await order(), await order({ pickupFrom: opens + 600 }), await order()];
  const assignment = { vehicleId: vehicle.id, driverId: driver.id };
  await addTrip(id, [first.id, second.id], { ...assignment, startAt: opens });
  const [{ stops, endsAt }] = (await get(id)).planTrips;
  expect(stops[0]).toMatchObject({ arriveAt: opens, leaveAt: opens + 1_200, waitMinutes: 0 });
  await addTrip(id, [third.id], { ...assignment, startAt: endsAt });
  const codes = (await get(id)).planTrips.map(({ problems }: { problems: { code: string }[] }) =>
    problems.map(({ code }) => code),
  );
  expect(codes).toEqual([[], ['lateStop']]);
});

test('shows existing trips and unavailable vehicles, which block', async () => {
  const { create, get, addTrip, save, order, as, vehicle, driver } = await openDesk(portal);
  const trip = (await save({ driverId: driver.id })).json();
  const period = { fromAt: TEST_NOW + 3 * HOUR, toAt: TEST_NOW + 9 * HOUR };
  await portal.db
    .insertInto('vehicleUnavailabilities')
    .values({ vehicleId: vehicle.id, ...period, reason: 'Brakes', createdAt: TEST_NOW })
    .execute();
  const { id } = await create();
  await addTrip(id, [(await order()).id], { vehicleId: vehicle.id });
  expect((await get(id)).planTrips[0].problems).toMatchObject([
    { code: 'vehicleUnavailable', blocks: true, params: { reason: 'Brakes', from: period.fromAt, to: period.toAt } },
  ]);
  const fleet = (await as.get(`/v2/trips/plans/${id}/fleet`)).json();
  expect(fleet.vehicles).toMatchObject([{ unavailable: [{ from: period.fromAt, to: period.toAt, reason: 'Brakes' }] }]);
  expect(fleet.trips).toMatchObject([
    {
      id: trip.id,
      driverId: driver.id,
      stops: [
        { location: { name: 'Port' }, arrivedAt: null },
        { location: { name: 'Kandy' }, departedAt: null },
      ],
    },
  ]);
});

test('copies a suggestion and compares it with another plan', async () => {
  const { create, change, get, order, as, build, organizationId } = await openDesk(portal);
  await build.vehicleType({ name: 'Lorry', organizationId, averageSpace: '20', maxWeight: '5000' });
  const [a, b] = [await order(), await order()];
  const suggested = await create({ source: { kind: 'suggestion' } });
  expect(suggested).toMatchObject({ trips: 1, orders: 2 });
  const copy = await create({ name: 'Copy', source: { kind: 'plan', id: suggested.id } });
  const compare = async () => (await as.get(`/v2/trips/plans/${suggested.id}/comparison?with=${copy.id}`)).json();
  expect((await compare()).orders).toEqual([]);
  await change(copy.id, [{ op: 'moveOrders', orderIds: [b.id], toTripId: null }]);
  const { orders, plan, other } = await compare();
  expect([plan.totals.orders, other.totals.orders]).toEqual([2, 1]);
  expect(orders).toMatchObject([
    { id: a.id, differences: expect.arrayContaining(['companions']) },
    { id: b.id, differences: ['planned'], other: null },
  ]);
  expect((await get(copy.id)).totals.unplanned).toBe(1);
});

test('computes a plan with a constant number of statements', async () => {
  const { create, addTrip, order, as } = await openDesk(portal);
  const { id } = await create();
  const count = async () => {
    const executed = jest.spyOn(portal.db.getExecutor(), 'executeQuery');
    await as.get(`/v2/trips/plans/${id}`);
    const { length } = executed.mock.calls;
    executed.mockRestore();
    return length;
  };
  await addTrip(id, [(await order()).id]);
  const few = await count();
  expect([few > 10, few < 25]).toEqual([true, true]);
  for (let n = 0; n < 5; n += 1) await addTrip(id, [(await order()).id, (await order()).id]);
  expect(await count()).toBe(few);
});
