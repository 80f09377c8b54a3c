import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const MANAGER_RULES = (['write', 'delete'] as const).map((rule) => ({ model: 'vehicle', rule }) as const);
const buildManager = async () =>
  build().user({ organizationId: (await build().organization()).id, rules: MANAGER_RULES });
const buildRoot = () => build().user({ role: 'root' });
type Entry = { id: string; name: string };
const namesOf = ({ items }: { items: Entry[] }) => items.map(({ name }) => name);

const FIELDS = {
  brands: {},
  models: {},
  colors: {},
  'fuel-types': {},
  'cargo-types': {},
  types: { averageSpace: '8.5', maxWeight: '1500' },
  'service-intervals': { days: 180, isRequired: true },
};
test.each(['types', 'cargo-types'] as const)('stores the temperature of %s, ambient by default', async (name) => {
  const as = portal.as(await buildManager());
  const path = `/vehicles/${name}`;
  const { id, temperature } = (await as.post(path, { ...FIELDS[name], name: 'Warm' })).json();
  expect(temperature).toBe('ambient');
  expect((await as.patch(`${path}/${id}`, { temperature: 'chilled' })).json()).toMatchObject({
    temperature: 'chilled',
  });
  expect((await as.patch(`${path}/${id}`, { name: 'Cool' })).json()).toMatchObject({ temperature: 'chilled' });
  expect((await as.patch(`${path}/${id}`, { temperature: 'hot' })).statusCode).toBe(422);
});

const SUBJECTS = {
  brands: 'brand',
  models: 'model',
  colors: 'color',
  'fuel-types': 'fuelType',
  'cargo-types': 'cargoType',
  types: 'vehicleType',
  'service-intervals': 'serviceInterval',
};
const PATHS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

describe.each(PATHS)('%s', (name) => {
  const path = `/vehicles/${name}`;
  const fields = FIELDS[name];

  test('creates, renames and deletes entries, and records the changes', async () => {
    const user = await buildManager();
    const as = portal.as(user);
    const created = await as.post(path, { ...fields, name: '  Our own ' });
    const { id } = created.json();
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: 'Our own', isOwn: true, actions: ['edit', 'delete'] });
    expect((await as.patch(`${path}/${id}`, { name: 'Renamed' })).json()).toMatchObject({ id, name: 'Renamed' });
    expect((await as.patch(`${path}/${id}`, {})).statusCode).toBe(200);
    expect((await as.delete(`${path}/${id}`)).json()).toEqual({ id });
    expect((await as.delete(`${path}/${id}`)).statusCode).toBe(404);
    const timeline = await portal.db
      .selectFrom('timelineEntries')
      .select(['subject', 'event', 'changes', 'userId'])
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute();
    expect(
      timeline.map(({ changes, ...entry }) => ({ ...entry, name: (changes as Record<string, unknown>)['name'] })),
    ).toEqual([
      { subject: SUBJECTS[name], event: 'created', userId: user.id, name: { from: null, to: 'Our own' } },
      { subject: SUBJECTS[name], event: 'updated', userId: user.id, name: { from: 'Our own', to: 'Renamed' } },
      { subject: SUBJECTS[name], event: 'deleted', userId: user.id, name: { from: 'Renamed', to: null } },
    ]);
  });

  test('lists entries of the platform and of the organization; root edits those of the platform', async () => {
    const [manager, otherManager] = [await buildManager(), await buildManager()];
    const [as, asOther, asRoot] = [portal.as(manager), portal.as(otherManager), portal.as(await buildRoot())];
    const platformEntry = (await asRoot.post(path, { ...fields, name: `Seen ${name} by all` })).json();
    const ownEntry = (await as.post(path, { ...fields, name: `Seen ${name} by us` })).json();
    await asOther.post(path, { ...fields, name: `Seen ${name} by them` });
    const search = `${path}?search=seen ${name}`;
    const reader = portal.as(await build().user({ organizationId: manager.organizationId }));
    expect(namesOf((await reader.get(`${search}&sort=name`)).json())).toEqual([
      `Seen ${name} by all`,
      `Seen ${name} by us`,
    ]);
    expect(namesOf((await reader.get(`${search}&my=true`)).json())).toEqual([`Seen ${name} by us`]);
    expect(namesOf((await asRoot.get(`${search}&my=true`)).json())).toEqual([`Seen ${name} by all`]);
    expect((await asRoot.get(search)).json().total).toBe(3);
    expect((await reader.get(`${search}&limit=1&page=2&sort=-name`)).json()).toMatchObject({
      total: 2,
      page: 2,
      limit: 1,
      items: [{ id: platformEntry.id, isOwn: false, actions: [] }],
    });

    expect(
      (
        await Promise.all([
          as.patch(`${path}/${platformEntry.id}`, { name: 'x' }),
          as.delete(`${path}/${platformEntry.id}`),
        ])
      ).map(({ statusCode }) => statusCode),
    ).toEqual([403, 403]);
    expect(
      (
        await Promise.all([
          asOther.patch(`${path}/${ownEntry.id}`, { name: 'x' }),
          asOther.delete(`${path}/${ownEntry.id}`),
        ])
      ).map(({ statusCode }) => statusCode),
    ).toEqual([404, 404]);
    expect(
      (
        await Promise.all([
          reader.post(path, { ...fields, name: 'x' }),
          reader.patch(`${path}/${ownEntry.id}`, {}),
          reader.delete(`${path}/${ownEntry.id}`),
        ])
      ).map(({ statusCode }) => statusCode),
    ).toEqual([403, 403, 403]);
    expect(
      (await asRoot.patch(`${path}/${platformEntry.id}`, { name: `Seen ${name} by everybody` })).json(),
    ).toMatchObject({
      isOwn: true,
      actions: ['edit', 'delete'],
    });
  });

  test('rejects duplicate names of an owner, case-insensitively', async () => {
    const [as, asOther] = [portal.as(await buildManager()), portal.as(await buildManager())];
    await as.post(path, { ...fields, name: 'Twice' });
    const entry = (await as.post(path, { ...fields, name: 'Once' })).json();
    const duplicate = await as.post(path, { ...fields, name: 'TWICE' });
    expect([duplicate.statusCode, duplicate.json().fields.name.code, duplicate.json().message]).toEqual([
      422,
      'alreadyExists',
      expect.stringMatching(/ with same name already exist$/),
    ]);
    expect((await as.patch(`${path}/${entry.id}`, { name: 'twice' })).statusCode).toBe(422);
    expect((await asOther.post(path, { ...fields, name: 'Twice' })).statusCode).toBe(201);
    const concurrent = await Promise.all([1, 2, 3].map(() => as.post(path, { ...fields, name: 'At once' })));
    expect(concurrent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Field is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Max 100 symbols'],
    [{ name: 'a\u0000b' }, 'name', 'Invalid value'],
    [{ name: null }, 'name', 'Field is required'],
  ])('rejects %j', async (input, field, message) => {
    const reply = await portal.as(await buildManager()).post(path, { ...fields, ...input });
    expect([reply.statusCode, reply.json().fields[field].message]).toEqual([422, message]);
  });
});

