import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

type User = { id: string };
const CREATOR_EMAIL = 'pia@owner.example';

/** An office whose operation gives partners half an hour to accept, and the partner's dispatcher. */
async function setUp({ acceptanceMinutes = 30 }: { acceptanceMinutes?: number | null } = {}) {
  const office = await openOffice(portal);
  const { build, partner, organizationId, planner } = office;
  const operation = await build.operation({ organizationId, approver1Id: null, approver2Id: null, acceptanceMinutes });
  await portal.db.updateTable('contacts').set({ email: CREATOR_EMAIL }).where('id', '=', planner.contactId).execute();
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher', contact: {} });
  const sent = () => office.submitted({ operationId: operation.id });
  const get = async (id: string, user: User = planner) => (await portal.as(user).get(`/orders/${id}`)).json();
  const accept = (id: string, user: User = dispatcher) => portal.as(user).post(`/orders/${id}/accept`);
  const decline = (id: string, reason?: string, user: User = dispatcher) =>
    portal.as(user).post(`/orders/${id}/decline`, { reason });
  const offer = (id: string, user: User = planner) => portal.as(user).post(`/orders/${id}/offer`);
  const addToTrip = (id: string, user: User = dispatcher) => portal.as(user).post('/trips', { orderIds: [id] });
  const listBell = async (user: User, kind: string) => {
    const { items } = (await portal.as(user).get('/notifications')).json();
    return items
      .filter((item: { kind: string }) => item.kind === kind)
      .map(({ values, isRead }: { values: Record<string, string>; isRead: boolean }) =>
        [values['news'] ?? values['state'], ...(isRead ? ['read'] : [])].join(' '),
      );
  };
  const listEvents = async (id: string, user: User = planner) =>
    (await portal.as(user).get(`/orders/${id}/timeline`)).json().items.map(({ event }: { event: string }) => event);
  return { ...office, operation, dispatcher, sent, get, accept, decline, offer, addToTrip, listBell, listEvents };
}
const runJob = async (times = 1) => {
  await Promise.all(Array.from({ length: times }, () => portal.app.jobs.enqueue(portal.db, 'orders.offers', {})));
  await portal.app.jobs.runDue();
};
const OFFERED = { state: 'offered', deadline: TEST_NOW + 30 * MINUTE, reason: null };

test('offers a validated order, which the partner must accept before planning it', async () => {
  const { sent, get, accept, addToTrip, dispatcher, planner, listBell, listEvents } = await setUp();
  const { id, handshake, actions } = await sent();
  expect(handshake).toEqual(OFFERED);
  expect(actions).not.toContain('accept');
  expect(await get(id, dispatcher)).toMatchObject({ handshake: OFFERED, actions: ['accept', 'decline'] });
  expect(await listBell(dispatcher, 'partnerOrder')).toEqual(['offered']);
  const early = await addToTrip(id);
  expect([early.statusCode, early.json().fields]).toMatchObject([422, { 'orderIds.0': { code: 'notAccepted' } }]);
  const accepted = await accept(id);
  expect([accepted.statusCode, accepted.json()]).toMatchObject([
    200,
    { stage: 'validated', handshake: { state: 'accepted', deadline: null, reason: null } },
  ]);
  expect(await listBell(dispatcher, 'partnerOrder')).toEqual(['offered read']);
  expect(await listBell(planner, 'orderHandshake')).toEqual(['accepted']);
  expect(await listEvents(id, dispatcher)).toEqual(['submit', 'offer', 'accept']);
  expect((await addToTrip(id)).statusCode).toBe(201);
});

test('requires no acceptance when the operation sets no time for it', async () => {
  const { sent, accept, addToTrip, offer, listEvents } = await setUp({ acceptanceMinutes: null });
  const { id, handshake } = await sent();
  expect(handshake).toBeNull();
  expect((await accept(id)).json()).toMatchObject({ statusCode: 409, code: 'handshakeNotAllowed' });
  expect((await offer(id)).statusCode).toBe(403);
  expect(await listEvents(id)).toEqual(['save', 'submit']);
  expect((await addToTrip(id)).statusCode).toBe(201);
});

test('a declined order shows the reason, and can be offered again', async () => {
  const { sent, decline, offer, get, planner, listBell, dispatcher, addToTrip, organizationId } = await setUp();
  const { id, number } = await sent();
  expect((await decline(id, '  ')).json()).toMatchObject({ statusCode: 422, fields: { reason: {} } });
  expect((await decline(id, 'No lorry free')).json()).toMatchObject({
    handshake: { state: 'declined', deadline: null, reason: 'No lorry free' },
    actions: [],
  });
  expect(await listBell(planner, 'orderHandshake')).toEqual(['declined']);
  const mail = await portal.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', CREATOR_EMAIL)
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toMatch(new RegExp(`has declined order ${number}$`));
  expect(mail.text).toContain('Reason: No lorry free');
  expect((await addToTrip(id)).statusCode).toBe(422);
  expect((await get(id)).actions).toContain('offer');
  portal.clock.now = TEST_NOW + 60 * MINUTE;
  expect((await offer(id)).json().handshake).toEqual({
    state: 'offered',
    deadline: TEST_NOW + 90 * MINUTE,
    reason: null,
  });
  expect(await listBell(dispatcher, 'partnerOrder')).toEqual(['offered', 'offered read']);
  const offers = await portal.db
    .selectFrom('orderOffers')
    .select(['state', 'reason', 'answeredAt'])
    .orderBy('offeredAt')
    .execute();
  expect(offers.filter(({ reason }) => reason !== null)).toEqual([
    { state: 'declined', reason: 'No lorry free', answeredAt: TEST_NOW },
  ]);
});

