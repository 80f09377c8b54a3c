import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { inTransaction } from '../platform/database.ts';
import { AFTER_ORDER_MOVED, type OrderMoved } from './order-hooks.ts';
import {
  addToTrip,
  cancelWithTrip,
  deliverManually,
  driveOrder,
  removeFromTrip,
  startWithTrip,
} from './trip-orders.ts';
import { openRoad } from './testing/road.ts';

const portal = testApp();
const MINUTE = 60;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

describe('on the road', () => {
  test('driver and dispatcher take an order to its delivery; every move is stamped, those that nobody told are inferred', async () => {
    const { onRoad, drive, dispatcher, driver, planner, timeline } = await openRoad(portal);
    const { id } = await onRoad('started', { reachedAt: TEST_NOW - 300 * MINUTE });
    const moved: OrderMoved[] = [];
    const hook = async (_server: unknown, _tx: unknown, one: OrderMoved) => void moved.push(one);
    AFTER_ORDER_MOVED.add(hook);
    const steps: [{ id: string }, string, number][] = [
      [driver, 'arrivedToPickupLocation', 240],
      [driver, 'loadingCompleted', 200],
      [dispatcher, 'transit', 190],
      [driver, 'arrivedToDropLocation', 60],
      [driver, 'delivered', 10],
    ];
    for (const [user, stage, minutesAgo] of steps)
      expect((await drive(user, id, stage, { minutesAgo })).json()).toMatchObject({ stage });
    AFTER_ORDER_MOVED.delete(hook);
    expect(moved.map(({ event, to, caller }) => [event, to, caller?.userId])).toEqual([
      ['arriveAtPickup', 'arrivedToPickupLocation', driver.id],
      ['completeLoading', 'loadingCompleted', driver.id],
      ['depart', 'transit', dispatcher.id],
      ['arriveAtDrop', 'arrivedToDropLocation', driver.id],
      ['deliver', 'delivered', driver.id],
    ]);
    const order = (await portal.as(planner).get(`/v2/orders/${id}`)).json();
    expect(order.cargoItems[0]).toMatchObject({ quantity: 4, deliveredQuantity: 4, shortageReason: null });
    const { stops } = (await portal.as(planner).get(`/v1/orders/${id}/timing`)).json();
    const at = (minutesAgo: number, isInferred = false) => ({ at: TEST_NOW - minutesAgo * MINUTE, isInferred });
    expect(stops).toMatchObject([
      { kind: 'pickup', arrival: at(240), start: at(200, true), end: at(200), departure: at(190) },
      { kind: 'drop', arrival: at(60), start: at(10, true), end: at(10), departure: at(10, true) },
    ]);
    expect((await timeline(id)).slice(-2).map(({ to, user, recordedAt }) => [to, user, recordedAt])).toEqual([
      ['arrivedToDropLocation', driver.login, TEST_NOW],
      ['delivered', driver.login, TEST_NOW],
    ]);
  });

  test('an order of several drops goes on after each, and is delivered at the last', async () => {
    const { onRoad, drive, driver, port, kandy } = await openRoad(portal);
    const { id } = await onRoad('arrivedToDropLocation', {
      stops: [port, kandy, port].map((stop) => ({ locationId: stop.id })),
    });
    expect((await drive(driver, id, 'delivered')).json()).toMatchObject({
      statusCode: 409,
      code: 'dropsLeft',
      params: { from: 'arrivedToDropLocation' },
    });
    expect((await drive(driver, id, 'transit')).json()).toMatchObject({ stage: 'transit' });
    await drive(driver, id, 'arrivedToDropLocation');
    expect((await drive(driver, id, 'transit')).json()).toMatchObject({ statusCode: 409, code: 'lastDrop' });
    expect((await drive(driver, id, 'delivered')).json()).toMatchObject({ stage: 'delivered' });
  });

  test('what is older than the last change is written down and moves nothing; the future is refused', async () => {
    const { onRoad, drive, driver, timeline } = await openRoad(portal);
    const { id } = await onRoad('loading', { reachedAt: TEST_NOW - 10 * MINUTE });
    expect((await drive(driver, id, 'arrivedToPickupLocation', { minutesAgo: 11 })).json()).toMatchObject({
      stage: 'loading',
    });
    expect((await timeline(id)).at(-1)).toMatchObject({
      event: 'arriveAtPickup',
      from: null,
      to: null,
      occurredAt: TEST_NOW - 11 * MINUTE,
      recordedAt: TEST_NOW,
    });
    expect((await drive(driver, id, 'arrivedToPickupLocation', { minutesAgo: 9 })).json()).toMatchObject({
      statusCode: 409,
      code: 'stageNotAllowed',
    });
    expect((await drive(driver, id, 'transit', { minutesAgo: -1 })).json()).toMatchObject({
      statusCode: 422,
      fields: { occurredAt: { code: 'inFuture' } },
    });
  });

  test('who looked at another stage is told the one of now and what may follow', async () => {
    const { onRoad, drive, driver, dispatcher } = await openRoad(portal);
    const { id } = await onRoad('arrivedToPickupLocation');
    const replies = await Promise.all([
      drive(driver, id, 'loading', { from: 'arrivedToPickupLocation' }),
      drive(dispatcher, id, 'transit', { from: 'arrivedToPickupLocation' }),
    ]);
    const [won, lost] = replies
      .toSorted((one, other) => one.statusCode - other.statusCode)
      .map((reply) => reply.json());
    expect([won.stage, lost.statusCode]).toEqual([expect.stringMatching(/^(loading|transit)$/), 409]);
    expect(lost).toMatchObject({ code: 'stageChanged', params: { from: won.stage } });
    expect(lost.params.allowed).toContain('manuallyDelivered');
  });

  test('not everybody drives: the owner neither moves it nor sees its trip', async () => {
    const { onRoad, drive, planner, given, organizationId, partner, dispatcher } = await openRoad(portal);
    const { id, tripId } = await onRoad('started');
    const clerk = await given.user({ organizationId: partner.id, rules: [], contact: {} });
    const reader = await given.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }] });
    expect((await drive(planner, id, 'arrivedToPickupLocation')).statusCode).toBe(403);
    expect((await drive(reader, id, 'arrivedToPickupLocation')).statusCode).toBe(403);
    expect((await portal.as(planner).get(`/orders/${id}`)).json().trip).toBeNull();
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).json().trip).toMatchObject({ id: tripId });
    expect((await drive(clerk, id, 'arrivedToPickupLocation')).statusCode).toBe(200);
  });
});

