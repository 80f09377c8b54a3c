import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { garage, partnerOf } from './testing/garage.ts';

const portal = testApp();
const DAY = 86_400;
const root = async () => portal.as(await builders(portal.db, TEST_NOW).user({ role: 'root' }));

test('a vehicle is made with every field, found, changed and told of', async () => {
  const { as, input, entry, type, organization, keeper } = await garage(portal);
  const ids = {
    brandId: await entry('brands', 'Isuzu'),
    modelId: await entry('models', 'NPR 75'),
    colorId: await entry('colors', 'White'),
    fuelTypeId: await entry('fuel-types', 'Diesel'),
  };
  const cargoTypeIds = [await entry('cargo-types', 'Chilled'), await entry('cargo-types', 'Dry')];
  const more = {
    trackingDevice: '867',
    vin: 'jaanpr75hn7100234',
    year: 2027,
    engineModel: '4HK1',
    enginePower: '110.5',
    axles: 2,
    weight: '3200',
    comment: ' Has a lift ',
    loadingOptions: ['rear', 'tailLift'],
  };
  const created = await as.post('/vehicles', { ...input, ...more, ...ids, cargoTypeIds });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    registrationPlate: 'WP LK-4521',
    type: { id: type.id, name: type.name, icon: 'container' },
    brand: { name: 'Isuzu' },
    model: { name: 'NPR 75' },
    color: { name: 'White' },
    fuelType: { name: 'Diesel' },
    vin: 'JAANPR75HN7100234',
    year: 2027,
    status: 'active',
    width: '2.400',
    actualSpace: '36.000',
    effectiveSpace: '33.480',
    maxCarryWeight: '7500.000',
    weight: '3200.000',
    enginePower: '110.500',
    axles: 2,
    trackingDevice: '867',
    engineModel: '4HK1',
    comment: 'Has a lift',
    loadingOptions: ['rear', 'tailLift'],
    cargoTypes: [{ name: 'Chilled' }, { name: 'Dry' }],
    driver: null,
    isShared: false,
    photo: null,
    organization: { id: organization.id, name: organization.name },
    files: [],
    documentExpiresAt: null,
    createdAt: TEST_NOW,
    actions: ['edit', 'assignDriver', 'services', 'files', 'deactivate', 'share', 'delete'],
  });
  const path = `/vehicles/${created.json().id}`;
  const changed = await as.patch(path, {
    registrationPlate: 'WP LK-1',
    vin: '',
    comment: null,
    cargoTypeIds: [cargoTypeIds[1]],
    loadingOptions: [],
  });
  expect(changed.json()).toMatchObject({
    registrationPlate: 'WP LK-1',
    vin: null,
    comment: null,
    cargoTypes: [{ name: 'Dry' }],
    loadingOptions: [],
    brand: { name: 'Isuzu' },
    effectiveSpace: '33.480',
  });
  expect((await as.patch(path, {})).json()).toEqual(changed.json());
  expect((await as.get(path)).json()).toEqual(changed.json());
  expect(
    (await as.get(`${path}/timeline`))
      .json()
      .items.map(({ event, user }: { event: string; user: string }) => [event, user]),
  ).toEqual([
    ['created', keeper.login],
    ['updated', keeper.login],
  ]);
  const { changes } = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', created.json().id)
    .where('event', '=', 'updated')
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({
    registrationPlate: { from: 'WP LK-4521', to: 'WP LK-1' },
    vin: { from: 'JAANPR75HN7100234', to: null },
    loadingOptions: { from: ['rear', 'tailLift'], to: [] },
  });
  expect(Object.keys(changes as object).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'cargoTypeIds',
    'comment',
    'loadingOptions',
    'registrationPlate',
    'vin',
  ]);
});

