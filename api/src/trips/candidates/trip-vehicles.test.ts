import { figuresOf } from '../finance/epc/epc.rules.ts';
import { sumsOf } from '../finance/epc/epc.store.ts';
import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { send } from '../fleet/telemetry/testing/trackers.ts';
import { depot, PORT } from './testing/depot.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const HOUR = 3_600;
const DAY = 24 * HOUR;

test('a vehicle carries one trip at a time, also when many want it at once', async () => {
  const { order, as, whole } = await depot(portal);
  const ids = [];
  for (let i = 0; i < 6; i++) ids.push((await order()).id);
  const replies = await Promise.all(ids.map((id) => as.post('/trips', { orderIds: [id], ...whole })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 422, 422, 422, 422, 422,
  ]);
  expect(replies.find(({ statusCode }) => statusCode === 422)?.json().fields).toMatchObject({
    vehicleId: { code: 'busy', message: 'Vehicle is on another trip at that time' },
  });
  const one = (await order()).id;
  const same = await Promise.all([1, 2, 3].map(() => as.post('/trips', { orderIds: [one] })));
  expect(same.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(same.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

test('candidates: free and fitting first, the others with why not', async () => {
  const { as, save, whole, organizationId, vehicle, driver } = await depot(portal);
  const make = (more: object) => given().vehicle({ organizationId, ...more });
  const [small, off, away] = [await make({ effectiveSpace: '0.001' }), await make({ isActive: false }), await make({})];
  const good = await make({});
  await portal.db
    .insertInto('vehicleUnavailabilities')
    .values({
      vehicleId: away.id,
      fromAt: TEST_NOW,
      toAt: TEST_NOW + 30 * DAY,
      reason: 'Workshop',
      createdAt: TEST_NOW,
    })
    .execute();
  const trip = (await save(whole)).json();
  const asked = `pickAt=${TEST_NOW + HOUR}&dropAt=${TEST_NOW + 5 * HOUR}&space=1&weight=1`;
  const { items, total } = (await as.get(`/trips/vehicles?${asked}`)).json();
  const why = new Map(
    items.map(
      ({
        vehicle: { id },
        problems,
      }: {
        vehicle: { id: string };
        problems: { code: string; note: string | null }[];
      }) => [id, problems.map(({ code, note }) => [code, note])],
    ),
  );
  expect([total, items[0].vehicle.id, items[0].fits]).toEqual([5, good.id, true]);
  expect([vehicle, small, off, away].map(({ id }) => why.get(id))).toEqual([
    [['busy', trip.number]],
    [['spaceExceeded', '0.001']],
    [['inactive', null]],
    [['unavailable', 'Workshop']],
  ]);
  expect((await as.get(`/trips/vehicles?${asked}&fittingOnly=true`)).json().total).toBe(1);
  expect(
    (await as.get(`/trips/vehicles?tripId=${trip.id}`))
      .json()
      .items.find((one: { vehicle: { id: string } }) => one.vehicle.id === vehicle.id),
  ).toMatchObject({ fits: true });
  await given().driver({ organizationId, licenseExpiresAt: TEST_NOW - DAY });
  const drivers = (await as.get(`/trips/drivers?${asked}&vehicleId=${vehicle.id}`)).json().items;
  expect(
    drivers.map(
      ({ driver: { id }, fits, problems }: { driver: { id: string }; fits: boolean; problems: { code: string }[] }) => [
        id === driver.id,
        fits,
        problems.map(({ code }) => code),
      ],
    ),
  ).toEqual([
    [true, true, ['busy']],
    [false, false, ['licenceExpired']],
  ]);
});

test('a partner assigns a vehicle that is shared into the trip, and sees it; papers that are over only warn', async () => {
  const { as, save, move, organizationId } = await depot(portal);
  const partner = await depot(portal);
  await given().partnership({ organizationId, partnerId: partner.organizationId, status: 'active' });
  await given().vehicleShare({ vehicleId: partner.vehicle.id, partnerId: organizationId });
  await given().vehicleFile(
    {
      organizationId: partner.organizationId,
      vehicleId: partner.vehicle.id,
      kind: 'insurance',
      expiresAt: TEST_NOW - DAY,
    },
    { name: 'insurance.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.4') },
  );
  const contact = await given().contact({ organizationId: partner.organizationId, isBilling: true });
  const trip = (await save({ billingContactId: contact.id })).json();
  expect((await partner.as.get(`/trips/${trip.id}`)).statusCode).toBe(404);
  await move(trip.id, 'waitingForTrip');
  expect((await partner.as.get(`/trips/${trip.id}`)).json()).toMatchObject({
    type: 'partner',
    actions: ['assign'],
    allowedStages: ['vehicleAssigned'],
    billingContact: null,
  });
  expect((await partner.as.get(`/trips/vehicles?tripId=${trip.id}`)).json().items).toMatchObject([
    { vehicle: { id: partner.vehicle.id }, fits: true },
  ]);
  expect((await move(trip.id, 'vehicleAssigned', { vehicleId: partner.vehicle.id }, partner.as)).json()).toMatchObject({
    stage: 'vehicleAssigned',
    driver: { id: partner.driver.id },
    vehicleAssigned: { at: TEST_NOW },
  });
  expect((await as.get(`/trips/${trip.id}`)).json().vehicleProblems).toMatchObject([
    { code: 'documentExpired', blocks: false, note: 'insurance' },
  ]);
  expect((await move(trip.id, 'waitingForTrip', {}, partner.as)).statusCode).toBe(403);
  expect((await move(trip.id, 'waitingForTrip')).json()).toMatchObject({
    stage: 'waitingForTrip',
    vehicle: null,
    driver: null,
  });
});

describe('prepaid credits', () => {
  const figures = async (organizationId: string) => figuresOf(await sumsOf(portal.db, organizationId));

  test('follow the trip, and fifty submits at once never take more than there are', async () => {
    const { organizationId, move, whole } = await depot(portal, '3pl');
    await given().epcEntry({ organizationId, quantity: 7 });
    const trips: string[] = [];
    for (let i = 0; i < 50; i++) trips.push((await given().trip({ organizationId, stage: 'saved' })).id);
    const replies = await Promise.all(trips.map((id) => move(id, 'waitingForTrip')));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    expect(
      new Set(
        replies
          .filter(({ statusCode }) => statusCode !== 200)
          .map((reply) => `${reply.statusCode} ${reply.json().message}`),
      ),
    ).toEqual(new Set(['409 Not enough EPC']));
    expect(await figures(organizationId)).toMatchObject({ reserved: 7, remaining: 0 });
    const [one = '', other = ''] = trips.filter((_, i) => replies[i]?.statusCode === 200);
    await move(other, 'cancelled');
    await move(one, 'vehicleAssigned', whole);
    await move(one, 'started');
    expect(await figures(organizationId)).toMatchObject({ reserved: 5, active: 1, remaining: 1 });
    await move(one, 'manualCompleted', { reason: 'done', actualDistance: '10', dropAt: TEST_NOW });
    expect(await figures(organizationId)).toMatchObject({ reserved: 5, active: 0, used: 1, remaining: 1 });
  }, 60_000);
});

test('a vehicle that comes to the next stop and leaves it moves the orders, once; other places and older news move nothing', async () => {
  const { started, vehicle, organizationId, orderStage, asDriver, as, stageOf } = await depot(portal);
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T1' }).where('id', '=', vehicle.id).execute();
  const { id, orderId } = await started();
  portal.clock.now = TEST_NOW + HOUR;
  const minute = (n: number) => TEST_NOW + (n + 1) * 60;
  const drive = async (from: number, places: readonly object[]) => {
    for (const [i, place] of places.entries()) await send(portal, organizationId, [{ at: minute(from + i), ...place }]);
  };
  const away = { latitude: PORT.latitude + 0.02, longitude: PORT.longitude };
  await drive(0, [away, PORT, PORT, PORT, PORT]);
  expect(await orderStage(orderId)).toBe('arrivedToPickupLocation');
  const arrivals = async () =>
    (
      await portal.db
        .selectFrom('timelineEntries')
        .select('occurredAt')
        .where('subjectId', '=', orderId)
        .where('event', '=', 'arriveAtPickup')
        .execute()
    ).map(({ occurredAt }) => occurredAt);
  expect(await arrivals()).toEqual([minute(1)]);
  await drive(5, [away, away, away, away]);
  expect([await orderStage(orderId), await stageOf(id)]).toEqual(['transit', 'transit']);
  await drive(10, [PORT, PORT, PORT, PORT, away, away, away, away]);
  expect([await orderStage(orderId), (await arrivals()).length]).toEqual(['transit', 1]);
  expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage: 'arrivedToDropLocation' })).statusCode).toBe(200);
  expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage: 'delivered' })).statusCode).toBe(200);
  const over = (await as.get(`/trips/${id}`)).json();
  expect([over.stage, Number(over.actualDistance) > 4]).toEqual(['completed', true]);
  portal.clock.now = TEST_NOW;
});
