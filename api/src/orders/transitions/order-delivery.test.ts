import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { MINUTE } from 'shared-contracts/values/time';
import { HOOKS } from '../../wiring.ts';
import type { OrderMoved } from './order.hooks.ts';
import { openRoad } from '../testing/road.ts';

const moved: OrderMoved[] = [];
const portal = testApp({
  hooks: { orderMoved: [...HOOKS.orderMoved, async (_services, _tx, move) => void moved.push(move)] },
});

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

describe('driving', () => {
  test('lets driver and dispatcher deliver an order; every stop gets reported and inferred stamps', async () => {
    const { onRoad, drive, dispatcher, driver, planner, timeline } = await openRoad(portal);
    const { id } = await onRoad('started', { reachedAt: TEST_NOW - 300 * MINUTE });
    moved.length = 0;
    const steps: [{ id: string }, string, number][] = [
      [driver, 'arrivedToPickupLocation', 240],
      [driver, 'loadingCompleted', 200],
      [dispatcher, 'transit', 190],
      [driver, 'arrivedToDropLocation', 60],
      [driver, 'delivered', 10],
    ];
    for (const [user, stage, minutesAgo] of steps)
      expect((await drive(user, id, stage, { minutesAgo })).json()).toMatchObject({ stage, stageOutcome: 'changed' });
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
      ['arrivedToDropLocation', 'Ravi Sivakumar', TEST_NOW],
      ['delivered', 'Ravi Sivakumar', TEST_NOW],
    ]);
  });

  test('continues after each of several drops and delivers at the last', async () => {
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

  test('only records stale events in the timeline, and rejects events in the future', async () => {
    const { onRoad, drive, driver, timeline } = await openRoad(portal);
    const { id } = await onRoad('loading', { reachedAt: TEST_NOW - 10 * MINUTE });
    expect((await drive(driver, id, 'arrivedToPickupLocation', { minutesAgo: 11 })).json()).toMatchObject({
      stage: 'loading',
      stageOutcome: 'recorded',
    });
    expect((await timeline(id)).at(-1)).toMatchObject({
      event: 'arriveAtPickup',
      from: null,
      to: null,
      occurredAt: TEST_NOW - 11 * MINUTE,
      recordedAt: TEST_NOW,
    });
    expect((await drive(driver, id, 'loading')).json()).toMatchObject({ stage: 'loading', stageOutcome: 'unchanged' });
    expect((await drive(driver, id, 'arrivedToPickupLocation', { minutesAgo: 9 })).json()).toMatchObject({
      statusCode: 409,
      code: 'stageNotAllowed',
    });
    expect((await drive(driver, id, 'transit', { minutesAgo: -1 })).json()).toMatchObject({
      statusCode: 422,
      fields: { occurredAt: { code: 'inFuture' } },
    });
  });

  test('returns the current and the allowed stages when another user was faster', async () => {
    const { onRoad, drive, driver, dispatcher } = await openRoad(portal);
    const { id } = await onRoad('arrivedToPickupLocation');
    const replies = await Promise.all([
      drive(driver, id, 'loading', { from: 'arrivedToPickupLocation' }),
      drive(dispatcher, id, 'transit', { from: 'arrivedToPickupLocation' }),
    ]);
    const [accepted, rejected] = replies.toSorted((a, b) => a.statusCode - b.statusCode).map((reply) => reply.json());
    expect([accepted.stage, rejected.statusCode]).toEqual([expect.stringMatching(/^(loading|transit)$/), 409]);
    expect(rejected).toMatchObject({ code: 'stageChanged', params: { from: accepted.stage } });
    const nextStages = { loading: 'transit', transit: 'arrivedToDropLocation' };
    expect(rejected.params.allowed).toContain(nextStages[accepted.stage as keyof typeof nextStages]);
  });

  test('rejects moves by the owner and hides the trip from them', async () => {
    const { onRoad, drive, planner, build, organizationId, partner, dispatcher } = await openRoad(portal);
    const { id, tripId } = await onRoad('started');
    const clerk = await build.user({
      organizationId: partner.id,
      rules: [{ model: 'trip', rule: 'write' }],
      contact: {},
    });
    const reader = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }] });
    expect((await drive(planner, id, 'arrivedToPickupLocation')).statusCode).toBe(403);
    expect((await drive(reader, id, 'arrivedToPickupLocation')).statusCode).toBe(403);
    expect((await portal.as(planner).get(`/orders/${id}`)).json().trip).toBeNull();
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).json().trip).toMatchObject({ id: tripId });
    expect((await drive(clerk, id, 'arrivedToPickupLocation')).statusCode).toBe(200);
  });
});

