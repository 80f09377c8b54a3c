import { given as builders } from '../../../demo/builders.ts';
import { openOffice } from '../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const KEEPS = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'cargo' as const, rule }));

async function stage() {
  const { id: organizationId } = await given().organization();
  const dry = await given().cargoType({ organizationId, name: 'Dry' });
  const ice = await given().cargoType({ organizationId, name: 'Ice' });
  const as = portal.as(await given().user({ organizationId, rules: KEEPS }));
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

test('a cargo is made with its spaces, found, changed, told of and deleted', async () => {
  const { as, dry, ice, input } = await stage();
  const created = await as.post('/cargos', input);
  expect(created.statusCode).toBe(201);
  const whole = {
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
  expect(created.json()).toMatchObject(whole);
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

test("the list is one's own: searched, sorted, filtered by type", async () => {
  const { organizationId, as, dry, ice } = await stage();
  await given().cargo({ organizationId, name: 'Tea', code: 'T-1', cargoTypeId: dry.id, weight: '10' });
  await given().cargo({ organizationId, name: 'Crab', code: 'C-1', cargoTypeId: ice.id, weight: '9' });
  await given().cargo();
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

test('bad input names the field; a code is there once, in whatever case', async () => {
  const { organizationId, as, input } = await stage();
  const foreign = await given().cargoType({ organizationId: (await given().organization()).id });
  const codesOf = async (more: object) =>
    Object.entries<{ code: string }>((await as.post('/cargos', { ...input, ...more })).json().fields).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  expect(await codesOf({ cargoTypeId: foreign.id, allowedCargoTypeIds: [foreign.id] })).toEqual([
    'cargoTypeId notFound',
    'allowedCargoTypeIds.0 notFound',
  ]);
  expect(await codesOf({ width: '999999999' })).toEqual(['length tooLarge']);
  const other = await given().cargo({ organizationId, code: 'DUP' });
  expect((await as.post('/cargos', { ...input, code: 'dup' })).json().fields.code.message).toBe(
    'Cargo with same code already exist',
  );
  await as.post('/cargos', input);
  expect((await as.patch(`/cargos/${other.id}`, { code: 'tea' })).json().fields.code.code).toBe('alreadyExists');
});

test('a cargo in use stays, and the orders that hold it are named', async () => {
  const { given: make, organizationId, cargo, save } = await openOffice(portal);
  const numbers = [(await save()).number, (await save()).number];
  const as = portal.as(await make.user({ organizationId, rules: KEEPS }));
  expect((await as.delete(`/cargos/${cargo.id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'cargoInUse',
    message: `Used by 2 orders: ${numbers.join(', ')}`,
    params: { count: 2, numbers },
  });
});

test('an order is submitted only with cargos that may travel together', async () => {
  const { given: make, organizationId, cargo, save, submit } = await openOffice(portal);
  const ice = await make.cargoType({ organizationId });
  const crab = await make.cargo({ organizationId, name: 'Crab', cargoTypeId: ice.id });
  const { id } = await save({
    cargoItems: [cargo, crab].map(({ id: cargoId }) => ({ packNumber: null, cargoId, quantity: 1 })),
  });
  const refused = await submit(id);
  expect([refused.statusCode, refused.json().fields['cargoItems.1.cargoId'].message]).toEqual([
    422,
    `${cargo.name} and Crab may not travel together`,
  ]);
  const as = portal.as(await make.user({ organizationId, rules: KEEPS }));
  await as.patch(`/cargos/${cargo.id}`, { allowedCargoTypeIds: [ice.id] });
  expect((await submit(id)).statusCode).toBe(422);
  await as.patch(`/cargos/${crab.id}`, { allowedCargoTypeIds: [cargo.cargoTypeId] });
  expect((await submit(id)).json().stage).toBe('pendingValidation');
});

test("each call needs its rule, and another organization's cargo is not found", async () => {
  const { organizationId, as, input } = await stage();
  const path = `/cargos/${(await given().cargo({ organizationId })).id}`;
  const foreign = `/cargos/${(await given().cargo({ organizationId: (await given().organization()).id })).id}`;
  const reader = portal.as(await given().user({ organizationId, rules: [{ model: 'cargo', rule: 'read' }] }));
  const planner = portal.as(await given().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  expect([(await reader.get(path)).json().actions, (await planner.get('/cargos')).statusCode]).toEqual([[], 200]);
  const refused = [
    reader.post('/cargos', input),
    reader.patch(path, { name: 'n' }),
    reader.delete(path),
    planner.get(path),
    planner.get(`${path}/timeline`),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
  const hidden = [as.get(foreign), as.get(`${foreign}/timeline`), as.patch(foreign, { name: 'n' }), as.delete(foreign)];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
});