describe('deliveries that fall short', () => {
  test('a short cargo needs a reason; the last missing one delivers the order', async () => {
    const { onRoad, drive, driver, planner, given, organizationId, cargo } = await openRoad(portal);
    const other = await given.cargo({ organizationId });
    const { id } = await onRoad('unloading', {
      cargoItems: [
        { cargoId: cargo.id, quantity: 3 },
        { cargoId: other.id, quantity: 2 },
      ],
    });
    const part = (delivered: object[], more: object = {}) =>
      drive(driver, id, 'incompleteDelivery', { delivered, ...more });
    expect((await part([{ cargoId: cargo.id, quantity: 1 }])).json().fields).toHaveProperty(
      ['delivered.0.shortageReason', 'code'],
      'required',
    );
    expect((await part([{ cargoId: cargo.id, quantity: 4 }])).json().fields).toHaveProperty(
      ['delivered.0.quantity', 'message'],
      'Max 3',
    );
    expect((await part([{ cargoId: planner.id, quantity: 1 }])).json().fields).toHaveProperty(
      ['delivered.0.cargoId', 'message'],
      'Cargo not found',
    );
    expect((await part([], { reason: 'Wet' })).json().fields).toHaveProperty(['delivered', 'code'], 'nothingMissing');
    expect(
      (
        await drive(driver, id, 'delivered', { delivered: [{ cargoId: cargo.id, quantity: 1, shortageReason: 'Wet' }] })
      ).json(),
    ).toMatchObject({ code: 'cargoMissing' });
    expect((await part([{ cargoId: cargo.id, quantity: 1, shortageReason: 'Wet' }])).json()).toMatchObject({
      stage: 'incompleteDelivery',
      cargoItems: [
        { deliveredQuantity: 1, shortageReason: 'Wet' },
        { deliveredQuantity: 2, shortageReason: null },
      ],
    });

    const mark = (cargoId: string, body: object, user = planner) =>
      portal.as(user).patch(`/orders/${id}/cargos/${cargoId}/delivered`, body);
    expect((await mark(planner.id, {})).statusCode).toBe(404);
    expect((await mark(cargo.id, { quantity: 2 })).json().fields).toHaveProperty(
      ['shortageReason', 'code'],
      'required',
    );
    expect((await mark(cargo.id, { quantity: 2, shortageReason: 'Torn' })).json()).toMatchObject({
      stage: 'incompleteDelivery',
      cargoItems: [{ deliveredQuantity: 2, shortageReason: 'Torn' }, {}],
    });
    expect((await mark(cargo.id, {})).json()).toMatchObject({
      stage: 'delivered',
      cargoItems: [{ deliveredQuantity: 3, shortageReason: null }, {}],
    });
    expect((await mark(cargo.id, {})).json()).toMatchObject({ statusCode: 409, code: 'cargoNotMarked' });
  });

  test('a failed one is tried again with clean stops, out of its trip, approvals kept', async () => {
    const { onRoad, drive, driver, planner } = await openRoad(portal);
    const { id, validatedAt, tripId } = await onRoad('arrivedToDropLocation');
    expect((await drive(driver, id, 'notDelivered')).json().fields).toHaveProperty('reason');
    expect((await drive(driver, id, 'notDelivered', { reason: 'Closed' })).json().stage).toBe('notDelivered');
    const standing = async (stage: 'transit' | 'incomplete') => {
      await portal.db.updateTable('trips').set({ stage }).where('id', '=', tripId).execute();
      await portal.db
        .updateTable('tripOrders')
        .set({ isLive: stage === 'transit' })
        .where('orderId', '=', id)
        .execute();
    };
    await standing('transit');
    expect((await drive(planner, id, 'validated')).json()).toMatchObject({ code: 'inTrip' });
    await standing('incomplete');
    expect((await drive(planner, id, 'validated')).json()).toMatchObject({ stage: 'validated' });
    const row = await portal.db.selectFrom('orders').select('validatedAt').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ validatedAt });
    expect((await portal.as(planner).get(`/v1/orders/${id}/timing`)).json().stops).toMatchObject([
      { arrival: null, departure: null },
      { arrival: null },
    ]);
  });

  test('by hand at the time it really was, even before the last change', async () => {
    const { onRoad, drive, dispatcher } = await openRoad(portal);
    const { id } = await onRoad('transit', { reachedAt: TEST_NOW - 10 * MINUTE });
    expect((await drive(dispatcher, id, 'manuallyDelivered')).json().fields).toHaveProperty('reason');
    expect(
      (await drive(dispatcher, id, 'manuallyDelivered', { reason: 'No network', minutesAgo: 20 })).json().stage,
    ).toBe('manuallyDelivered');
    const { stops } = (await portal.as(dispatcher).get(`/v1/orders/${id}/timing`)).json();
    expect(stops[1]).toMatchObject({
      end: { at: TEST_NOW - 20 * MINUTE, isInferred: false },
      arrival: { isInferred: true },
    });
  });
});

