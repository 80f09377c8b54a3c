import type { OrderTemplate } from 'shared-contracts/orders/order-templates';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
const ZONE = 'Asia/Colombo';

type Office = Awaited<ReturnType<typeof openOffice>>;
const saveTemplate = async ({ planner, save }: Office, changes: object = {}): Promise<OrderTemplate> => {
  const { id: orderId } = await save();
  const reply = await portal
    .as(planner)
    .post('/order-templates', { name: 'Tea to Kandy', timeZone: ZONE, orderId, ...changes });
  expect(reply.statusCode).toBe(201);
  return reply.json();
};
const dayOf = (unix: number) => new Date((unix + 5.5 * HOUR) * 1_000).toISOString().slice(0, 10);

test('saves an order as a template and creates an order from it for another day', async () => {
  const office = await openOffice(portal);
  const { planner, input, partner, orderType } = office;
  const template = await saveTemplate(office);
  expect(template).toMatchObject({
    name: 'Tea to Kandy',
    timeZone: ZONE,
    partner: { id: partner.id },
    orderType: { id: orderType.id },
    pickup: 'Port',
    drop: 'Kandy',
    createdBy: 'Pia Planner',
    actions: ['use', 'edit', 'delete'],
    reference: null,
    cargoItems: input.cargoItems,
    day: dayOf(TEST_NOW + DAY),
    pickupFrom: input.pickupFrom! + DAY,
    deliveryTo: input.deliveryTo! + DAY,
  });
  expect(template.records.map(({ name }) => name)).toEqual(expect.arrayContaining(['Port', 'Kandy']));
  const day = dayOf(TEST_NOW + 40 * DAY);
  const reply = await portal.as(planner).post(`/order-templates/${template.id}/orders`, { day });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    stage: 'saved',
    reference: null,
    pickupFrom: input.pickupFrom! + 40 * DAY,
    pickupTo: input.pickupTo! + 40 * DAY,
    deliveryFrom: input.deliveryFrom! + 40 * DAY,
    deliveryTo: input.deliveryTo! + 40 * DAY,
    loadingMinutes: 30,
    isFlexible: true,
    cargoItems: [{ packNumber: 'P1', quantity: 3 }],
    stops: [{ location: { name: 'Port' } }, { location: { name: 'Kandy' } }],
  });
});

test('rejects a past day, an unknown time zone and an order that the caller does not see', async () => {
  const office = await openOffice(portal);
  const other = await openOffice(portal);
  const { id } = await saveTemplate(office);
  const as = portal.as(office.planner);
  const past = await as.post(`/order-templates/${id}/orders`, { day: dayOf(TEST_NOW - DAY) });
  expect(past.json().fields).toEqual({ day: { code: 'inPast', message: 'Day is in the past' } });
  expect((await as.post(`/order-templates/${id}/orders`, { day: '2026-02-30' })).json().fields).toHaveProperty('day');
  const body = { name: 'Other', timeZone: ZONE, orderId: (await other.save()).id };
  expect((await as.post('/order-templates', body)).json().fields).toHaveProperty('orderId.code', 'notFound');
  const nowhere = { ...body, orderId: (await office.save()).id, timeZone: 'Nowhere/Here' };
  expect((await as.post('/order-templates', nowhere)).json().fields).toHaveProperty('timeZone.code', 'invalid');
});

test('edits name and order, preserves omitted fields, and returns the changes', async () => {
  const office = await openOffice(portal);
  const { planner, cargo, port, organizationId } = office;
  const { id, day, pickupFrom, revision } = await saveTemplate(office);
  const changes = {
    day,
    pickupFrom: pickupFrom! + HOUR / 2,
    cargoItems: [{ packNumber: null, cargoId: cargo.id, quantity: 9 }],
  };
  const edited = (await portal.as(planner).patch(`/order-templates/${id}`, changes)).json();
  expect(edited).toMatchObject({ name: 'Tea to Kandy', loadingMinutes: 30, revision: revision + 1, ...changes });
  const renamed = (await portal.as(planner).patch(`/order-templates/${id}`, { name: 'Renamed' })).json();
  expect(renamed).toMatchObject({ name: 'Renamed', ...changes });
  const stale = await portal
    .as(planner, { 'if-match': `"${revision}"` })
    .patch(`/order-templates/${id}`, { name: 'x' });
  expect(stale.json()).toMatchObject({
    code: 'changedMeanwhile',
    conflict: { fields: ['cargoItems', 'name', 'pickupFrom'] },
  });
  const backwards = await portal.as(planner).patch(`/order-templates/${id}`, { deliveryTo: pickupFrom });
  expect(backwards.json().fields).toHaveProperty('deliveryTo.code', 'beforeDeliveryFrom');
  const foreign = await office.build.location({ organizationId: office.partner.id });
  const stops = [port, foreign].map(({ id: locationId }) => ({ locationId }));
  expect((await portal.as(planner).patch(`/order-templates/${id}`, { stops })).json().fields).toHaveProperty(
    ['stops.1.locationId', 'code'],
    'notFound',
  );
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'organizationId'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(entries).toEqual(['created', 'updated', 'updated'].map((event) => ({ event, organizationId })));
});

