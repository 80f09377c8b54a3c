import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { locksWaitedFor } from './testing/locks.ts';
import { openOffice } from './testing/office.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const stateOf = async (user: { id: string }, id: string) => (await portal.as(user).get(`/orders/${id}/stage`)).json();
const timelineOf = async (user: { id: string }, id: string) =>
  (await portal.as(user).get(`/orders/${id}/timeline`)).json().items;
const mails = async (organizationId: string) =>
  portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('organizationId', '=', organizationId)
    .orderBy('recipient')
    .execute();

/** Makes calls meet: all of them wait for the order before any goes on. */
async function together<T>(id: string, calls: (() => Promise<T>)[]): Promise<T[]> {
  const answers = await portal.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const running = calls.map((call) => call());
    while ((await locksWaitedFor(portal.db)) < calls.length);
    return { running };
  });
  return Promise.all(answers.running);
}

describe('the way to validated', () => {
  test('submit, first approval, second approval: each in turn, each in the timeline', async () => {
    const { planner, first, second, partner, given, save, submit } = await openOffice(portal);
    const dispatcher = await given.user({ organizationId: partner.id, rules: 'dispatcher' });
    const { id } = await save();
    expect(await stateOf(planner, id)).toMatchObject({
      stage: 'saved',
      allowedStages: ['pendingValidation', 'cancelled'],
    });

    expect((await submit(id)).json()).toMatchObject({
      stage: 'pendingValidation',
      waitsFor: 'Ann First',
      actions: ['reopen', 'changeStage', 'duplicate', 'cancel'],
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
      actions: [],
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
      ['save', null, 'saved', planner.login, TEST_NOW],
      ['submit', 'saved', 'pendingValidation', planner.login, TEST_NOW],
      ['approve', 'pendingValidation', 'pending2ndValidation', first.login, TEST_NOW + 60],
      ['approve', 'pending2ndValidation', 'validated', second.login, TEST_NOW + 120],
    ]);
    expect((await timelineOf(dispatcher, id)).map(({ to }: { to: string }) => to)).toEqual(['validated']);
  });

  test('one approver validates alone, under both stamps; without approvers submitting validates', async () => {
    const { given, organizationId, first, submitted } = await openOffice(portal);
    const alone = await given.operation({ organizationId, approver1Id: first.contactId, approver2Id: first.contactId });
    const free = await given.operation({ organizationId, approver1Id: null });
    const { id } = await submitted({ operationId: alone.id });
    expect((await portal.as(first).patch(`/orders/${id}/approve`)).json()).toMatchObject({
      stage: 'validated',
      firstApproval: { by: 'Ann First' },
      secondApproval: { by: 'Ann First' },
    });
    expect(await submitted({ operationId: free.id })).toMatchObject({
      stage: 'validated',
      firstApproval: null,
      secondApproval: null,
    });
  });

  test('of two approvals at once one wins', async () => {
    const { first, submitted } = await openOffice(portal);
    const { id } = await submitted();
    const replies = await together(
      id,
      [1, 2].map(() => () => portal.as(first).patch(`/orders/${id}/approve`, {})),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await stateOf(first, id)).toMatchObject({ stage: 'pending2ndValidation' });
    expect(await timelineOf(first, id)).toHaveLength(3);
  });

  test('an incomplete order is not submitted, and all that it lacks is named', async () => {
    const { given, organizationId, partner, planner, save, submit, input } = await openOffice(portal);
    const expired = await given.contract({ organizationId, partnerId: partner.id, expireDate: TEST_NOW - 1 });
    const { id } = await save({ stops: input.stops.slice(1), contractId: expired.id, deliveryTo: null });
    const reply = (await submit(id)).json();
    expect(reply).toMatchObject({ statusCode: 422, message: 'At least two points required' });
    expect(Object.keys(reply.fields)).toEqual(['stops', 'contractId', 'deliveryTo']);
    expect(await stateOf(planner, id)).toMatchObject({ stage: 'saved' });
  });
});

