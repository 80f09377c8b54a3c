import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { countLockWaits } from '../testing/locks.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const stateOf = async (user: { id: string }, id: string) => (await portal.as(user).get(`/orders/${id}/stage`)).json();
const timelineOf = async (user: { id: string }, id: string) =>
  (await portal.as(user).get(`/orders/${id}/timeline`)).json().items;
/** Runs calls concurrently: all of them wait for a lock on the order before the first one continues. */
async function runConcurrently<T>(id: string, calls: (() => Promise<T>)[]): Promise<T[]> {
  const pending = await portal.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const running = calls.map((call) => call());
    while ((await countLockWaits(portal.db)) < calls.length);
    return { running };
  });
  return Promise.all(pending.running);
}

describe('approval', () => {
  test('handles submission, first and second approval in sequence and records each in the timeline', async () => {
    const { planner, first, second, partner, build, save, submit } = await openOffice(portal);
    const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
    const { id } = await save();
    expect(await stateOf(planner, id)).toMatchObject({
      stage: 'saved',
      allowedStages: ['pendingValidation', 'cancelled'],
    });

    expect((await submit(id)).json()).toMatchObject({
      stage: 'pendingValidation',
      waitsFor: 'Ann First',
      actions: ['reopen', 'changeStage', 'split', 'merge', 'duplicate', 'cancel'],
    });
    expect(await stateOf(first, id)).toMatchObject({
      stage: 'pendingValidation',
      allowedStages: ['pending2ndValidation', 'rejected', 'saved', 'cancelled'],
      moves: [
        { event: 'approve', needsReason: false },
        { event: 'reject', needsReason: true, takesQuantities: false },
        { event: 'reopen' },
        { event: 'cancel' },
      ],
    });
    const approve = (user: { id: string }) => portal.as(user).patch(`/orders/${id}/approve`, {});
    expect((await approve(planner)).statusCode).toBe(403);
    expect((await approve(second)).json()).toMatchObject({ statusCode: 409, code: 'notInTurn' });

    portal.clock.now = TEST_NOW + 60;
    expect((await approve(first)).json()).toMatchObject({
      stage: 'pending2ndValidation',
      waitsFor: 'Bob Second',
      firstApproval: { by: 'Ann First', at: TEST_NOW + 60 },
      secondApproval: null,
    });
    expect((await approve(first)).json()).toMatchObject({ statusCode: 409, code: 'fourEyes' });
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).statusCode).toBe(404);

    portal.clock.now = TEST_NOW + 120;
    expect((await approve(second)).json()).toMatchObject({
      stage: 'validated',
      waitsFor: null,
      secondApproval: { by: 'Bob Second', at: TEST_NOW + 120 },
    });
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).json()).toMatchObject({
      stage: 'validated',
      actions: ['plan'],
    });
    expect((await portal.as(dispatcher).patch(`/orders/${id}/reopen`)).statusCode).toBe(403);

    const lines = await timelineOf(planner, id);
    expect(
      lines.map(({ event, from, to, user, occurredAt }: Record<string, unknown>) => [
        event,
        from,
        to,
        user,
        occurredAt,
      ]),
    ).toEqual([
      ['save', null, 'saved', 'Pia Planner', TEST_NOW],
      ['submit', 'saved', 'pendingValidation', 'Pia Planner', TEST_NOW],
      ['approve', 'pendingValidation', 'pending2ndValidation', 'Ann First', TEST_NOW + 60],
      ['approve', 'pending2ndValidation', 'validated', 'Bob Second', TEST_NOW + 120],
    ]);
    expect((await timelineOf(dispatcher, id)).map(({ to }: { to: string }) => to)).toEqual(['validated']);
  });

  test('sets both approval stamps for a single approver, and validates on submission without approvers', async () => {
    const { build, organizationId, first, submitted } = await openOffice(portal);
    const singleApprover = await build.operation({
      organizationId,
      approver1Id: first.contactId,
      approver2Id: first.contactId,
    });
    const withoutApprovers = await build.operation({ organizationId, approver1Id: null });
    const { id } = await submitted({ operationId: singleApprover.id });
    expect((await portal.as(first).patch(`/orders/${id}/approve`)).json()).toMatchObject({
      stage: 'validated',
      firstApproval: { by: 'Ann First' },
      secondApproval: { by: 'Ann First' },
    });
    expect(await submitted({ operationId: withoutApprovers.id })).toMatchObject({
      stage: 'validated',
      firstApproval: null,
      secondApproval: null,
    });
  });

  test('accepts one of two concurrent approvals', async () => {
    const { first, submitted } = await openOffice(portal);
    const { id } = await submitted();
    const replies = await runConcurrently(
      id,
      [1, 2].map(() => () => portal.as(first).patch(`/orders/${id}/approve`, {})),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await stateOf(first, id)).toMatchObject({ stage: 'pending2ndValidation' });
    expect(await timelineOf(first, id)).toHaveLength(3);
  });

  test('rejects submitting an incomplete order with all problems', async () => {
    const { build, organizationId, partner, planner, save, submit, input } = await openOffice(portal);
    const expired = await build.contract({ organizationId, partnerId: partner.id, expireDate: TEST_NOW - 1 });
    const { id } = await save({ stops: input.stops.slice(1), contractId: expired.id, deliveryTo: null });
    const reply = (await submit(id)).json();
    expect(reply).toMatchObject({ statusCode: 422, message: 'At least two points required' });
    expect(Object.keys(reply.fields)).toEqual(['stops', 'contractId', 'deliveryTo']);
    expect(await stateOf(planner, id)).toMatchObject({ stage: 'saved' });
  });
});