test('reports references that the organization may no longer use', async () => {
  const office = await openOffice(portal);
  const { planner, build, organizationId } = office;
  const lost = await build.cargo({ organizationId });
  const { id, day } = await saveTemplate(office);
  const cargoItems = [{ packNumber: null, cargoId: lost.id, quantity: 1 }];
  await portal.as(planner).patch(`/order-templates/${id}`, { cargoItems });
  await portal.db.deleteFrom('cargos').where('id', '=', lost.id).execute();
  const reply = await portal.as(planner).post(`/order-templates/${id}/orders`, { day });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { 'cargoItems.0.cargoId': { code: 'notFound', message: 'Cargo not found' } },
  ]);
  expect((await portal.as(planner).get(`/order-templates/${id}`)).statusCode).toBe(200);
});

test('searches, sorts and pages; names are unique in an organization', async () => {
  const office = await openOffice(portal);
  const as = portal.as(office.planner);
  for (const name of ['Zinc', 'Tea', 'Teak']) await saveTemplate(office, { name });
  const list = async (query: string) => {
    const { items, ...range } = (await as.get(`/order-templates?${query}`)).json();
    return { names: items.map(({ name }: { name: string }) => name), ...range };
  };
  expect(await list('search=tea&sort=-name')).toEqual({ names: ['Teak', 'Tea'], total: 2, page: 1, limit: 20 });
  expect(await list('limit=2&page=2')).toEqual({ names: ['Zinc'], total: 3, page: 2, limit: 2 });
  const { id: orderId } = await office.save();
  const again = await as.post('/order-templates', { name: 'TEA', timeZone: ZONE, orderId });
  expect(again.json().fields).toEqual({
    name: { code: 'alreadyExists', message: 'A template with this name already exists' },
  });
});

test('follows the access to orders, and hides templates of other organizations', async () => {
  const office = await openOffice(portal);
  const { build, organizationId, planner } = office;
  const { id, day } = await saveTemplate(office);
  const path = `/order-templates/${id}`;
  const reader = portal.as(await build.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] }));
  const writer = portal.as(
    await build.user({
      organizationId,
      rules: [
        { model: 'order', rule: 'read' },
        { model: 'order', rule: 'write' },
      ],
    }),
  );
  expect((await reader.get(path)).json().actions).toEqual([]);
  const rejected = [
    reader.patch(path, { name: 'x' }),
    reader.delete(path),
    reader.post(`${path}/orders`, { day }),
    writer.delete(path),
    portal.as(await build.user({ organizationId, rules: 'withoutOrders' })).get('/order-templates'),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
  const stranger = portal.as(await build.user({ organizationId: office.partner.id, rules: 'all' }));
  const hidden = [
    stranger.get(path),
    stranger.patch(path, { name: 'x' }),
    stranger.delete(path),
    stranger.post(`${path}/orders`, { day }),
  ];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
  expect((await stranger.get('/order-templates')).json().items).toEqual([]);
  const partnersOrder = await build.order({ organizationId, partnerId: office.partner.id, stage: 'validated' });
  const copied = await stranger.post('/order-templates', { name: 'Copy', timeZone: ZONE, orderId: partnersOrder.id });
  expect(copied.statusCode).toBe(403);
  expect((await portal.as(planner).delete(path)).json()).toEqual({ id });
  expect((await reader.get(path)).statusCode).toBe(404);
});
