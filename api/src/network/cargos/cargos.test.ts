import { createBuilders } from '../../../demo/builders.ts';
import { openOffice } from '../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const CARGO_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'cargo' as const, rule }));

async function setUp() {
  const { id: organizationId } = await build().organization();
  const dry = await build().cargoType({ organizationId, name: 'Dry' });
  const ice = await build().cargoType({ organizationId, name: 'Ice' });
  const as = portal.as(await build().user({ organizationId, rules: CARGO_RULES }));
  const input = {
    name: ' Tea chests ',
    code: 'TEA',
    cargoTypeId: dry.id,
    allowedCargoTypeIds: [ice.id],
    shippingUnit: 'Chest',
    billingBy: 'weight',
    width: '1',
    height: '1.5',
    length: '1.2',
    weight: '52.5',
  };
  return { organizationId, dry, ice, as, input };
}

test('creates, returns, changes, records and deletes a cargo with its spaces', async () => {
  const { as, dry, ice, input } = await setUp();
  const created = await as.post('/cargos', input);
  expect(created.statusCode).toBe(201);
  const expected = {
    name: 'Tea chests',
    code: 'TEA',
    cargoType: { id: dry.id, name: 'Dry' },
    allowedCargoTypes: [{ id: ice.id, name: 'Ice' }],
    shippingUnit: 'Chest',
    billingBy: 'weight',
    width: '1.000',
    height: '1.500',
    length: '1.200',
    weight: '52.500',
    actualSpace: '1.800',
    effectiveSpace: '1.800',
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: { count: 0, numbers: [] },
  };
  expect(created.json()).toMatchObject(expected);
  const path = `/cargos/${created.json().id}`;
  expect((await as.patch(path, { length: '2' })).json()).toMatchObject({
    actualSpace: '3.000',
    effectiveSpace: '3.000',
  });
  expect((await as.patch(path, { effectiveSpace: '3.25', allowedCargoTypeIds: [] })).json()).toMatchObject({
    effectiveSpace: '3.250',
    allowedCargoTypes: [],
  });
  expect((await as.patch(path, { length: '1' })).json()).toMatchObject({
    actualSpace: '1.500',
    effectiveSpace: '3.250',
  });
  expect((await as.get(path)).json()).toMatchObject({ name: 'Tea chests', length: '1.000' });
  expect((await as.get(`${path}/timeline`)).json().items.map(({ event }: { event: string }) => event)).toEqual([
    'created',
    'updated',
    'updated',
    'updated',
  ]);
  expect((await as.delete(path)).json()).toEqual({ id: created.json().id });
  expect((await as.get(path)).statusCode).toBe(404);
});

test("lists the organization's cargos, searched, sorted and filtered by type", async () => {
  const { organizationId, as, dry, ice } = await setUp();
  await build().cargo({ organizationId, name: 'Tea', code: 'T-1', cargoTypeId: dry.id, weight: '10' });
  await build().cargo({ organizationId, name: 'Crab', code: 'C-1', cargoTypeId: ice.id, weight: '9' });
  await build().cargo();
  const list = async (query = '') =>
    (await as.get(`/cargos?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect([
    await list(),
    await list('sort=-weight'),
    await list(`cargoTypeId=${ice.id}`),
    await list('search=t-1'),
  ]).toEqual([['Crab', 'Tea'], ['Tea', 'Crab'], ['Crab'], ['Tea']]);
  expect((await as.get('/cargos?sort=secret')).statusCode).toBe(422);
});

test('reports invalid fields and rejects a duplicate code, case-insensitive', async () => {
  const { organizationId, as, input } = await setUp();
  const ofOtherOrganization = await build().cargoType({ organizationId: (await build().organization()).id });
  const codesOf = async (overrides: object) =>
    Object.entries<{ code: string }>((await as.post('/cargos', { ...input, ...overrides })).json().fields).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  expect(await codesOf({ cargoTypeId: ofOtherOrganization.id, allowedCargoTypeIds: [ofOtherOrganization.id] })).toEqual(
    ['cargoTypeId notFound', 'allowedCargoTypeIds.0 notFound'],
  );
  expect(await codesOf({ width: '999999999' })).toEqual(['length tooLarge']);
  const existing = await build().cargo({ organizationId, code: 'DUP' });
  expect((await as.post('/cargos', { ...input, code: 'dup' })).json().fields.code.message).toBe(
    'Cargo with same code already exist',
  );
  await as.post('/cargos', input);
  expect((await as.patch(`/cargos/${existing.id}`, { code: 'tea' })).json().fields.code.code).toBe('alreadyExists');
});

test('does not delete a cargo in use and lists its orders', async () => {
  const { build: create_, organizationId, cargo, save } = await openOffice(portal);
  const numbers = [(await save()).number, (await save()).number];
  const as = portal.as(await create_.user({ organizationId, rules: CARGO_RULES }));
  expect((await as.delete(`/cargos/${cargo.id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'cargoInUse',
    message: `Used by 2 orders: ${numbers.join(', ')}`,
    params: { count: 2, numbers },
  });
});

test('rejects submitting an order with incompatible cargos', async () => {
  const { build: create_, organizationId, cargo, save, submit } = await openOffice(portal);
  const ice = await create_.cargoType({ organizationId });
  const crab = await create_.cargo({ organizationId, name: 'Crab', cargoTypeId: ice.id });
  const { id } = await save({
    cargoItems: [cargo, crab].map(({ id: cargoId }) => ({ packNumber: null, cargoId, quantity: 1 })),
  });
  const rejected = await submit(id);
  expect([rejected.statusCode, rejected.json().fields['cargoItems.1.cargoId'].message]).toEqual([
    422,
    `${cargo.name} and Crab may not travel together`,
  ]);
  const as = portal.as(await create_.user({ organizationId, rules: CARGO_RULES }));
  await as.patch(`/cargos/${cargo.id}`, { allowedCargoTypeIds: [ice.id] });
  expect((await submit(id)).statusCode).toBe(422);
  await as.patch(`/cargos/${crab.id}`, { allowedCargoTypeIds: [cargo.cargoTypeId] });
  expect((await submit(id)).json().stage).toBe('pendingValidation');
});

test('requires rules and hides cargos of other organizations', async () => {
  const { organizationId, as, input } = await setUp();
  const path = `/cargos/${(await build().cargo({ organizationId })).id}`;
  const ofOtherOrganization = `/cargos/${(await build().cargo({ organizationId: (await build().organization()).id })).id}`;
  const reader = portal.as(await build().user({ organizationId, rules: [{ model: 'cargo', rule: 'read' }] }));
  const planner = portal.as(await build().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  expect([(await reader.get(path)).json().actions, (await planner.get('/cargos')).statusCode]).toEqual([[], 200]);
  const rejected = [
    reader.post('/cargos', input),
    reader.patch(path, { name: 'n' }),
    reader.delete(path),
    planner.get(path),
    planner.get(`${path}/timeline`),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
  const hidden = [
    as.get(ofOtherOrganization),
    as.get(`${ofOtherOrganization}/timeline`),
    as.patch(ofOtherOrganization, { name: 'n' }),
    as.delete(ofOtherOrganization),
  ];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
});
