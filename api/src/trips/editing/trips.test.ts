import type { TripStop } from 'shared-contracts/trips/trips';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const timelineOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'fromStage', 'toStage'])
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ event, toStage }) => `${event} ${toStage}`);

test('creates, assigns and drives a trip until its orders are delivered', async () => {
  const { save, assignment, move, as, asDriver, asOwner, stageOf, orderStage, organizationId } =
    await openDepot(portal);
  const saved = await save({ ...assignment, reference: 'LOAD 1' });
  expect(saved.statusCode).toBe(201);
  const trip = saved.json();
  expect(trip).toMatchObject({
    number: 'T-000001',
    stage: 'saved',
    type: 'own',
    pickup: 'Port',
    drop: 'Kandy',
    orders: 1,
    pickAt: TEST_NOW + HOUR,
    revenue: null,
    cost: null,
    allowedStages: ['waitingForTrip', 'cancelled'],
    waitsFor: { what: 'submit' },
    utilization: { space: expect.any(String) as unknown },
  });
  const order = trip.orderList[0].id as string;
  expect(await orderStage(order)).toBe('addedToTrip');
  expect((await move(trip.id, 'waitingForTrip')).json()).toMatchObject({
    stage: 'vehicleAssigned',
    actions: expect.arrayContaining(['start', 'assign', 'unassign']) as unknown,
  });
  const mine = (await asDriver.get('/trips/mine?day=2026-11-20')).json().items;
  expect(mine).toMatchObject([{ id: trip.id, allowedStages: ['started'], nextStop: 0, orders: [{ id: order }] }]);
  const theDayBefore = async () => (await asDriver.get('/trips/mine?day=2026-11-19')).json().items;
  expect(await theDayBefore()).toEqual([]);
  expect((await move(trip.id, 'started', {}, asDriver)).json().stage).toBe('started');
  expect(await theDayBefore()).toMatchObject([{ id: trip.id, stage: 'started' }]);
  expect(await orderStage(order)).toBe('started');
  const drive = (stage: string) => asDriver.patch(`/orders/${order}/stage`, { stage });
  expect((await asDriver.get('/trips/mine')).json().items[0].orders[0].nextEvents).toEqual([
    { event: 'arriveAtPickup', stage: 'arrivedToPickupLocation' },
  ]);
  for (const stage of ['arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit'])
    expect((await drive(stage)).statusCode).toBe(200);
  expect(await stageOf(trip.id)).toBe('transit');
  for (const stage of ['arrivedToDropLocation', 'delivered']) expect((await drive(stage)).statusCode).toBe(200);
  const completed = (await as.get(`/v2/trips/${trip.id}`)).json();
  expect(completed).toMatchObject({
    stage: 'completed',
    finishedAt: TEST_NOW,
    stops: [{ arrivedAt: TEST_NOW, departedAt: TEST_NOW }, { arrivedAt: TEST_NOW }],
  });
  expect(await timelineOf(trip.id)).toEqual([
    'save saved',
    'submit vehicleAssigned',
    'start started',
    'depart transit',
    'complete completed',
  ]);
  expect((await as.post('/v2/trips/archive', { id: trip.id })).json()).toMatchObject({ isArchived: true });
  expect([
    (await as.get('/v1/trips')).json().total,
    (await as.get('/v2/trips/archive')).json().items[0].id,
    (await as.get(`/v2/trips/archive/${trip.id}`)).statusCode,
  ]).toEqual([0, trip.id, 200]);
  expect((await as.post(`/v2/trips/archive/${trip.id}/restore`)).json()).toMatchObject({
    isArchived: false,
    actions: expect.arrayContaining(['archive']) as unknown,
  });
  expect([
    (await as.get('/v1/trips')).json().total,
    (await asOwner.post(`/v2/trips/archive/${trip.id}/restore`)).statusCode,
    (await timelineOf(trip.id)).slice(-2),
  ]).toEqual([1, 403, ['archive null', 'restore null']]);
  expect(
    (await portal.db.selectFrom('notifications').select('kind').where('subjectId', '=', trip.id).execute()).length,
  ).toBeGreaterThan(0);
  expect(organizationId).toBeTruthy();
});

