import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const KEEPS = (['write', 'delete'] as const).map((rule) => ({ model: 'vehicle', rule }) as const);
const keeper = async (more: { organizationId?: string } = {}) =>
  given().user({ organizationId: (await given().organization()).id, ...more, rules: KEEPS });
const root = () => given().user({ role: 'root' });
type Entry = { id: string; name: string };
const names = ({ items }: { items: Entry[] }) => items.map(({ name }) => name);

const MORE = {
  brands: {},
  models: {},
  colors: {},
  'fuel-types': {},
  'cargo-types': {},
  types: { averageSpace: '8.5', maxWeight: '1500' },
  'service-intervals': { days: 180, isRequired: true },
};
const SUBJECTS = {
  brands: 'brand',
  models: 'model',
  colors: 'color',
  'fuel-types': 'fuelType',
  'cargo-types': 'cargoType',
  types: 'vehicleType',
  'service-intervals': 'serviceInterval',
};
const PATHS = Object.keys(MORE) as (keyof typeof MORE)[];

describe.each(PATHS)('%s', (name) => {
  const path = `/vehicles/${name}`;
  const more = MORE[name];

  test('are added, renamed and deleted, each told with before and after', async () => {
    const user = await keeper();
    const as = portal.as(user);
    const created = await as.post(path, { ...more, name: '  Our own ' });
    const { id } = created.json();
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: 'Our own', isOwn: true, actions: ['edit', 'delete'] });
    expect((await as.patch(`${path}/${id}`, { name: 'Renamed' })).json()).toMatchObject({ id, name: 'Renamed' });
    expect((await as.patch(`${path}/${id}`, {})).statusCode).toBe(200);
    expect((await as.delete(`${path}/${id}`)).json()).toEqual({ id });
    expect((await as.delete(`${path}/${id}`)).statusCode).toBe(404);
    const told = await portal.db
      .selectFrom('timelineEntries')
      .select(['subject', 'event', 'changes', 'userId'])
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute();
    expect(
      told.map(({ changes, ...line }) => ({ ...line, name: (changes as Record<string, unknown>)['name'] })),
    ).toEqual([
      { subject: SUBJECTS[name], event: 'created', userId: user.id, name: { from: null, to: 'Our own' } },
      { subject: SUBJECTS[name], event: 'updated', userId: user.id, name: { from: 'Our own', to: 'Renamed' } },
      { subject: SUBJECTS[name], event: 'deleted', userId: user.id, name: { from: 'Renamed', to: null } },
    ]);
  });

  test("are the platform's and one's own; root keeps the platform's", async () => {
    const [mine, theirs] = [await keeper(), await keeper()];
    const [as, other, asRoot] = [portal.as(mine), portal.as(theirs), portal.as(await root())];
    const wide = (await asRoot.post(path, { ...more, name: `Seen ${name} by all` })).json();
    const own = (await as.post(path, { ...more, name: `Seen ${name} by us` })).json();
    await other.post(path, { ...more, name: `Seen ${name} by them` });
    const seen = `${path}?search=seen ${name}`;
    const reader = portal.as(await given().user({ organizationId: mine.organizationId }));
    expect(names((await reader.get(`${seen}&sort=name`)).json())).toEqual([
      `Seen ${name} by all`,
      `Seen ${name} by us`,
    ]);
    expect(names((await reader.get(`${seen}&my=true`)).json())).toEqual([`Seen ${name} by us`]);
    expect(names((await asRoot.get(`${seen}&my=true`)).json())).toEqual([`Seen ${name} by all`]);
    expect((await asRoot.get(seen)).json().total).toBe(3);
    expect((await reader.get(`${seen}&limit=1&page=2&sort=-name`)).json()).toMatchObject({
      total: 2,
      page: 2,
      limit: 1,
      items: [{ id: wide.id, isOwn: false, actions: [] }],
    });

    expect(
      (await Promise.all([as.patch(`${path}/${wide.id}`, { name: 'x' }), as.delete(`${path}/${wide.id}`)])).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([403, 403]);
    expect(
      (await Promise.all([other.patch(`${path}/${own.id}`, { name: 'x' }), other.delete(`${path}/${own.id}`)])).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([404, 404]);
    expect(
      (
        await Promise.all([
          reader.post(path, { ...more, name: 'x' }),
          reader.patch(`${path}/${own.id}`, {}),
          reader.delete(`${path}/${own.id}`),
        ])
      ).map(({ statusCode }) => statusCode),
    ).toEqual([403, 403, 403]);
    expect((await asRoot.patch(`${path}/${wide.id}`, { name: `Seen ${name} by everybody` })).json()).toMatchObject({
      isOwn: true,
      actions: ['edit', 'delete'],
    });
  });

  test('have every name once with an owner, in whatever case', async () => {
    const [as, other] = [portal.as(await keeper()), portal.as(await keeper())];
    await as.post(path, { ...more, name: 'Twice' });
    const free = (await as.post(path, { ...more, name: 'Once' })).json();
    const again = await as.post(path, { ...more, name: 'TWICE' });
    expect([again.statusCode, again.json().fields.name.code, again.json().message]).toEqual([
      422,
      'alreadyExists',
      expect.stringMatching(/ with same name already exist$/),
    ]);
    expect((await as.patch(`${path}/${free.id}`, { name: 'twice' })).statusCode).toBe(422);
    expect((await other.post(path, { ...more, name: 'Twice' })).statusCode).toBe(201);
    const atOnce = await Promise.all([1, 2, 3].map(() => as.post(path, { ...more, name: 'At once' })));
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Field is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Max 100 symbols'],
    [{ name: 'a\u0000b' }, 'name', 'Invalid value'],
    [{ name: null }, 'name', 'Field is required'],
  ])('refuse %j', async (input, field, message) => {
    const reply = await portal.as(await keeper()).post(path, { ...more, ...input });
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
] as const)('%s want %j otherwise', async (name, input, field) => {
  const reply = await portal.as(await keeper()).post(`/vehicles/${name}`, { ...MORE[name], name: 'Odd', ...input });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('vehicle types come the smallest first; the ones that are large enough are suggested', async () => {
  const user = await keeper();
  const as = portal.as(user);
  for (const [name, averageSpace, maxWeight] of [
    ['Large', '940', '92000'],
    ['Small', '908', '91500'],
    ['Middle', '920', '95000'],
  ])
    await as.post('/vehicles/types', { name, averageSpace, maxWeight });
  await portal.as(await keeper()).post('/vehicles/types', { name: 'Theirs', averageSpace: '950', maxWeight: '99000' });
  expect(names((await as.get('/vehicles/types?my=true')).json())).toEqual(['Small', 'Middle', 'Large']);
  const suggested = async (space: string, weight: string) =>
    names({ items: (await as.get(`/vehicles/types/suggest?space=${space}&weight=${weight}`)).json().suggestedTypes });
  expect(await suggested('908', '91500')).toEqual(['Small', 'Middle', 'Large']);
  expect(await suggested('908.001', '91500')).toEqual(['Middle', 'Large']);
  expect(await suggested('1', '93000')).toEqual(['Middle']);
  expect(await suggested('941', '1')).toEqual([]);
  expect((await as.get('/vehicles/types/suggest?space=1')).json().fields).toHaveProperty(
    'weight.message',
    'Field is required',
  );
});

test('what is used stays, and by what it is used is named', async () => {
  const user = await keeper();
  const { organizationId } = user;
  const as = portal.as(user);
  const type = (await as.post('/vehicles/types', { name: 'Used', ...MORE.types })).json();
  for (const registrationPlate of ['A-1', 'A-2', 'A-3', 'A-4'])
    await given().vehicle({ organizationId, registrationPlate, vehicleTypeId: type.id });
  expect((await as.delete(`/vehicles/types/${type.id}`)).json()).toEqual({
    statusCode: 409,
    code: 'lookupInUse',
    message: 'Used by 4 vehicles: A-1, A-2, A-3…',
    params: { vehicles: 4, orders: 0, contracts: 0, names: ['A-1', 'A-2', 'A-3'] },
  });
  const cargoType = (await as.post('/vehicles/cargo-types', { name: 'Used' })).json();
  await given().cargo({ organizationId, name: 'Tea', cargoTypeId: cargoType.id });
  const [brand, interval] = [
    (await as.post('/vehicles/brands', { name: 'Used' })).json(),
    (await as.post('/vehicles/service-intervals', { name: 'Used', days: 9 })).json(),
  ];
  const vehicle = await given().vehicle({ organizationId, registrationPlate: 'B-1', brandId: brand.id });
  await portal.db
    .insertInto('vehicleCargoTypes')
    .values({ vehicleId: vehicle.id, cargoTypeId: cargoType.id })
    .execute();
  await portal.db
    .insertInto('vehicleServices')
    .values({ vehicleId: vehicle.id, serviceIntervalId: interval.id, organizationId, lastServiceAt: TEST_NOW })
    .execute();
  const refusals = await Promise.all(
    [`cargo-types/${cargoType.id}`, `brands/${brand.id}`, `service-intervals/${interval.id}`].map((path) =>
      as.delete(`/vehicles/${path}`),
    ),
  );
  expect(refusals.map((reply) => reply.json().message)).toEqual([
    'Used by 1 vehicle: B-1; 1 cargo: Tea',
    'Used by 1 vehicle: B-1',
    'Used by 1 vehicle: B-1',
  ]);
});