test.each([
  ['types', { averageSpace: '-1' }, 'averageSpace'],
  ['types', { averageSpace: undefined }, 'averageSpace'],
  ['types', { maxWeight: '1.2345' }, 'maxWeight'],
  ['types', { maxWeight: 5 }, 'maxWeight'],
  ['service-intervals', { days: 0 }, 'days'],
  ['service-intervals', { days: 1.5 }, 'days'],
  ['service-intervals', { days: 3_651 }, 'days'],
  ['service-intervals', { isRequired: 'yes' }, 'isRequired'],
] as const)('%s reject %j', async (name, input, field) => {
  const reply = await portal
    .as(await buildManager())
    .post(`/vehicles/${name}`, { ...FIELDS[name], name: 'Invalid', ...input });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('lists vehicle types by size, and suggests those that are large enough', async () => {
  const user = await buildManager();
  const as = portal.as(user);
  for (const [name, averageSpace, maxWeight] of [
    ['Large', '940', '92000'],
    ['Small', '908', '91500'],
    ['Middle', '920', '95000'],
  ])
    await as.post('/vehicles/types', { name, averageSpace, maxWeight });
  await portal
    .as(await buildManager())
    .post('/vehicles/types', { name: 'Other', averageSpace: '950', maxWeight: '99000' });
  expect(namesOf((await as.get('/vehicles/types?my=true')).json())).toEqual(['Small', 'Middle', 'Large']);
  const suggest = async (space: string, weight: string) =>
    namesOf({ items: (await as.get(`/vehicles/types/suggest?space=${space}&weight=${weight}`)).json().suggestedTypes });
  expect(await suggest('908', '91500')).toEqual(['Small', 'Middle', 'Large']);
  expect(await suggest('908.001', '91500')).toEqual(['Middle', 'Large']);
  expect(await suggest('1', '93000')).toEqual(['Middle']);
  expect(await suggest('941', '1')).toEqual([]);
  expect((await as.get('/vehicles/types/suggest?space=1')).json().fields).toHaveProperty(
    'weight.message',
    'Field is required',
  );
});

test("doesn't delete entries in use, and lists their uses", async () => {
  const user = await buildManager();
  const { organizationId } = user;
  const as = portal.as(user);
  const type = (await as.post('/vehicles/types', { name: 'Used', ...FIELDS.types })).json();
  for (const registrationPlate of ['A-1', 'A-2', 'A-3', 'A-4'])
    await build().vehicle({ organizationId, registrationPlate, vehicleTypeId: type.id });
  expect((await as.delete(`/vehicles/types/${type.id}`)).json()).toEqual({
    statusCode: 409,
    code: 'lookupInUse',
    message: 'Used by 4 vehicles: A-1, A-2, A-3…',
    params: { vehicles: 4, orders: 0, contracts: 0, names: ['A-1', 'A-2', 'A-3'] },
  });
  const cargoType = (await as.post('/vehicles/cargo-types', { name: 'Used' })).json();
  await build().cargo({ organizationId, name: 'Tea', cargoTypeId: cargoType.id });
  const [brand, interval] = [
    (await as.post('/vehicles/brands', { name: 'Used' })).json(),
    (await as.post('/vehicles/service-intervals', { name: 'Used', days: 9 })).json(),
  ];
  const vehicle = await build().vehicle({ organizationId, registrationPlate: 'B-1', brandId: brand.id });
  await portal.db
    .insertInto('vehicleCargoTypes')
    .values({ vehicleId: vehicle.id, cargoTypeId: cargoType.id })
    .execute();
  await portal.db
    .insertInto('vehicleServices')
    .values({ vehicleId: vehicle.id, serviceIntervalId: interval.id, organizationId, lastServiceAt: TEST_NOW })
    .execute();
  const replies = await Promise.all(
    [`cargo-types/${cargoType.id}`, `brands/${brand.id}`, `service-intervals/${interval.id}`].map((path) =>
      as.delete(`/vehicles/${path}`),
    ),
  );
  expect(replies.map((reply) => reply.json().message)).toEqual([
    'Used by 1 vehicle: B-1; 1 cargo: Tea',
    'Used by 1 vehicle: B-1',
    'Used by 1 vehicle: B-1',
  ]);
});
