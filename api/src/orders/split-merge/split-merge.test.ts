import type { Order } from 'shared-contracts/orders/orders';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

async function openOrders() {
  const office = await openOffice(portal);
  const { build, partner, planner, first, second, submitted } = office;
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
  const approve = async (id: string): Promise<Order> => {
    await portal.as(first).patch(`/orders/${id}/approve`, {});
    return (await portal.as(second).patch(`/orders/${id}/approve`, {})).json();
  };
  const validated = async (changes: object = {}) => approve((await submitted(changes)).id);
  const load = async (id: string, user: { id: string } = planner): Promise<Order> =>
    (await portal.as(user).get(`/orders/${id}`)).json();
  const split = (id: string, items: object[], user: { id: string } = planner) =>
    portal.as(user).post(`/orders/${id}/split`, { items });
  const merge = (id: string, others: object[], user: { id: string } = planner) =>
    portal.as(user).post(`/orders/${id}/merge`, { orders: others });
  const preview = (id: string, others: { id: string }[]) =>
    portal.as(planner).post(`/orders/${id}/merge/preview`, { orders: others.map((order) => ({ id: order.id })) });
  const history = async (id: string, user: { id: string } = planner) =>
    (await portal.as(user).get(`/orders/${id}/timeline`)).json().items;
  return { ...office, dispatcher, validated, load, split, merge, preview, history };
}
const countOrders = async (organizationId: string) =>
  (await portal.db.selectFrom('orders').select('id').where('organizationId', '=', organizationId).execute()).length;
const toFacts = ({ stage, totalWeight, predictedDistance, cargoItems, firstApproval, secondApproval }: Order) => ({
  stage,
  totalWeight,
  predictedDistance,
  quantities: cargoItems.map(({ quantity }) => quantity),
  approvals: [firstApproval, secondApproval],
});

test('splits an approved order: both keep stage and approvals, and refer to each other', async () => {
  const { dispatcher, cargo, validated, split, load, history } = await openOrders();
  const before = await validated({
    cargoItems: [
      { packNumber: 'P1', cargoId: cargo.id, quantity: 3 },
      { packNumber: 'P2', cargoId: cargo.id, quantity: 5 },
    ],
  });
  const reply = await split(before.id, [{ item: 1, quantity: 2 }]);
  expect(reply.statusCode).toBe(201);
  const { order, newOrder } = reply.json() as { order: Order; newOrder: Order };
  expect(toFacts(order)).toEqual({ ...toFacts(before), totalWeight: order.totalWeight, quantities: [3, 3] });
  expect(toFacts(newOrder)).toEqual({ ...toFacts(before), totalWeight: newOrder.totalWeight, quantities: [2] });
  expect(Number(order.totalWeight) + Number(newOrder.totalWeight)).toBeCloseTo(Number(before.totalWeight), 3);
  expect([order.related, newOrder.related]).toEqual([
    [{ id: newOrder.id, number: newOrder.number, relation: 'splitInto', shipperCode: null }],
    [{ id: order.id, number: order.number, relation: 'splitFrom', shipperCode: null }],
  ]);
  expect(newOrder.number).not.toBe(order.number);
  expect((await history(order.id)).at(-1)).toMatchObject({
    event: 'split',
    changes: [{ field: 'cargoItems' }, { field: 'newOrder', to: newOrder.number }],
  });
  expect(await history(newOrder.id)).toMatchObject([{ event: 'split', to: 'validated' }]);
  const [seen, seenNew] = [await load(order.id, dispatcher), await load(newOrder.id, dispatcher)];
  expect(seen.shipperCode).toEqual(expect.any(String));
  expect(seenNew.related).toEqual([
    { id: order.id, number: order.number, relation: 'splitFrom', shipperCode: seen.shipperCode },
  ]);
  expect((await history(newOrder.id, dispatcher)).map(({ event }: { event: string }) => event)).toEqual(['split']);
  const news = (await portal.as(dispatcher).get('/notifications?unread=true')).json().items;
  expect(news.map(({ values }: { values: object }) => values)).toMatchObject([
    { number: formatOrderNumber(seenNew), news: 'received' },
    { number: formatOrderNumber(seen), news: 'changed' },
  ]);
});