test('the effective space is computed until it is told', async () => {
  const { as, input } = await garage(portal);
  const { id } = (await as.post('/vehicles', { ...input, effectiveSpace: '20' })).json();
  const spaces = async (changes: object) => {
    const { actualSpace, effectiveSpace } = (await as.patch(`/vehicles/${id}`, changes)).json();
    return [actualSpace, effectiveSpace];
  };
  expect(await spaces({ comment: 'x' })).toEqual(['36.000', '20.000']);
  expect(await spaces({ effectiveSpace: null })).toEqual(['36.000', '33.480']);
  expect(await spaces({ length: '3' })).toEqual(['18.000', '16.740']);
  expect(await spaces({ length: '6', effectiveSpace: '30' })).toEqual(['36.000', '30.000']);
});

test.each([
  [{ registrationPlate: ' ' }, 'registrationPlate', 'Field is required'],
  [{ registrationPlate: 'x'.repeat(21) }, 'registrationPlate', 'Max 20 symbols'],
  [{ width: undefined }, 'width', 'Field is required'],
  [{ height: null }, 'height', 'Field is required'],
  [{ length: '' }, 'length', 'Field is required'],
  [{ width: '0' }, 'width', 'Invalid value'],
  [{ height: '100.001' }, 'height', 'Invalid value'],
  [{ length: '-6' }, 'length', expect.any(String)],
  [{ length: '1e3' }, 'length', expect.any(String)],
  [{ maxCarryWeight: undefined }, 'maxCarryWeight', 'Field is required'],
  [{ vehicleTypeId: 'lorry' }, 'vehicleTypeId', 'Invalid UUID'],
  [{ vin: 'MBJ11JV5070010007' }, null, ''],
  [{ vin: 'MBI11JV5070010007' }, 'vin', 'Invalid value'],
  [{ vin: 'MBO11JV5070010007' }, 'vin', 'Invalid value'],
  [{ vin: 'MBQ11JV5070010007' }, 'vin', 'Invalid value'],
  [{ vin: 'MBJ11JV507001000' }, 'vin', 'Invalid value'],
  [{ vin: 'MBJ11JV50700100077' }, 'vin', 'Max 17 symbols'],
  [{ year: 1949 }, 'year', 'Min 1950'],
  [{ year: 1950 }, null, ''],
  [{ year: 2027 }, null, ''],
  [{ year: 2028 }, 'year', 'Max 2027'],
  [{ year: '2020' }, 'year', 'Invalid value'],
  [{ axles: 0 }, 'axles', 'Min 1'],
  [{ loadingOptions: ['roof'] }, 'loadingOptions.0', 'Invalid value'],
  [{ comment: 'x'.repeat(1_001) }, 'comment', 'Max 1000 symbols'],
])('a vehicle with %j', async (change, field, message) => {
  const { as, input } = await garage(portal);
  const reply = await as.post('/vehicles', { ...input, ...change });
  expect(field === null ? [reply.statusCode] : [reply.statusCode, reply.json().fields?.[field]?.message]).toEqual(
    field === null ? [201] : [422, message],
  );
});

test('it names only what its organization has, and every fault at once', async () => {
  const [mine, theirs] = [await garage(portal), await garage(portal)];
  const model = await mine.entry('models', 'A model');
  const brandId = await theirs.entry('brands', 'Theirs');
  const reply = await mine.as.post('/vehicles', {
    ...mine.input,
    vehicleTypeId: theirs.type.id,
    brandId,
    colorId: model,
    cargoTypeIds: [model],
    year: 2_100,
  });
  const told = Object.entries(reply.json().fields as Record<string, { message: string }>).map(
    ([field, { message }]) => [field, message],
  );
  expect(told).toEqual([
    ['year', 'Max 2027'],
    ['vehicleTypeId', 'Vehicle type not found'],
    ['brandId', 'Brand not found'],
    ['colorId', 'Color not found'],
    ['cargoTypeIds.0', 'Cargo type not found'],
  ]);
});