describe('half an hour after a deadline', () => {
  const late = async (stage: 'started' | 'transit' | 'unloading', minutes: number) => {
    const road = await openRoad(portal);
    const deadline = TEST_NOW - minutes * MINUTE;
    const windows = { pickupFrom: deadline - 600, pickupTo: deadline, deliveryFrom: deadline, deliveryTo: deadline };
    return { ...road, order: await road.onRoad(stage, { reachedAt: TEST_NOW - 60, ...windows }) };
  };
  const runJob = async () => {
    await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'orders.delays', {})));
    await portal.app.jobs.runDue();
  };

  test('an order is delayed once, goes on from where it was, and is not told of again', async () => {
    const {
      order: { id },
      drive,
      driver,
      planner,
      timeline,
    } = await late('transit', 31);
    await runJob();
    expect((await portal.as(planner).get(`/orders/${id}`)).json().stage).toBe('delayed');
    expect((await portal.as(planner).get('/orders/v2/delayed')).json().items).toMatchObject([
      {
        id,
        delay: { since: TEST_NOW, deadline: TEST_NOW - 31 * MINUTE, lateMinutes: 31, nextStop: { name: 'Kandy' } },
      },
    ]);
    expect((await timeline(id)).at(-1)).toMatchObject({ event: 'delay', user: null, from: 'transit', to: 'delayed' });
    expect((await drive(driver, id, 'loading')).json()).toMatchObject({ code: 'stageNotAllowed' });
    expect((await drive(driver, id, 'arrivedToDropLocation')).json().stage).toBe('arrivedToDropLocation');
    await runJob();
    expect((await timeline(id)).filter(({ event }) => event === 'delay')).toHaveLength(1);
    expect(
      await portal.db
        .selectFrom('notifications')
        .select('kind')
        .where('subjectId', '=', id)
        .where('kind', '=', 'orderStage')
        .execute(),
    ).not.toEqual([]);
  });

  test.each([
    ['on its way to the pickup', 'started', 31, 'delayed'],
    ['within the grace', 'started', 30, 'started'],
    ['at its last drop', 'unloading', 500, 'unloading'],
  ] as const)('%s', async (_name, stage, minutes, expected) => {
    const {
      order: { id },
      planner,
      drive,
      dispatcher,
    } = await late(stage, minutes);
    await runJob();
    expect((await portal.as(planner).get(`/orders/${id}`)).json().stage).toBe(expected);
    if (expected !== 'delayed')
      expect((await drive(dispatcher, id, 'delayed')).json()).toMatchObject({ code: 'notLate' });
  });
});

