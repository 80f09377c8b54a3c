import { toEpcFigures } from '../../finance/epc/epc.rules.ts';
import { sumByKind } from '../../finance/epc/epc.store.ts';
import { createBuilders } from '../../../demo/builders.ts';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { sendPositions } from '../../fleet/telemetry/testing/tracked-vehicle.ts';
import { openDepot, PORT } from '../testing/depot.ts';

const portal = testApp();
const builders = () => createBuilders(portal.db, TEST_NOW);

test('assigns a vehicle to one of several concurrent trips only', async () => {
  const { order, as, assignment } = await openDepot(portal);
  const ids = [];
  for (let i = 0; i < 6; i++) ids.push((await order()).id);
  const replies = await Promise.all(ids.map((id) => as.post('/trips', { orderIds: [id], ...assignment })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422, 422]);
  expect(replies.find(({ statusCode }) => statusCode === 422)?.json().fields).toMatchObject({
    vehicleId: { code: 'busy', message: 'Vehicle is on another trip at that time' },
  });
  const orderId = (await order()).id;
  const sameOrder = await Promise.all([1, 2, 3].map(() => as.post('/trips', { orderIds: [orderId] })));
  expect(sameOrder.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(sameOrder.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

test('lists suitable candidates first and the others with their problems', async () => {
  const { as, save, assignment, organizationId, vehicle, driver } = await openDepot(portal);
  const createVehicle = (more: object) => builders().vehicle({ organizationId, ...more });
  const small = await createVehicle({ effectiveSpace: '0.001' });
  const inactive = await createVehicle({ isActive: false });
  const unavailable = await createVehicle({});
  const suitable = await createVehicle({});
  await portal.db
    .insertInto('vehicleUnavailabilities')
    .values({
      vehicleId: unavailable.id,
      fromAt: TEST_NOW,
      toAt: TEST_NOW + 30 * DAY,
      reason: 'Workshop',
      createdAt: TEST_NOW,
    })
    .execute();
  const trip = (await save(assignment)).json();
  const query = `pickAt=${TEST_NOW + HOUR}&dropAt=${TEST_NOW + 5 * HOUR}&space=1&weight=1`;
  const { items, total } = (await as.get(`/trips/vehicles?${query}`)).json();
  const problemsByVehicle = new Map(
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
  expect([total, items[0].vehicle.id, items[0].fits]).toEqual([5, suitable.id, true]);
  expect([vehicle, small, inactive, unavailable].map(({ id }) => problemsByVehicle.get(id))).toEqual([
    [['busy', trip.number]],
    [['spaceExceeded', '0.001']],
    [['inactive', null]],
    [['unavailable', 'Workshop']],
  ]);
  expect((await as.get(`/trips/vehicles?${query}&fittingOnly=true`)).json().total).toBe(1);
  expect(
    (await as.get(`/trips/vehicles?tripId=${trip.id}`))
      .json()
      .items.find((item: { vehicle: { id: string } }) => item.vehicle.id === vehicle.id),
  ).toMatchObject({ fits: true });
  await builders().driver({ organizationId, licenseExpiresAt: TEST_NOW - DAY });
  const drivers = (await as.get(`/trips/drivers?${query}&vehicleId=${vehicle.id}`)).json().items;
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

test('offers vehicles of the requested types; others are marked and refused unless the order is flexible', async () => {
  const { as, order, build, vehicle, driver, organizationId, move } = await openDepot(portal);
  const type = await build.vehicleType({ name: 'Freezer 20 ft' });
  const freezer = await build.vehicle({ organizationId, vehicleTypeId: type.id, effectiveSpace: '100' });
  const [fixed, flexible] = [
    await order({ vehicleTypeIds: [type.id], isFlexible: false }),
    await order({ vehicleTypeIds: [type.id], isFlexible: true }),
  ];
  const candidates = async (query: string) =>
    (await as.get(`/trips/vehicles?${query}`))
      .json()
      .items.map((item: { vehicle: { id: string }; fits: boolean; problems: { code: string; note: string }[] }) => [
        item.vehicle.id,
        item.fits,
        item.problems.map(({ code, note }) => `${code} ${note}`),
      ]);
  expect(await candidates(`orderId=${fixed.id}`)).toEqual([
    [freezer.id, true, []],
    [vehicle.id, false, ['typeNotRequested Freezer 20 ft']],
  ]);
  expect((await candidates(`orderId=${flexible.id}`)).map(([, fits]: [string, boolean]) => fits)).toEqual([true, true]);
  const refused = await as.post('/trips', { orderIds: [fixed.id], vehicleId: vehicle.id, driverId: driver.id });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    422,
    { vehicleId: { code: 'typeNotRequested', params: { note: 'Freezer 20 ft' } } },
  ]);
  const trip = (await as.post('/trips', { orderIds: [fixed.id] })).json();
  expect((await candidates(`tripId=${trip.id}&fittingOnly=true`)).map(([id]: [string]) => id)).toEqual([freezer.id]);
  await move(trip.id, 'waitingForTrip');
  const blocked = await build.driver({ organizationId, licenseExpiresAt: TEST_NOW - DAY });
  expect(
    (await move(trip.id, 'vehicleAssigned', { vehicleId: vehicle.id, driverId: blocked.id })).json().fields,
  ).toMatchObject({ vehicleId: { code: 'typeNotRequested' }, driverId: { code: 'licenceExpired' } });
  expect((await move(trip.id, 'vehicleAssigned', { vehicleId: freezer.id })).json().fields).toEqual({
    driverId: { code: 'required', message: 'Field is required' },
  });
  expect((await move(trip.id, 'vehicleAssigned', { vehicleId: freezer.id, driverId: driver.id })).json()).toMatchObject(
    { stage: 'vehicleAssigned' },
  );
  const other = await as.post('/trips', {
    orderIds: [flexible.id],
    vehicleId: vehicle.id,
    pickAt: TEST_NOW + 20 * DAY,
    dropAt: TEST_NOW + 21 * DAY,
  });
  expect(other.statusCode).toBe(201);
});

test('returns the trip that has an order, and the trip that the driver is on', async () => {
  const { as, save, assignment, move, started, organizationId, build } = await openDepot(portal);
  const running = await started();
  const { number } = (await as.get(`/trips/${running.id}`)).json();
  const again = (await as.post('/trips', { orderIds: [running.orderId] })).json();
  expect(again.fields['orderIds.0']).toMatchObject({ code: 'notValidated', params: { trip: number } });
  const vehicle = await build.vehicle({ organizationId });
  const trip = (await save({ ...assignment, vehicleId: vehicle.id })).json();
  const submitted = (await move(trip.id, 'waitingForTrip')).json();
  expect(submitted.driverProblems).toMatchObject([{ code: 'running', note: number }]);
  expect((await move(trip.id, 'started')).json()).toMatchObject({
    statusCode: 409,
    code: 'driverOnTrip',
    params: { trip: number, driver: 'Dinesh Wheel' },
  });
});

test('lets a partner assign its shared vehicle and see the trip; expired documents only warn', async () => {
  const { as, save, move, organizationId } = await openDepot(portal);
  const partner = await openDepot(portal);
  await builders().partnership({ organizationId, partnerId: partner.organizationId, status: 'active' });
  await builders().vehicleShare({ vehicleId: partner.vehicle.id, partnerId: organizationId });
  await builders().vehicleFile(
    {
      organizationId: partner.organizationId,
      vehicleId: partner.vehicle.id,
      kind: 'insurance',
      expiresAt: TEST_NOW - DAY,
    },
    { name: 'insurance.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.4') },
  );
  const contact = await builders().contact({ organizationId: partner.organizationId, isBilling: true });
  await builders().networkShare({ organizationId: partner.organizationId, partnerId: organizationId });
  const trip = (await save({ billingContactId: contact.id })).json();
  expect((await partner.as.get(`/trips/${trip.id}`)).statusCode).toBe(404);
  const share = { fromAt: TEST_NOW - 2 * DAY, toAt: TEST_NOW + 9 * DAY };
  await portal.db.updateTable('vehicleShares').set(share).where('vehicleId', '=', partner.vehicle.id).execute();
  await move(trip.id, 'waitingForTrip');
  expect((await partner.as.get(`/trips/${trip.id}`)).json()).toMatchObject({
    type: 'partner',
    actions: ['assign'],
    allowedStages: ['vehicleAssigned'],
    billingContact: null,
  });
  expect((await partner.as.get(`/trips/vehicles?tripId=${trip.id}`)).json().items).toMatchObject([
    { vehicle: { id: partner.vehicle.id }, isShared: true, share, fits: true },
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
  const figures = async (organizationId: string) => toEpcFigures(await sumByKind(portal.db, organizationId));

  test('follow the stages of a trip and are never overspent by concurrent submissions', async () => {
    const { organizationId, move, assignment } = await openDepot(portal, '3pl');
    await builders().epcEntry({ organizationId, quantity: 7 });
    const trips: string[] = [];
    for (let i = 0; i < 50; i++) trips.push((await builders().trip({ organizationId, stage: 'saved' })).id);
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
    const [tripId = '', cancelledId = ''] = trips.filter((_, i) => replies[i]?.statusCode === 200);
    await move(cancelledId, 'cancelled');
    await move(tripId, 'vehicleAssigned', assignment);
    await move(tripId, 'started');
    expect(await figures(organizationId)).toMatchObject({ reserved: 5, active: 1, remaining: 1 });
    await move(tripId, 'manualCompleted', { reason: 'done', actualDistance: '10', dropAt: TEST_NOW });
    expect(await figures(organizationId)).toMatchObject({ reserved: 5, active: 0, used: 1, remaining: 1 });
  }, 60_000);

  test('return when a trip is taken back or dissolved, and are reserved again with another submission', async () => {
    const { organizationId, move, save, as } = await openDepot(portal, '3pl');
    await builders().epcEntry({ organizationId, quantity: 1 });
    const { id, number } = (await save()).json();
    for (const remaining of [0, 0]) {
      await move(id, 'waitingForTrip');
      expect(await figures(organizationId)).toMatchObject({ reserved: 1, remaining });
      await move(id, 'saved');
      expect(await figures(organizationId)).toMatchObject({ reserved: 0, remaining: 1 });
    }
    await move(id, 'waitingForTrip');
    expect((await as.post(`/trips/${id}/dissolve`)).statusCode).toBe(200);
    expect(await figures(organizationId)).toMatchObject({ reserved: 0, active: 0, used: 0, remaining: 1 });
    const { items } = (await as.get('/v1/organizations/epc/ledger')).json();
    expect(items[0]).toMatchObject({ kind: 'returned', trip: null, tripNumber: number });
  });
});

test('moves orders once when their vehicle enters and leaves the next stop, and not at other locations', async () => {
  const { started, vehicle, organizationId, orderStage, asDriver, as, stageOf } = await openDepot(portal);
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T1' }).where('id', '=', vehicle.id).execute();
  const { id, orderId } = await started();
  portal.clock.now = TEST_NOW + HOUR;
  const atMinute = (n: number) => TEST_NOW + (n + 1) * MINUTE;
  const drive = async (from: number, points: readonly object[]) => {
    for (const [i, point] of points.entries())
      await sendPositions(portal, organizationId, [{ at: atMinute(from + i), ...point }]);
  };
  const away = { latitude: PORT.latitude + 0.02, longitude: PORT.longitude };
  await drive(0, [away, PORT, PORT, PORT, PORT]);
  expect(await orderStage(orderId)).toBe('arrivedToPickupLocation');
  const listArrivals = async () =>
    (
      await portal.db
        .selectFrom('timelineEntries')
        .select('occurredAt')
        .where('subjectId', '=', orderId)
        .where('event', '=', 'arriveAtPickup')
        .execute()
    ).map(({ occurredAt }) => occurredAt);
  expect(await listArrivals()).toEqual([atMinute(1)]);
  await drive(5, [away, away, away, away]);
  expect([await orderStage(orderId), await stageOf(id)]).toEqual(['transit', 'transit']);
  await drive(10, [PORT, PORT, PORT, PORT, away, away, away, away]);
  expect([await orderStage(orderId), (await listArrivals()).length]).toEqual(['transit', 1]);
  expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage: 'arrivedToDropLocation' })).statusCode).toBe(200);
  expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage: 'delivered' })).statusCode).toBe(200);
  const completed = (await as.get(`/trips/${id}`)).json();
  expect([completed.stage, Number(completed.actualDistance) > 4]).toEqual(['completed', true]);
  portal.clock.now = TEST_NOW;
});
