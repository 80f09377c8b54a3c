import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet } from '../testing/fleet-setup.ts';

const portal = testApp();
const asRoot = async () => portal.as(await createBuilders(portal.db, TEST_NOW).user({ role: 'root' }));

test('creates and changes a vehicle with all fields, and records the changes', async () => {
  const { as, build, input, createEntry, type, organization, organizationId, manager } = await setUpFleet(portal);
  const depot = await build.location({ organizationId, name: 'Depot' });
  const ids = {
    brandId: await createEntry('brands', 'Isuzu'),
    modelId: await createEntry('models', 'NPR 75'),
    colorId: await createEntry('colors', 'White'),
    fuelTypeId: await createEntry('fuel-types', 'Diesel'),
  };
  const cargoTypeIds = [await createEntry('cargo-types', 'Chilled'), await createEntry('cargo-types', 'Dry')];
  const fields = {
    trackingDevice: '867',
    vin: 'jaanpr75hn7100234',
    year: 2027,
    engineModel: '4HK1',
    enginePower: '110.5',
    axles: 2,
    weight: '3200',
    comment: ' Has a lift ',
    loadingOptions: ['rear', 'tailLift'],
    homeLocationId: depot.id,
    fixedCost: '80',
    kmCost: '0.75',
    licenseClass: 'ce',
  };
  const created = await as.post('/vehicles', { ...input, ...fields, ...ids, cargoTypeIds });
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
    homeLocation: { id: depot.id, name: 'Depot' },
    fixedCost: '80.00',
    kmCost: '0.75',
    licenseClass: 'CE',
    typeLicenseClass: null,
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
    homeLocationId: null,
    kmCost: null,
    licenseClass: '',
    cargoTypeIds: [cargoTypeIds[1]],
    loadingOptions: [],
  });
  expect(changed.json()).toMatchObject({
    registrationPlate: 'WP LK-1',
    vin: null,
    comment: null,
    homeLocation: null,
    fixedCost: '80.00',
    kmCost: null,
    licenseClass: null,
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
    ['created', manager.login],
    ['updated', manager.login],
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
    'homeLocationId',
    'kmCost',
    'licenseClass',
    'loadingOptions',
    'registrationPlate',
    'vin',
  ]);
});

test('computes the effective space unless it is set', async () => {
  const { as, input } = await setUpFleet(portal);
  const { id } = (await as.post('/vehicles', { ...input, effectiveSpace: '20' })).json();
  const changeSpaces = async (changes: object) => {
    const { actualSpace, effectiveSpace } = (await as.patch(`/vehicles/${id}`, changes)).json();
    return [actualSpace, effectiveSpace];
  };
  expect(await changeSpaces({ comment: 'x' })).toEqual(['36.000', '20.000']);
  expect(await changeSpaces({ effectiveSpace: null })).toEqual(['36.000', '33.480']);
  expect(await changeSpaces({ length: '3' })).toEqual(['18.000', '16.740']);
  expect(await changeSpaces({ length: '6', effectiveSpace: '30' })).toEqual(['36.000', '30.000']);
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
])('validates a vehicle with %j', async (change, field, message) => {
  const { as, input } = await setUpFleet(portal);
  const reply = await as.post('/vehicles', { ...input, ...change });
  expect(field === null ? [reply.statusCode] : [reply.statusCode, reply.json().fields?.[field]?.message]).toEqual(
    field === null ? [201] : [422, message],
  );
});

test('reports all fields that are invalid or reference missing entries', async () => {
  const [fleet, otherFleet] = [await setUpFleet(portal), await setUpFleet(portal)];
  const model = await fleet.createEntry('models', 'A model');
  const brandId = await otherFleet.createEntry('brands', 'Other brand');
  const reply = await fleet.as.post('/vehicles', {
    ...fleet.input,
    vehicleTypeId: otherFleet.type.id,
    brandId,
    colorId: model,
    cargoTypeIds: [model],
    homeLocationId: (await otherFleet.build.location({ organizationId: otherFleet.organizationId })).id,
    year: 2_100,
  });
  const errors = Object.entries(reply.json().fields as Record<string, { message: string }>).map(
    ([field, { message }]) => [field, message],
  );
  expect(errors).toEqual([
    ['year', 'Max 2027'],
    ['vehicleTypeId', 'Vehicle type not found'],
    ['brandId', 'Brand not found'],
    ['colorId', 'Color not found'],
    ['cargoTypeIds.0', 'Cargo type not found'],
    ['homeLocationId', 'Location not found'],
  ]);
});

test('rejects duplicate plates and tracking devices of an organization, also concurrently', async () => {
  const [{ as, input }, other] = [await setUpFleet(portal), await setUpFleet(portal)];
  const duplicatePlate = {
    registrationPlate: { code: 'alreadyExists', message: 'Vehicle with same registration plate already exist' },
  };
  const replies = await Promise.all([1, 2, 3].map(() => as.post('/vehicles', { ...input, trackingDevice: '' })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  expect((await as.post('/vehicles', { ...input, registrationPlate: 'wp lk-4521' })).json().fields).toEqual(
    duplicatePlate,
  );
  const second = await as.post('/vehicles', { ...input, registrationPlate: 'WP 2', trackingDevice: 'T1' });
  expect((await as.patch(`/vehicles/${second.json().id}`, { registrationPlate: 'WP LK-4521' })).json().fields).toEqual(
    duplicatePlate,
  );
  expect(
    (await as.post('/vehicles', { ...input, registrationPlate: 'WP 3', trackingDevice: 'T1' })).json().fields,
  ).toHaveProperty('trackingDevice.message', 'Vehicle with same tracking device already exist');
  expect(
    (await other.as.post('/vehicles', { ...input, vehicleTypeId: other.type.id, trackingDevice: 'T1' })).statusCode,
  ).toBe(201);
});

test('requires the rules, and lets root edit every vehicle', async () => {
  const { as, asReader, input } = await setUpFleet(portal);
  const { id } = (await as.post('/vehicles', input)).json();
  const path = `/vehicles/${id}`;
  expect((await asReader.get(path)).json().actions).toEqual([]);
  const requests = [
    asReader.post('/vehicles', input),
    asReader.patch(path, {}),
    asReader.delete(path),
    asReader.put(`${path}/services`, { services: [] }),
  ];
  expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  const root = await asRoot();
  expect((await root.patch(path, { comment: 'seen' })).json()).toMatchObject({
    comment: 'seen',
    actions: expect.arrayContaining(['delete']) as unknown,
  });
  expect((await as.delete(path)).json()).toEqual({ id });
  expect([
    (await as.get(path)).statusCode,
    (await as.get(`${path}/timeline`)).statusCode,
    (await root.delete(path)).statusCode,
  ]).toEqual([404, 404, 404]);
});
