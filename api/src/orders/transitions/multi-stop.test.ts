import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();

/** An order of 10 + 6 pieces in a trip: two pickups, two drops. */
async function openRound() {
  const road = await openRoad(portal);
  const { build, organizationId, port, kandy, cargo, onRoad } = road;
  const hatton = await build.location({ organizationId, name: 'Hatton' });
  const galle = await build.location({ organizationId, name: 'Galle' });
  const order = await onRoad('started', {
    reachedAt: TEST_NOW - 10 * HOUR,
    cargoItems: [
      { cargoId: cargo.id, quantity: 10 },
      { cargoId: cargo.id, quantity: 6 },
    ],
    pickupFrom: TEST_NOW - 12 * HOUR,
    stops: [
      { locationId: port.id },
      { locationId: hatton.id, kind: 'pickup', windowTo: TEST_NOW - 7 * HOUR, items: [{ item: 1, quantity: 6 }] },
      { locationId: kandy.id, items: [{ item: 0, quantity: 4 }] },
      { locationId: galle.id },
    ],
  });
  const read = async () => (await portal.as(road.planner).get(`/orders/${order.id}`)).json() as Record<string, unknown>;
  return { ...road, order, read };
}

test('an order is picked up at both pickups, then delivered at both drops, one of them short', async () => {
  const { order, drive, driver, planner, read, cargo, timeline } = await openRound();
  const go = async (stage: string, hoursAgo: number, more: object = {}) =>
    (await drive(driver, order.id, stage, { minutesAgo: hoursAgo * 60, ...more })).json() as Record<string, unknown>;

  expect(await go('arrivedToPickupLocation', 9)).toMatchObject({ stage: 'arrivedToPickupLocation' });
  expect(await go('transit', 8)).toMatchObject({ stage: 'transit' });
  expect(await go('arrivedToDropLocation', 6)).toMatchObject({ code: 'pickupNext' });
  expect(await go('arrivedToPickupLocation', 6)).toMatchObject({ stage: 'arrivedToPickupLocation' });
  expect(await go('loading', 5.5)).toMatchObject({ stage: 'loading' });
  expect(await go('transit', 5)).toMatchObject({ stage: 'transit' });
  expect(await go('arrivedToPickupLocation', 4.5)).toMatchObject({ code: 'noPickupNext' });
  expect(await go('arrivedToDropLocation', 4)).toMatchObject({ stage: 'arrivedToDropLocation' });
  expect(await go('delivered', 3.5)).toMatchObject({ code: 'dropsLeft' });

  const moves = (await portal.as(driver).get(`/orders/${order.id}/stage`)).json() as { moves: object[] };
  expect(moves.moves).toContainEqual({
    stage: 'transit',
    event: 'finishDrop',
    needsReason: false,
    takesQuantities: true,
  });
  const report = (quantity: number, more: object = {}) => ({ delivered: [{ cargoId: cargo.id, quantity, ...more }] });
  expect(await go('transit', 3, report(5))).toMatchObject({
    fields: { 'delivered.0.quantity': { code: 'max', params: { max: 4 } } },
  });
  expect(await go('transit', 3, report(3))).toMatchObject({ fields: { 'delivered.0.shortageReason': {} } });
  expect(await go('transit', 3, report(3, { shortageReason: 'One broken' }))).toMatchObject({ stage: 'transit' });
  expect(await read()).toMatchObject({
    cargoItems: [{ deliveredQuantity: null }, { deliveredQuantity: null }],
    stops: [
      {},
      {},
      { items: [{ item: 0, quantity: 4, deliveredQuantity: 3, shortageReason: 'One broken' }] },
      { items: [{ deliveredQuantity: null }, { deliveredQuantity: null }] },
    ],
  });

  expect(await go('arrivedToDropLocation', 2)).toMatchObject({ stage: 'arrivedToDropLocation' });
  expect(await go('delivered', 1)).toMatchObject({ code: 'cargoMissing' });
  expect(await go('incompleteDelivery', 1)).toMatchObject({
    stage: 'incompleteDelivery',
    cargoItems: [{ deliveredQuantity: 9, shortageReason: 'One broken' }, { deliveredQuantity: 6 }],
    stops: [
      {},
      {},
      { items: [{ deliveredQuantity: 3 }] },
      {
        items: [
          { item: 0, quantity: 6, deliveredQuantity: 6 },
          { item: 1, deliveredQuantity: 6 },
        ],
      },
    ],
  });

  const timing = (await portal.as(planner).get(`/v1/orders/${order.id}/timing`)).json() as { stops: object[] };
  expect(timing.stops).toMatchObject([
    { kind: 'pickup', arrival: { at: TEST_NOW - 9 * HOUR }, departure: { at: TEST_NOW - 8 * HOUR } },
    {
      kind: 'pickup',
      plannedTo: TEST_NOW - 7 * HOUR,
      arrival: { at: TEST_NOW - 6 * HOUR },
      start: { at: TEST_NOW - 5.5 * HOUR },
      departure: { at: TEST_NOW - 5 * HOUR },
      lateMinutes: 60,
    },
    { kind: 'drop', arrival: { at: TEST_NOW - 4 * HOUR }, departure: { at: TEST_NOW - 3 * HOUR } },
    { kind: 'drop', arrival: { at: TEST_NOW - 2 * HOUR }, end: { at: TEST_NOW - HOUR } },
  ]);
  const entries = await timeline(order.id);
  expect(entries.filter(({ event }) => event === 'arriveAtPickup')).toHaveLength(2);
  expect(entries.find(({ event, reason }) => event === 'deliverPart' && reason === 'One broken')).toBeDefined();
});