test('edits orders and stops before the start, and deletes only saved trips', async () => {
  const { order, as, save, orderStage, move } = await openDepot(portal);
  const trip = (await save()).json();
  const [first, second] = [trip.orderList[0].id as string, (await order()).id];
  const changed = (await as.patch(`/trips/${trip.id}`, { orderIds: [first, second], reference: 'R' })).json();
  const stops = changed.stops as TripStop[];
  expect([changed.orders, stops.map(({ orders }) => orders.length), changed.reference]).toEqual([2, [2, 2], 'R']);
  const [port, kandy] = stops.map(({ location }) => location.id);
  const reversed = await as.patch(`/trips/${trip.id}`, {
    stops: [
      { locationId: kandy, dropOrderIds: [first, second] },
      { locationId: port, pickOrderIds: [first, second] },
    ],
  });
  expect([reversed.statusCode, reversed.json().fields]).toEqual([
    422,
    expect.objectContaining({ 'stops.0.dropOrderIds.0': { code: 'pickupFirst', message: 'Pickup comes before drop' } }),
  ]);
  await as.patch(`/trips/${trip.id}`, { orderIds: [second] });
  expect([await orderStage(first), await orderStage(second)]).toEqual(['validated', 'addedToTrip']);
  expect((await as.post('/trips', { orderIds: [second] })).json().fields).toHaveProperty(
    ['orderIds.0', 'code'],
    'notValidated',
  );
  const later = (await order({ pickupFrom: TEST_NOW + 5 * HOUR })).id;
  const computed = (await as.patch(`/trips/${trip.id}`, { orderIds: [later] })).json();
  expect([computed.pickAt, computed.enteredPickAt]).toEqual([TEST_NOW + 5 * HOUR, null]);
  await as.patch(`/trips/${trip.id}`, { pickAt: TEST_NOW + 2 * HOUR });
  expect((await as.patch(`/trips/${trip.id}`, { orderIds: [second] })).json()).toMatchObject({
    pickAt: TEST_NOW + 2 * HOUR,
    enteredPickAt: TEST_NOW + 2 * HOUR,
    enteredDropAt: null,
  });
  expect(
    (await as.get('/trips/orders?limit=50'))
      .json()
      .items.map(({ id }: { id: string }) => id)
      .toSorted(),
  ).toEqual([first, later].toSorted());
  expect((await as.delete(`/trips/${trip.id}`)).statusCode).toBe(200);
  expect([await orderStage(second), (await as.get(`/trips/${trip.id}`)).statusCode]).toEqual(['validated', 404]);
  const other = (await save()).json();
  await move(other.id, 'waitingForTrip');
  expect((await as.delete(`/trips/${other.id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'notDeletable',
    params: { record: other.number, of: 'trip', stage: 'waitingForTrip', allowed: ['saved'] },
  });
});

test('takes a submitted trip back and submits it again; its orders, vehicle and driver stay', async () => {
  const { save, assignment, move, orderStage, asDriver, driverUser } = await openDepot(portal);
  const trip = (await save(assignment)).json();
  const order = trip.orderList[0].id as string;
  await move(trip.id, 'waitingForTrip');
  expect((await move(trip.id, 'saved', {}, asDriver)).statusCode).toBe(403);
  const takenBack = (await move(trip.id, 'saved', { reason: 'Wrong day' })).json();
  expect(takenBack).toMatchObject({
    stage: 'saved',
    stageOutcome: 'changed',
    vehicle: { id: assignment.vehicleId },
    driver: { id: assignment.driverId },
  });
  expect(await orderStage(order)).toBe('addedToTrip');
  expect((await asDriver.get('/trips/mine')).json().items).toEqual([]);
  const notified = await portal.db
    .selectFrom('notifications')
    .select('values')
    .where('userId', '=', driverUser.id)
    .where('subjectId', '=', trip.id)
    .orderBy('createdAt')
    .execute();
  expect(notified.map(({ values }) => values)).toContainEqual({ number: trip.number, news: 'removed' });
  expect((await move(trip.id, 'waitingForTrip')).json().stage).toBe('vehicleAssigned');
  expect((await move(trip.id, 'started')).json().stage).toBe('started');
  expect((await move(trip.id, 'saved')).json()).toMatchObject({
    statusCode: 409,
    code: 'stageNotAllowed',
    params: { record: trip.number, of: 'trip', from: 'started', to: 'saved' },
  });
  expect(await timelineOf(trip.id)).toEqual([
    'save saved',
    'submit vehicleAssigned',
    'takeBack saved',
    'submit vehicleAssigned',
    'start started',
  ]);
});

test('dissolves a submitted trip before its start: orders become available, and its people are notified', async () => {
  const { save, assignment, move, orderStage, as, asDriver, asOwner, driverUser } = await openDepot(portal);
  const trip = (await save(assignment)).json();
  const order = trip.orderList[0].id as string;
  const dissolve = (by = as) => by.post(`/trips/${trip.id}/dissolve`);
  expect((await dissolve()).json()).toMatchObject({ statusCode: 409, code: 'notDissolvable' });
  await move(trip.id, 'waitingForTrip');
  expect([(await dissolve(asDriver)).statusCode, (await dissolve(asOwner)).statusCode]).toEqual([403, 403]);
  expect((await dissolve()).json()).toEqual({ id: trip.id });
  expect([await orderStage(order), (await as.get(`/trips/${trip.id}`)).statusCode]).toEqual(['validated', 404]);
  expect((await timelineOf(trip.id)).at(-1)).toBe('dissolve null');
  const notified = await portal.db
    .selectFrom('notifications')
    .select(['kind', 'values'])
    .where('userId', '=', driverUser.id)
    .where('kind', '=', 'tripDissolved')
    .execute();
  expect(notified).toEqual([{ kind: 'tripDissolved', values: { number: trip.number } }]);
  expect((await as.post('/trips', { orderIds: [order], ...assignment })).statusCode).toBe(201);
});

test('rejects unknown and impossible stages; the current stage changes nothing', async () => {
  const { save, move, as } = await openDepot(portal);
  const trip = (await save()).json();
  expect(JSON.stringify((await move(trip.id, 'nowhere')).json())).toContain('Stage not exist');
  expect((await move(trip.id, 'completed')).json()).toMatchObject({
    statusCode: 409,
    message: 'Trip cannot go from saved to completed. Allowed: waitingForTrip, cancelled',
  });
  expect((await move(trip.id, 'saved')).statusCode).toBe(200);
  expect((await as.post('/trips', { orderIds: [UNKNOWN_ID] })).json().fields).toHaveProperty(
    ['orderIds.0', 'message'],
    'Order not found',
  );
  expect(
    (await as.post('/trips', { orderIds: [trip.orderList[0].id], billingContractId: UNKNOWN_ID })).json().fields,
  ).toEqual({ billingContractId: { code: 'notFound', message: 'Contract not found' } });
  expect((await as.get(`/trips/${trip.id}/stage`)).json()).toEqual({
    stage: 'saved',
    allowedStages: ['waitingForTrip', 'cancelled'],
  });
  expect(await timelineOf(trip.id)).toEqual(['save saved']);
});

test('delivers open orders when completed by hand, and cancels them unless one is finished', async () => {
  const { started, move, orderStage, as, save, assignment, build, organizationId } = await openDepot(portal);
  const startedTrip = await started();
  expect((await move(startedTrip.id, 'manualCompleted')).json().fields).toHaveProperty(
    'reason.message',
    'Field is required',
  );
  expect(
    (await move(startedTrip.id, 'manualCompleted', { reason: 'r', actualDistance: '1', dropAt: TEST_NOW + 60 })).json()
      .fields,
  ).toHaveProperty('dropAt.message', 'Invalid date');
  const done = (
    await move(startedTrip.id, 'manualCompleted', { reason: 'No network', actualDistance: '120.5', dropAt: TEST_NOW })
  ).json();
  expect(done).toMatchObject({
    stage: 'manualCompleted',
    actualDistance: '120.500',
    manualReason: 'No network',
    manualChanged: { at: TEST_NOW },
    dropAt: TEST_NOW,
  });
  expect(await orderStage(startedTrip.orderId)).toBe('manuallyDelivered');
  expect((await move(startedTrip.id, 'cancelled')).statusCode).toBe(409);
  const other = (await save(assignment)).json();
  expect((await move(other.id, 'cancelled')).json().stage).toBe('cancelled');
  expect(await orderStage(other.orderList[0].id)).toBe('cancelled');
  const partlyDelivered = await build.trip({ organizationId, stage: 'transit', carrying: ['delivered', 'transit'] });
  expect((await move(partlyDelivered.id, 'cancelled')).json()).toMatchObject({
    statusCode: 409,
    code: 'orderFinished',
  });
  expect((await as.get('/v1/trips/count')).json()).toMatchObject({ total: 3, own: 3, partner: 0 });
  expect(
    (
      await as.get(`/v1/trips/count-by-date?from=${TEST_NOW - 86_400}&to=${TEST_NOW + 86_400}&timeZone=Asia/Colombo`)
    ).json().items,
  ).toEqual(expect.arrayContaining([{ date: '2026-11-20', count: expect.any(Number) as unknown }]));
  expect((await as.get('/v1/trips/demurrage')).statusCode).toBe(200);
});

test('shows order owners only their own part of a trip', async () => {
  const { started, asOwner, as, build, order, assignment, ownerId } = await openDepot(portal);
  const { id, orderId } = await started();
  const other = await build.order({
    stage: 'validated',
    organizationId: (await build.organization({ type: '1pl' })).id,
    partnerId: (
      await portal.db.selectFrom('trips').select('organizationId').where('id', '=', id).executeTakeFirstOrThrow()
    ).organizationId,
  });
  const mixed = (
    await as.post('/trips', { orderIds: [(await order()).id, other.id], vehicleId: null, description: 'secret' })
  ).json();
  expect([
    (await asOwner.get(`/trips/${id}`)).json(),
    (await asOwner.get(`/trips/${mixed.id}`)).statusCode,
  ]).toMatchObject([{ type: 'partner', orders: 1, orderList: [{ id: orderId }], documents: [], actions: [] }, 404]);
  await as.patch(`/trips/${mixed.id}/stage`, { stage: 'waitingForTrip' });
  const visible = (await asOwner.get(`/trips/${mixed.id}`)).json();
  expect([
    visible.orders,
    visible.description,
    visible.stops.flatMap(({ orders }: TripStop) => orders.map((stopOrder) => stopOrder.id)),
  ]).toEqual([1, null, [visible.orderList[0].id, visible.orderList[0].id]]);
  expect((await asOwner.patch(`/trips/${id}/stage`, { stage: 'cancelled' })).statusCode).toBe(403);
  const asOtherUser = portal.as(await build.user({ organizationId: (await build.organization({ type: '4pl' })).id }));
  for (const path of [`/trips/${id}`, `/v2/trips/${id}`, `/trips/${id}/stage`, `/trips/${id}/timeline`])
    expect((await asOtherUser.get(path)).statusCode).toBe(404);
  expect((await asOtherUser.get('/v2/trips')).json().total).toBe(0);
  expect([assignment.vehicleId, ownerId].every(Boolean)).toBe(true);
});