test('a plate and a tracking device are there once in an organization, also at once', async () => {
  const [{ as, input }, other] = [await garage(portal), await garage(portal)];
  const taken = {
    registrationPlate: { code: 'alreadyExists', message: 'Vehicle with same registration plate already exist' },
  };
  const replies = await Promise.all([1, 2, 3].map(() => as.post('/vehicles', { ...input, trackingDevice: '' })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  expect((await as.post('/vehicles', { ...input, registrationPlate: 'wp lk-4521' })).json().fields).toEqual(taken);
  const second = await as.post('/vehicles', { ...input, registrationPlate: 'WP 2', trackingDevice: 'T1' });
  expect((await as.patch(`/vehicles/${second.json().id}`, { registrationPlate: 'WP LK-4521' })).json().fields).toEqual(
    taken,
  );
  expect(
    (await as.post('/vehicles', { ...input, registrationPlate: 'WP 3', trackingDevice: 'T1' })).json().fields,
  ).toHaveProperty('trackingDevice.message', 'Vehicle with same tracking device already exist');
  expect(
    (await other.as.post('/vehicles', { ...input, vehicleTypeId: other.type.id, trackingDevice: 'T1' })).statusCode,
  ).toBe(201);
});

test('a driver of the organization is assigned to one vehicle and taken off', async () => {
  const { as, given, organizationId, input } = await garage(portal);
  const [first, second] = [
    (await as.post('/vehicles', input)).json(),
    (await as.post('/vehicles', { ...input, registrationPlate: 'WP 2' })).json(),
  ];
  const contact = await given.contact({ organizationId, firstName: 'Sunil', lastName: 'Rathnayake' });
  const driver = await given.driver({ organizationId, contactId: contact.id });
  const assign = (id: string, driverId: string | null) => as.patch(`/vehicles/${id}`, { driverId });
  expect((await assign(first.id, driver.id)).json().driver).toEqual({
    id: driver.id,
    name: 'Sunil Rathnayake',
    isBlocked: false,
  });
  expect((await assign(first.id, driver.id)).statusCode).toBe(200);
  expect((await assign(second.id, driver.id)).json().fields.driverId.message).toBe('Driver is assigned to WP LK-4521');
  expect((await assign(first.id, null)).json().driver).toBeNull();
  const atOnce = await Promise.all([assign(first.id, driver.id), assign(second.id, driver.id)]);
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);

  const blocked = await given.driver({ organizationId, isBlocked: true });
  const user = await given.user({ organizationId, status: 2 });
  const asBlocked = await given.driver({ organizationId, userId: user.id });
  const faceless = await given.driver({ organizationId });
  await portal.db.updateTable('drivers').set({ contactId: null }).where('id', '=', faceless.id).execute();
  const stranger = await given.driver({ organizationId: (await given.organization()).id });
  const messages = await Promise.all(
    [blocked, asBlocked, faceless, stranger].map(
      async ({ id }) => (await assign(second.id, id)).json().fields.driverId.message,
    ),
  );
  expect(messages).toEqual(['Driver is blocked', 'Driver is blocked', 'Driver has no contact', 'Driver not found']);
});

test('a vehicle on a live trip stays active, and tells where it is', async () => {
  const { as, given, organizationId, input } = await garage(portal);
  const { id } = (await as.post('/vehicles', input)).json();
  const path = `/vehicles/${id}`;
  expect((await as.get(`${path}/stage`)).json()).toEqual({ stage: 'free', tripId: null, tripNumber: null });
  const planned = await given.trip({ organizationId, vehicleId: id, stage: 'vehicleAssigned' });
  const running = await given.trip({ organizationId, vehicleId: id, stage: 'transit' });
  await given.trip({ organizationId, vehicleId: id, stage: 'completed' });
  expect((await as.get(`${path}/stage`)).json()).toEqual({
    stage: 'transit',
    tripId: running.id,
    tripNumber: running.number,
  });
  expect((await as.patch(path, { status: 'deactivated' })).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleOnTrip',
    message: `Vehicle is on trip ${running.number}`,
  });
  expect((await as.patch(path, { status: 'active', comment: 'still' })).statusCode).toBe(200);
  const refusal = (await as.delete(path)).json();
  expect([refusal.statusCode, refusal.code, refusal.params.trips]).toEqual([409, 'vehicleInUse', 3]);
  expect(refusal.message).toContain(planned.number);
  await portal.db.updateTable('trips').set({ stage: 'completed' }).where('vehicleId', '=', id).execute();
  expect((await as.patch(path, { status: 'deactivated' })).json()).toMatchObject({
    status: 'deactivated',
    actions: expect.arrayContaining(['activate']) as unknown,
  });
  expect((await as.patch(path, { status: 'active' })).json().status).toBe('active');
});