test('a shortage at one drop is completed there', async () => {
  const { order, drive, driver, cargo, planner, read } = await openRound();
  for (const stage of [
    'arrivedToPickupLocation',
    'transit',
    'arrivedToPickupLocation',
    'transit',
    'arrivedToDropLocation',
  ])
    await drive(driver, order.id, stage);
  await drive(driver, order.id, 'transit', {
    delivered: [{ cargoId: cargo.id, quantity: 1, shortageReason: 'Refused' }],
  });
  await drive(driver, order.id, 'arrivedToDropLocation');
  await drive(driver, order.id, 'incompleteDelivery');
  const mark = (body: object) => portal.as(planner).patch(`/orders/${order.id}/cargos/${cargo.id}/delivered`, body);
  expect((await mark({ stop: 0 })).json()).toMatchObject({ fields: { stop: { code: 'notFound' } } });
  expect((await mark({ stop: 2, quantity: 2, shortageReason: 'Refused' })).json()).toMatchObject({
    stage: 'incompleteDelivery',
    cargoItems: [{ deliveredQuantity: 8 }, { deliveredQuantity: 6 }],
  });
  expect((await mark({ stop: 2 })).json()).toMatchObject({ stage: 'delivered' });
  expect(await read()).toMatchObject({
    cargoItems: [{ deliveredQuantity: 10, shortageReason: null }, { deliveredQuantity: 6 }],
    stops: [{}, {}, { items: [{ deliveredQuantity: 4, shortageReason: null }] }, {}],
  });
});

test('reports of the whole order still work, and override those of its drops', async () => {
  const { order, drive, driver, cargo, planner } = await openRound();
  for (const stage of [
    'arrivedToPickupLocation',
    'transit',
    'arrivedToPickupLocation',
    'transit',
    'arrivedToDropLocation',
  ])
    await drive(driver, order.id, stage);
  await drive(driver, order.id, 'transit', {
    delivered: [{ cargoId: cargo.id, quantity: 1, shortageReason: 'Refused' }],
  });
  await drive(driver, order.id, 'arrivedToDropLocation');
  const delivered = [{ cargoId: cargo.id, quantity: 16 }];
  expect((await drive(driver, order.id, 'delivered', { delivered })).json()).toMatchObject({
    stage: 'delivered',
    cargoItems: [{ deliveredQuantity: 10 }, { deliveredQuantity: 6 }],
    stops: [{}, {}, { items: [{ deliveredQuantity: 4, shortageReason: null }] }, {}],
  });
  expect((await portal.as(planner).get('/orders/v2')).json()).toMatchObject({ total: 1 });
});

test('lists filter by pickups and drops', async () => {
  const { planner, order } = await openRound();
  const [, hatton] = await portal.db
    .selectFrom('orderStops')
    .select('locationId')
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const total = async (query: string) =>
    ((await portal.as(planner).get(`/orders/v2?${query}`)).json() as { total: number }).total;
  expect(await total(`pickLocationId=${hatton?.locationId}`)).toBe(1);
  expect(await total(`dropLocationId=${hatton?.locationId}`)).toBe(0);
});

test('an order is delayed for the window of its next stop', async () => {
  const { order, drive, driver, planner } = await openRound();
  await drive(driver, order.id, 'arrivedToPickupLocation');
  await drive(driver, order.id, 'transit');
  expect((await drive(driver, order.id, 'delayed')).statusCode).toBe(403);
  await portal.app.jobs.enqueue(portal.db, 'orders.delays', {});
  await portal.app.jobs.runDue();
  const { items } = (await portal.as(planner).get('/orders/v2/delayed')).json() as { items: object[] };
  expect(items).toMatchObject([
    {
      stage: 'delayed',
      delay: { nextStop: { name: 'Hatton' }, deadline: TEST_NOW - 7 * HOUR, lateMinutes: (7 * HOUR) / MINUTE },
    },
  ]);
});

test('an event reported late names its stop, without a new revision', async () => {
  const { order, drive, driver, read, timeline } = await openRound();
  const go = async (stage: string, hoursAgo: number) =>
    (await drive(driver, order.id, stage, { minutesAgo: hoursAgo * 60 })).json() as Record<string, unknown>;
  const steps = [
    ['arrivedToPickupLocation', 9],
    ['transit', 8],
    ['arrivedToPickupLocation', 6],
    ['transit', 5],
  ] as const;
  for (const [stage, hoursAgo] of steps) await go(stage, hoursAgo);
  const { revision } = await read();
  expect(await go('loading', 8.5)).toMatchObject({ stage: 'transit', stageOutcome: 'recorded' });
  expect(await go('loading', 5.5)).toMatchObject({ stage: 'transit', stageOutcome: 'recorded' });
  expect((await timeline(order.id)).slice(-2)).toMatchObject([
    { event: 'startLoading', to: null, changes: [{ field: 'stop', from: null, to: 'Port' }] },
    { event: 'startLoading', to: null, changes: [{ field: 'stop', from: null, to: 'Hatton' }] },
  ]);
  expect((await read())['revision']).toBe(revision);
});