describe('rejecting, reopening and cancelling', () => {
  test('requires a reason to reject; a rejected order can be reopened and submitted again', async () => {
    const { planner, first, submitted, submit } = await openOffice(portal);
    const { id } = await submitted();
    const reject = (rejectReason: string) => portal.as(first).patch(`/orders/${id}/approve`, { rejectReason });
    expect((await reject(' ')).json().fields).toEqual({
      rejectReason: { code: 'required', message: 'Field is required' },
    });
    expect((await portal.as(first).patch(`/orders/${id}/stage`, { stage: 'rejected' })).json().fields).toHaveProperty(
      'reason.code',
      'required',
    );
    expect((await reject('Wrong port')).json()).toMatchObject({
      stage: 'rejected',
      rejectedReason: 'Wrong port',
      actions: ['reopen', 'changeStage', 'duplicate', 'cancel', 'archive'],
    });

    expect((await portal.as(planner).patch(`/orders/${id}/reopen`)).json()).toMatchObject({
      stage: 'saved',
      rejectedReason: null,
      firstApproval: null,
    });
    expect((await submit(id)).json().stage).toBe('pendingValidation');
    expect(
      (await timelineOf(planner, id)).map(({ to, reason }: Record<string, unknown>) => [to, reason]),
    ).toContainEqual(['rejected', 'Wrong port']);
  });

  test('hides a reopened order from the partner and clears its approvals', async () => {
    const { planner, first, second, partner, build, submitted } = await openOffice(portal);
    const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
    const { id } = await submitted();
    for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
    expect((await portal.as(planner).patch(`/orders/${id}/reopen`, { reason: 'Another truck' })).json()).toMatchObject({
      stage: 'saved',
      firstApproval: null,
      secondApproval: null,
    });
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).statusCode).toBe(404);
  });

  test('removes a cancelled order from its trip; the owner cannot cancel after the trip has started', async () => {
    const { planner, build, organizationId } = await openOffice(portal);
    const waiting = await build.order({ organizationId, stage: 'addedToTrip' });
    const started = await build.order({ organizationId, stage: 'started' });
    const cancel = (id: string) => portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
    expect((await cancel(waiting.id)).json()).toMatchObject({ stage: 'cancelled', actions: ['duplicate', 'archive'] });
    expect(
      await portal.db.selectFrom('tripOrders').select('isLive').where('orderId', '=', waiting.id).execute(),
    ).toEqual([{ isLive: false }]);
    expect((await cancel(started.id)).statusCode).toBe(403);
  });
});

describe('impossible changes', () => {
  test('the error contains the order, both stages and the allowed ones', async () => {
    const { planner, save } = await openOffice(portal);
    const { id, number } = await save();
    const moveTo = (stage: string) => portal.as(planner).patch(`/orders/${id}/stage`, { stage });
    expect((await moveTo('transit')).json()).toEqual({
      statusCode: 409,
      code: 'stageNotAllowed',
      message: 'Order cannot go from saved to transit. Allowed: pendingValidation, cancelled',
      params: {
        record: number,
        of: 'order',
        stage: 'saved',
        from: 'saved',
        to: 'transit',
        allowed: ['pendingValidation', 'cancelled'],
        trip: 'none',
      },
    });
    expect((await portal.as(planner).patch(`/orders/${id}/approve`)).json()).toMatchObject({
      code: 'stageNotAllowed',
      params: { from: 'saved', to: 'validated' },
    });
    expect((await moveTo('lost')).json()).toMatchObject({
      statusCode: 422,
      message: 'Stage not exist',
      fields: { stage: { message: 'Stage not exist' } },
    });
  });

  test('accepts the current stage without changing anything', async () => {
    const { planner, submitted, submit } = await openOffice(portal);
    const { id } = await submitted();
    expect((await submit(id)).statusCode).toBe(200);
    expect(await timelineOf(planner, id)).toHaveLength(2);
  });

  test('rejects requests, even by root, for what only a trip does to its orders', async () => {
    const { build, organizationId } = await openOffice(portal);
    const root = await build.user({ role: 'root' });
    const { id } = await build.order({ organizationId, stage: 'addedToTrip' });
    expect((await stateOf(root, id)).allowedStages).toEqual(['manuallyDelivered', 'cancelled']);
    for (const stage of ['started', 'validated'])
      expect((await portal.as(root).patch(`/orders/${id}/stage`, { stage })).json()).toMatchObject({
        code: 'stageNotAllowed',
      });
  });
});