describe('what a trip does to its orders', () => {
  test('adds, removes, starts, cancels and delivers them, in its own transaction', async () => {
    const { given, partner, organizationId, dispatcher, planner, timeline, contract, operation } =
      await openRoad(portal);
    const own = {
      organizationId,
      partnerId: partner.id,
      contractId: contract.id,
      operationId: operation.id,
      stage: 'validated' as const,
    };
    const orders = [await given.order(own), await given.order(own), await given.order(own)];
    const [first = '', second = '', third = ''] = orders.map(({ id }) => id);
    const trips = [
      await given.trip({ organizationId: partner.id, stage: 'saved', carrying: [] }),
      await given.trip({ organizationId: partner.id, stage: 'saved', carrying: [] }),
    ];
    const [tripId = '', other = ''] = trips.map(({ id }) => id);
    const caller = {
      userId: dispatcher.id,
      login: dispatcher.login,
      organizationId: partner.id,
      organizationType: '3pl',
      role: 'user',
      rules: [],
      contactId: null,
      actorId: null,
    } as const;
    const inTrip = (act: (tx: Parameters<typeof addToTrip>[1]) => Promise<unknown>) => inTransaction(portal.db, act);
    const stages = async () =>
      Promise.all(orders.map(async ({ id }) => (await portal.as(planner).get(`/orders/${id}`)).json().stage));

    await inTrip((tx) => addToTrip(portal.app, tx, { caller, tripId, orderIds: [first, second, third] }));
    expect(await stages()).toEqual(['addedToTrip', 'addedToTrip', 'addedToTrip']);
    await expect(
      inTrip((tx) => addToTrip(portal.app, tx, { caller, tripId: other, orderIds: [first] })),
    ).rejects.toMatchObject({ status: 409 });
    await inTrip((tx) => removeFromTrip(portal.app, tx, { caller, orderIds: [third] }));
    await inTrip((tx) => addToTrip(portal.app, tx, { caller, tripId: other, orderIds: [third] }));
    await inTrip((tx) => startWithTrip(portal.app, tx, { caller, orderIds: [first, second] }));
    expect((await timeline(first)).at(-1)).toMatchObject({ event: 'startTrip', user: dispatcher.login });

    const drive = (event: 'arriveAtPickup' | 'depart', orderId = first) =>
      inTrip((tx) => driveOrder(portal.app, tx, { orderId, event, at: TEST_NOW }));
    expect(await drive('arriveAtPickup')).toMatchObject({ tripId, to: 'arrivedToPickupLocation', caller: null });
    expect(await drive('depart')).toMatchObject({ to: 'transit' });
    expect(await drive('depart')).toBeNull();
    await inTrip((tx) => cancelWithTrip(portal.app, tx, { caller, orderIds: [first], reason: 'Breakdown' }));
    await inTrip((tx) =>
      deliverManually(portal.app, tx, { caller, orderIds: [second], reason: 'No phone', at: TEST_NOW - 30 }),
    );
    await inTrip((tx) => cancelWithTrip(portal.app, tx, { caller, orderIds: [third], reason: 'No truck' }));
    expect(await stages()).toEqual(['cancelled', 'manuallyDelivered', 'cancelled']);
    expect(
      await portal.db
        .selectFrom('tripOrders')
        .select('orderId')
        .where('isLive', '=', true)
        .where('orderId', 'in', [first, second, third])
        .execute(),
    ).toEqual([{ orderId: second }]);
  });
});