test('rejects splitting orders on their way, and quantities that leave nothing', async () => {
  const { build, organizationId, partner, planner, dispatcher, save, validated, split, load } = await openOrders();
  const saved = await save();
  const outsider = await build.user({ rules: 'planner' });
  expect((await split(saved.id, [{ item: 0, quantity: 1 }], outsider)).statusCode).toBe(404);
  expect((await split(saved.id, [{ item: 0, quantity: 3 }])).json().fields).toMatchObject({
    items: { code: 'nothingStays' },
  });
  expect((await split(saved.id, [{ item: 4, quantity: 1 }])).json().fields).toMatchObject({
    'items.0.item': { code: 'notFound' },
  });
  const order = await validated();
  expect((await split(order.id, [{ item: 0, quantity: 1 }], dispatcher)).statusCode).toBe(403);
  await portal.db.updateTable('orders').set({ handshakeState: 'accepted' }).where('id', '=', order.id).execute();
  await portal.db.insertInto('bills').values({ organizationId, orderId: order.id, createdAt: TEST_NOW }).execute();
  expect((await split(order.id, [{ item: 0, quantity: 1 }])).json()).toMatchObject({
    statusCode: 409,
    code: 'notSplittable',
    params: {
      problems: [
        { code: 'offered', order: order.number },
        { code: 'billed', order: order.number },
      ],
    },
  });
  const inTrip = await build.order({
    organizationId,
    partnerId: partner.id,
    createdBy: planner.id,
    stage: 'addedToTrip',
  });
  expect((await split(inTrip.id, [{ item: 0, quantity: 1 }])).json().params.problems).toEqual([
    { code: 'inTrip', order: inTrip.number },
  ]);
  expect((await load(saved.id)).actions).toEqual(expect.arrayContaining(['split', 'merge']));
  for (const id of [order.id, inTrip.id]) expect((await load(id)).actions).not.toContain('split');
});

test('merges orders: the first has the cargo of all, the others are cancelled', async () => {
  const { validated, preview, merge, load, history, dispatcher } = await openOrders();
  const [first, second, third] = [await validated(), await validated(), await validated()];
  const previewed = (await preview(first.id, [second, third])).json();
  expect(previewed).toMatchObject({ problems: [], cargoItems: [{ packNumber: 'P1', quantity: 9 }] });
  const reply = await merge(first.id, [
    { id: second.id, revision: second.revision },
    { id: third.id, revision: third.revision },
  ]);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { stage: 'validated', totalWeight: previewed.totalWeight, totalSpace: previewed.totalSpace },
  ]);
  const merged = await load(first.id);
  expect(merged.cargoItems.map(({ quantity }) => quantity)).toEqual([9]);
  expect(Number(merged.totalWeight)).toBeCloseTo(3 * Number(second.totalWeight), 3);
  expect(merged.related).toEqual(
    [second, third].map(({ id, number }) => ({ id, number, relation: 'mergedFrom', shipperCode: null })),
  );
  expect((await history(first.id)).at(-1)).toMatchObject({
    event: 'merge',
    changes: expect.arrayContaining([
      { field: 'mergedOrders', from: null, to: [second.number, third.number] },
    ]) as unknown,
  });
  for (const { id } of [second, third]) {
    expect(await load(id)).toMatchObject({
      stage: 'cancelled',
      related: [{ id: first.id, number: first.number, relation: 'mergedInto', shipperCode: null }],
    });
    expect((await history(id)).at(-1)).toMatchObject({
      event: 'cancel',
      reasonCode: 'mergedInto',
      reason: first.number,
    });
  }
  expect((await load(first.id, dispatcher)).cargoItems.map(({ quantity }) => quantity)).toEqual([9]);
});

test('reports everything that prevents a merge together, and changes nothing', async () => {
  const { build, organizationId, kandy, port, save, validated, submitted, preview, merge, load } = await openOrders();
  const order = await validated();
  const saved = await save({ isBackhaul: true });
  const reversed = await submitted({ stops: [kandy, port].map(({ id }) => ({ locationId: id, contactId: null })) });
  const before = await countOrders(organizationId);
  const problems = [
    { code: 'otherStage', order: saved.number },
    { code: 'backhaul', order: saved.number },
    { code: 'otherStage', order: reversed.number },
    { code: 'stops', order: reversed.number },
  ];
  expect((await preview(order.id, [saved, reversed])).json().problems).toEqual(problems);
  const reply = await merge(order.id, [{ id: saved.id }, { id: reversed.id }]);
  expect([reply.statusCode, reply.json().code, reply.json().params.problems]).toEqual([409, 'notMergeable', problems]);
  expect((await merge(order.id, [{ id: order.id }])).json().fields).toMatchObject({
    'orders.0.id': { code: 'repeated' },
  });
  const foreign = await build.order({ stage: 'saved', organizationId: (await build.organization()).id });
  expect((await merge(order.id, [{ id: foreign.id }])).statusCode).toBe(404);
  const stale = await merge((await save()).id, [{ id: saved.id, revision: saved.revision + 1 }]);
  expect(stale.json()).toMatchObject({ statusCode: 409, code: 'changedMeanwhile' });
  expect([(await load(order.id)).stage, (await load(saved.id)).stage]).toEqual(['validated', 'saved']);
  expect(await countOrders(organizationId)).toBe(before + 1);
});

test('cargos that may not travel together stay in separate orders', async () => {
  const { build, organizationId, save, preview } = await openOrders();
  const newCargo = async () => build.cargo({ organizationId, cargoTypeId: (await build.cargoType()).id });
  const cargos = [await newCargo(), await newCargo()];
  const [tea, oil] = await Promise.all(
    cargos.map(({ id }) => save({ cargoItems: [{ packNumber: null, cargoId: id, quantity: 1 }] })),
  );
  expect((await preview(tea?.id ?? '', oil ? [oil] : [])).json().problems).toEqual([
    { code: 'incompatibleCargo', order: tea?.number },
  ]);
});