describe('the ways back and out', () => {
  test('a rejected order needs a reason, is reopened and submitted again', async () => {
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

  test("a reopened order leaves its partner's eyes and must be approved anew", async () => {
    const { planner, first, second, partner, given, submitted } = await openOffice(portal);
    const dispatcher = await given.user({ organizationId: partner.id, rules: 'dispatcher' });
    const { id } = await submitted();
    for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
    expect((await portal.as(planner).patch(`/orders/${id}/reopen`, { reason: 'Another truck' })).json()).toMatchObject({
      stage: 'saved',
      firstApproval: null,
      secondApproval: null,
    });
    expect((await portal.as(dispatcher).get(`/orders/${id}`)).statusCode).toBe(404);
  });

  test("a cancelled order leaves its trip; one whose trip has started is not its owner's to cancel", async () => {
    const { planner, given, organizationId } = await openOffice(portal);
    const waiting = await given.order({ organizationId, stage: 'addedToTrip' });
    const driving = await given.order({ organizationId, stage: 'started' });
    const cancel = (id: string) => portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
    expect((await cancel(waiting.id)).json()).toMatchObject({ stage: 'cancelled', actions: ['duplicate', 'archive'] });
    expect(
      await portal.db.selectFrom('tripOrders').select('isLive').where('orderId', '=', waiting.id).execute(),
    ).toEqual([{ isLive: false }]);
    expect((await cancel(driving.id)).statusCode).toBe(403);
  });
});

describe('what cannot be', () => {
  test('a refusal names both stages and the allowed ones', async () => {
    const { planner, save } = await openOffice(portal);
    const { id } = await save();
    const to = (stage: string) => portal.as(planner).patch(`/orders/${id}/stage`, { stage });
    expect((await to('transit')).json()).toEqual({
      statusCode: 409,
      code: 'stageNotAllowed',
      message: 'Order cannot go from saved to transit. Allowed: pendingValidation, cancelled',
      params: { from: 'saved', to: 'transit', allowed: ['pendingValidation', 'cancelled'] },
    });
    expect((await portal.as(planner).patch(`/orders/${id}/approve`)).json()).toMatchObject({
      code: 'stageNotAllowed',
      params: { from: 'saved', to: 'validated' },
    });
    expect((await to('lost')).json()).toMatchObject({
      statusCode: 422,
      message: 'Stage not exist',
      fields: { stage: { message: 'Stage not exist' } },
    });
  });

  test('the same stage is answered and nothing happens', async () => {
    const { planner, submitted, submit } = await openOffice(portal);
    const { id } = await submitted();
    expect((await submit(id)).statusCode).toBe(200);
    expect(await timelineOf(planner, id)).toHaveLength(2);
  });

  test('what its trip does to an order is not asked for by hand, not even by root', async () => {
    const { given, organizationId } = await openOffice(portal);
    const root = await given.user({ role: 'root' });
    const { id } = await given.order({ organizationId, stage: 'addedToTrip' });
    expect((await stateOf(root, id)).allowedStages).toEqual(['manuallyDelivered', 'cancelled']);
    for (const stage of ['started', 'validated'])
      expect((await portal.as(root).patch(`/orders/${id}/stage`, { stage })).json()).toMatchObject({
        code: 'stageNotAllowed',
      });
  });
});

describe('mails', () => {
  test('the approver in turn is told in their language, unless they want no mail', async () => {
    const { first, second, organizationId, submitted } = await openOffice(portal);
    await portal.db.updateTable('users').set({ language: 'it' }).where('id', '=', first.id).execute();
    await portal.db.updateTable('contacts').set({ byEmail: false }).where('id', '=', second.contactId).execute();
    const { id, number } = await submitted();
    await portal.as(first).patch(`/orders/${id}/approve`);
    const sent = await mails(organizationId);
    expect(sent).toMatchObject([{ recipient: first.email, subject: `L'ordine ${number} attende la sua approvazione` }]);
    expect(sent[0]?.text).toContain('Port → Kandy');
    expect(sent[0]?.text).toContain(`/orders/${id}`);
  });

  test('notification contacts are told where the stage table says so', async () => {
    const { given, organizationId, planner, first, second, submitted } = await openOffice(portal);
    const told = await given.contact({ organizationId, email: 'a@told.example' });
    const spoilt = await given.contact({ organizationId, email: 'b@told.example, c@evil.example' });
    const { id, number } = await submitted({ notificationContactIds: [told.id, spoilt.id] });
    for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
    await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled', reason: 'Ship is late' });
    const news = (await mails(organizationId)).filter(({ recipient }) => recipient.includes('told.example'));
    expect(news.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['a@told.example', `Order ${number}: validated`],
      ['a@told.example', `Order ${number}: cancelled`],
    ]);
    expect(news[1]?.text).toContain('Reason: Ship is late');
  });

  test("a contact is told of the stages it wants to hear of, in the language of its user, else its own, else its organization's", async () => {
    const { given, organizationId, planner, first, second, submitted } = await openOffice(portal);
    await portal.db
      .updateTable('organizations')
      .set({ defaultLanguage: 'it' })
      .where('id', '=', organizationId)
      .execute();
    const contact = (email: string, more: object = {}) =>
      given.contact({ organizationId, email: `${email}@told.example`, ...more });
    const contacts = [
      await contact('all'),
      await contact('french', { language: 'fr' }),
      await contact('spanish user', { email: 'user@told.example', language: 'fr' }),
      await contact('ends', { notificationTypes: ['cancelled'] }),
      await contact('off', { isNotification: false }),
      await contact('mute', { byEmail: false }),
    ];
    await given.user({ organizationId, contactId: contacts[2]?.id ?? null, language: 'sp' });
    const { id, number } = await submitted({ notificationContactIds: contacts.map((one) => one.id) });
    for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
    await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
    const news = (await mails(organizationId))
      .filter(({ recipient }) => recipient.endsWith('@told.example'))
      .map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(news.toSorted()).toEqual([
      `all@told.example: Ordine ${number}: annullato`,
      `all@told.example: Ordine ${number}: convalidato`,
      `ends@told.example: Ordine ${number}: annullato`,
      `french@told.example: Commande ${number} : annulée`,
      `french@told.example: Commande ${number} : validée`,
      `user@told.example: Pedido ${number}: cancelado`,
      `user@told.example: Pedido ${number}: validado`,
    ]);
  });
});