test('a declined order goes to another partner, and the previous one no longer sees it', async () => {
  const { build, organizationId, sent, decline, submit, get, planner, dispatcher } = await setUp();
  const other = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: other.id });
  const contract = await build.contract({ organizationId, partnerId: other.id });
  const { id } = await sent();
  await decline(id, 'Too far');
  await portal.as(planner).patch(`/orders/${id}/reopen`);
  expect(await get(id)).toMatchObject({ stage: 'saved', handshake: null });
  await portal.as(planner).patch(`/orders/${id}`, { partnerId: other.id, contractId: contract.id });
  await submit(id);
  expect((await get(id)).handshake).toEqual(OFFERED);
  expect((await portal.as(dispatcher).get(`/orders/${id}`)).statusCode).toBe(404);
});

test('an unanswered offer expires once, at its deadline', async () => {
  const { sent, get, accept, planner, listBell, listEvents } = await setUp();
  const { id } = await sent();
  portal.clock.now = TEST_NOW + 30 * MINUTE - 1;
  await runJob();
  expect((await get(id)).handshake).toEqual(OFFERED);
  portal.clock.now += 1;
  expect((await accept(id)).json()).toMatchObject({ statusCode: 409, code: 'offerExpired' });
  await runJob(2);
  await runJob();
  expect(await get(id)).toMatchObject({ stage: 'validated', handshake: { state: 'expired' } });
  expect((await listEvents(id)).filter((event: string) => event === 'expire')).toHaveLength(1);
  expect(await listBell(planner, 'orderHandshake')).toEqual(['expired']);
  expect((await accept(id)).json()).toMatchObject({ statusCode: 409, code: 'handshakeNotAllowed' });
});

test('reopening or cancelling withdraws an offer', async () => {
  const { sent, get, planner, accept, dispatcher, listBell } = await setUp();
  const reopened = await sent();
  await portal.as(planner).patch(`/orders/${reopened.id}/reopen`);
  expect((await accept(reopened.id)).statusCode).toBe(404);
  const cancelled = await sent();
  await portal.as(planner).patch(`/orders/${cancelled.id}/stage`, { stage: 'cancelled' });
  expect(await get(cancelled.id)).toMatchObject({ stage: 'cancelled', handshake: null });
  expect((await accept(cancelled.id)).statusCode).toBe(409);
  expect(await listBell(dispatcher, 'partnerOrder')).toEqual([
    'cancelled',
    'offered read',
    'withdrawn',
    'offered read',
  ]);
  const open = await portal.db.selectFrom('orderOffers').select('id').where('state', '=', 'offered').execute();
  expect(open).not.toContainEqual(expect.objectContaining({ orderId: cancelled.id }));
});

test('only users who handle orders at the partner answer, and only one of two concurrent answers counts', async () => {
  const { build, partner, sent, accept, decline, planner } = await setUp();
  const { id } = await sent();
  const reader = await build.user({ organizationId: partner.id, rules: 'readOnly' });
  const stranger = await build.user({ rules: 'all', organizationId: (await build.organization()).id });
  expect((await accept(id, reader)).statusCode).toBe(403);
  expect((await accept(id, planner)).statusCode).toBe(403);
  expect((await accept(id, stranger)).statusCode).toBe(404);
  const replies = await Promise.all([accept(id), decline(id, 'Full'), accept(id)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('lists the orders that the partner has to accept, and those that it can plan', async () => {
  const { sent, accept, decline, addToTrip, dispatcher, planner } = await setUp();
  const [offered, accepted, declined, planned] = [await sent(), await sent(), await sent(), await sent()];
  for (const { id } of [accepted, planned]) await accept(id);
  await decline(declined.id, 'Full');
  expect((await addToTrip(planned.id)).statusCode).toBe(201);
  const list = async (toDo: string, user: User = dispatcher) =>
    (await portal.as(user).get(`/v2/orders?fromPartner=true&toDo=${toDo}`)).json();
  expect(await list('accept')).toMatchObject({ total: 1, items: [{ id: offered.id, actions: ['accept', 'decline'] }] });
  expect(await list('plan')).toMatchObject({ total: 1, items: [{ id: accepted.id, actions: ['plan'] }] });
  expect(await list('accept', planner)).toMatchObject({ total: 0 });
  expect((await portal.as(dispatcher).get('/v2/orders?toDo=pack')).statusCode).toBe(422);
  const available = await portal.as(dispatcher).get(`/trips/orders?orderId=${accepted.id}&orderId=${offered.id}`);
  expect(available.json().items.map(({ id }: { id: string }) => id)).toEqual([accepted.id]);
});

test('the owner can carry what its partner declined, and then needs no acceptance', async () => {
  const { build, organizationId, sent, decline, addToTrip, get } = await setUp();
  const carrier = await build.user({ organizationId, rules: 'dispatcher' });
  const { id } = await sent();
  expect((await addToTrip(id, carrier)).json()).toMatchObject({ fields: { 'orderIds.0': { code: 'notAccepted' } } });
  await decline(id, 'Full');
  expect((await get(id, carrier)).actions).toContain('plan');
  expect((await addToTrip(id, carrier)).statusCode).toBe(201);
});