test('services count from the last one; the most urgent shows', async () => {
  const { as, entry, input } = await garage(portal);
  const [oil, brakes] = [
    await entry('service-intervals', 'Own oil change', { days: 90, isRequired: true }),
    await entry('service-intervals', 'Own brakes', { days: 30 }),
  ];
  const { id } = (await as.post('/vehicles', input)).json();
  const set = (services: object[]) => as.put(`/vehicles/${id}/services`, { services });
  const done = await set([
    { serviceIntervalId: oil, lastServiceAt: TEST_NOW - 80 * DAY },
    { serviceIntervalId: brakes, lastServiceAt: TEST_NOW - 33 * DAY },
  ]);
  expect(done.json().serviceIntervalInfo).toEqual({
    isExpired: true,
    text: 'Own brakes expired 3 days ago',
    service: 'Own brakes',
    days: -3,
    dueAt: TEST_NOW - 3 * DAY,
  });
  expect(done.json().services).toEqual([
    {
      serviceIntervalId: brakes,
      name: 'Own brakes',
      days: 30,
      isRequired: false,
      icon: 'wrench',
      lastServiceAt: TEST_NOW - 33 * DAY,
      dueAt: TEST_NOW - 3 * DAY,
      isExpired: true,
    },
    {
      serviceIntervalId: oil,
      name: 'Own oil change',
      days: 90,
      isRequired: true,
      icon: 'wrench',
      lastServiceAt: TEST_NOW - 80 * DAY,
      dueAt: TEST_NOW + 10 * DAY,
      isExpired: false,
    },
  ]);
  expect((await set([{ serviceIntervalId: brakes, lastServiceAt: null }])).json().serviceIntervalInfo).toMatchObject({
    isExpired: false,
    text: 'Own oil change due in 10 days',
  });
  expect((await as.get('/vehicles')).json().items[0].serviceIntervalInfo.text).toBe('Own oil change due in 10 days');
  const refused = await set([
    { serviceIntervalId: oil, lastServiceAt: TEST_NOW + 1 },
    { serviceIntervalId: await (await garage(portal)).entry('service-intervals', 'x', { days: 1 }), lastServiceAt: 1 },
  ]);
  expect(refused.json().fields).toEqual({
    'services.0.lastServiceAt': { code: 'date', message: 'Invalid date' },
    'services.1.serviceIntervalId': { code: 'notFound', message: 'Service interval not found' },
  });
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', id)
    .where('event', '=', 'serviced')
    .execute();
  expect(told.map(({ changes }) => changes)).toEqual([
    {
      'Own oil change': { from: null, to: TEST_NOW - 80 * DAY },
      'Own brakes': { from: null, to: TEST_NOW - 33 * DAY },
    },
    { 'Own brakes': { from: TEST_NOW - 33 * DAY, to: null } },
  ]);
});