describe('incomplete deliveries', () => {
  test('requires a reason for a short cargo and delivers the order with the last missing one', async () => {
    const { onRoad, drive, driver, planner, build, organizationId, cargo } = await openRoad(portal);
    const other = await build.cargo({ organizationId });
    const { id } = await onRoad('unloading', {
      cargoItems: [
        { cargoId: cargo.id, quantity: 3 },
        { cargoId: other.id, quantity: 2 },
      ],
    });
    const deliverPart = (delivered: object[], more: object = {}) =>
      drive(driver, id, 'incompleteDelivery', { delivered, ...more });
    expect((await deliverPart([{ cargoId: cargo.id, quantity: 1 }])).json().fields).toHaveProperty(
      ['delivered.0.shortageReason', 'code'],
      'required',
    );
    expect((await deliverPart([{ cargoId: cargo.id, quantity: 4 }])).json().fields).toHaveProperty(
      ['delivered.0.quantity', 'message'],
      'Max 3',
    );
    expect((await deliverPart([{ cargoId: planner.id, quantity: 1 }])).json().fields).toHaveProperty(
      ['delivered.0.cargoId', 'message'],
      'Cargo not found',
    );
    expect((await deliverPart([], { reason: 'Wet' })).json().fields).toHaveProperty(
      ['delivered', 'code'],
      'nothingMissing',
    );
    expect(
      (
        await drive(driver, id, 'delivered', { delivered: [{ cargoId: cargo.id, quantity: 1, shortageReason: 'Wet' }] })
      ).json(),
    ).toMatchObject({ code: 'cargoMissing' });
    expect((await deliverPart([{ cargoId: cargo.id, quantity: 1, shortageReason: 'Wet' }])).json()).toMatchObject({
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

  test('clears the stops of a failed delivery on a new attempt, outside its trip, but not the approvals', async () => {
    const { onRoad, drive, driver, planner } = await openRoad(portal);
    const { id, validatedAt, tripId } = await onRoad('arrivedToDropLocation');
    expect((await drive(driver, id, 'notDelivered')).json().fields).toHaveProperty('reason');
    expect((await drive(driver, id, 'notDelivered', { reason: 'Closed' })).json().stage).toBe('notDelivered');
    const setTripStage = async (stage: 'transit' | 'incomplete') => {
      await portal.db.updateTable('trips').set({ stage }).where('id', '=', tripId).execute();
      await portal.db
        .updateTable('tripOrders')
        .set({ isLive: stage === 'transit' })
        .where('orderId', '=', id)
        .execute();
    };
    await setTripStage('transit');
    expect((await drive(planner, id, 'validated')).json()).toMatchObject({ code: 'inTrip' });
    await setTripStage('incomplete');
    expect((await drive(planner, id, 'validated')).json()).toMatchObject({ stage: 'validated' });
    const row = await portal.db.selectFrom('orders').select('validatedAt').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ validatedAt });
    expect((await portal.as(planner).get(`/v1/orders/${id}/timing`)).json().stops).toMatchObject([
      { arrival: null, departure: null },
      { arrival: null },
    ]);
  });

  test('accepts a delivery by hand before the last change', async () => {
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