test('partners see what is shared with them while it is, and change nothing', async () => {
  const { as, organizationId, organization, input, given } = await garage(portal);
  const partner = await partnerOf(portal, organizationId);
  const [lent, past, open, kept] = [1, 2, 3, 4]
    .map((n) => `WP ${n}`)
    .map((registrationPlate) => as.post('/vehicles', { ...input, registrationPlate }));
  const idOf = async (reply: ReturnType<typeof as.post> | undefined): Promise<string> => (await reply)?.json().id;
  const ids = [await idOf(lent), await idOf(past), await idOf(open), await idOf(kept)] as const;
  await portal.db
    .insertInto('vehicleShares')
    .values([
      { vehicleId: ids[0], partnerId: partner.id, fromAt: TEST_NOW - 9, toAt: TEST_NOW + 1 },
      { vehicleId: ids[1], partnerId: partner.id, fromAt: 5, toAt: TEST_NOW },
      { vehicleId: ids[2], partnerId: partner.id, fromAt: TEST_NOW },
    ])
    .execute();
  const plates = async (who: typeof as, query: string) =>
    (await who.get(`/vehicles?${query}`))
      .json()
      .items.map(({ registrationPlate }: { registrationPlate: string }) => registrationPlate);
  expect(await plates(partner.as, 'of=partners')).toEqual(['WP 1', 'WP 3']);
  expect([await plates(partner.as, ''), await plates(as, 'shared=true'), await plates(as, 'shared=false')]).toEqual([
    [],
    ['WP 1', 'WP 3'],
    ['WP 2', 'WP 4'],
  ]);
  expect((await partner.as.get(`/vehicles/${ids[0]}`)).json()).toMatchObject({
    isShared: true,
    organization: { id: organizationId, name: organization.name },
    actions: [],
  });
  const trip = await given.trip({ organizationId, vehicleId: ids[0], stage: 'started' });
  expect((await partner.as.get(`/vehicles/${ids[0]}/stage`)).json()).toEqual({
    stage: 'started',
    tripId: null,
    tripNumber: null,
  });
  const path = `/vehicles/${ids[0]}`;
  const replies = [
    partner.as.get(`/vehicles/${ids[1]}`),
    partner.as.get(`/vehicles/${ids[3]}/stage`),
    partner.as.get(`${path}/timeline`),
    partner.as.patch(path, { comment: 'x' }),
    partner.as.delete(path),
    partner.as.put(`${path}/services`, { services: [] }),
  ];
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  await portal.db.deleteFrom('tripOrders').where('tripId', '=', trip.id).execute();
  await portal.db.deleteFrom('trips').where('id', '=', trip.id).execute();
  expect((await as.delete(path)).json().message).toBe(`Used by 1 partner: ${partner.name}`);
  expect([
    (await as.delete(`/vehicles/${ids[1]}`)).json(),
    await portal.db.selectFrom('vehicleShares').select('id').where('vehicleId', '=', ids[1]).execute(),
  ]).toEqual([{ id: ids[1] }, []]);
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: organizationId })
    .where('partnerId', '=', partner.id)
    .execute();
  expect([await plates(partner.as, 'of=partners'), (await partner.as.get(path)).statusCode]).toEqual([[], 404]);
});

test('each call needs its rule; root keeps every vehicle', async () => {
  const { as, asReader, input } = await garage(portal);
  const { id } = (await as.post('/vehicles', input)).json();
  const path = `/vehicles/${id}`;
  expect((await asReader.get(path)).json().actions).toEqual([]);
  const refused = [
    asReader.post('/vehicles', input),
    asReader.patch(path, {}),
    asReader.delete(path),
    asReader.put(`${path}/services`, { services: [] }),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  const asRoot = await root();
  expect((await asRoot.patch(path, { comment: 'seen' })).json()).toMatchObject({
    comment: 'seen',
    actions: expect.arrayContaining(['delete']) as unknown,
  });
  expect((await as.delete(path)).json()).toEqual({ id });
  expect([
    (await as.get(path)).statusCode,
    (await as.get(`${path}/timeline`)).statusCode,
    (await asRoot.delete(path)).statusCode,
  ]).toEqual([404, 404, 404]);
});
