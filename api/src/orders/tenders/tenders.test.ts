import type { TenderInput } from 'shared-contracts/orders/tenders';
import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});
type User = { id: string };

/** An office without approvers whose partners A, B and C have a contract and a dispatcher each. */
async function setUp() {
  const office = await openOffice(portal);
  const { build, organizationId, planner, partner, contract } = office;
  const operation = await build.operation({
    organizationId,
    approver1Id: null,
    approver2Id: null,
    acceptanceMinutes: 30,
  });
  const join = async () => {
    const { id } = await build.organization({ type: '3pl' });
    await build.partnership({ organizationId, partnerId: id });
    return { partnerId: id, contractId: (await build.contract({ organizationId, partnerId: id })).id };
  };
  const candidates = [{ partnerId: partner.id, contractId: contract.id }, await join(), await join()];
  const dispatchers = await Promise.all(
    candidates.map(({ partnerId }) => build.user({ organizationId: partnerId, rules: 'dispatcher' })),
  );
  const [a, b, c] = dispatchers as unknown as [User, User, User];
  const save = () => office.save({ operationId: operation.id });
  const start = (id: string, input: Partial<TenderInput> = {}, user: User = planner) =>
    portal.as(user).post(`/orders/${id}/tender`, { mode: 'sequence', stepMinutes: 30, offers: candidates, ...input });
  const tenderOf = async (id: string) => (await portal.as(planner).get(`/orders/${id}/tender`)).json().tender;
  const statesOf = async (id: string) => {
    const { state, offers } = await tenderOf(id);
    return [state, ...offers.map((offer: { state: string }) => offer.state)].join(' ');
  };
  const received = async (user: User, state = 'open') =>
    (await portal.as(user).get(`/tender-offers?state=${state}`)).json().items;
  const answer = async (user: User, what: 'accept' | 'quote' | 'decline', body?: object) => {
    const [offer] = await received(user);
    return portal.as(user).post(`/tender-offers/${offer.id}/${what}`, body);
  };
  const get = async (id: string, user: User = planner) => (await portal.as(user).get(`/orders/${id}`)).json();
  const bell = async (user: User, kind: string) => {
    const { items } = (await portal.as(user).get('/notifications')).json();
    return items
      .filter((item: { kind: string }) => item.kind === kind)
      .map(({ values }: { values: { state: string } }) => values.state);
  };
  return { ...office, candidates, a, b, c, save, start, tenderOf, statesOf, received, answer, get, bell };
}
const runJob = async () => {
  await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'orders.tenders', {})));
  await portal.app.jobs.runDue();
};

test('offers to one partner after the other, and awards the order to the one that accepts', async () => {
  const { a, b, c, candidates, save, start, statesOf, received, answer, get, bell, planner } = await setUp();
  const { id, number } = await save();
  expect((await start(id)).statusCode).toBe(200);
  expect(await get(id)).toMatchObject({ stage: 'saved', handshake: { state: 'tendered' } });
  expect(await statesOf(id)).toBe('open offered waiting waiting');
  expect(await received(a)).toMatchObject([
    {
      number,
      state: 'offered',
      deadline: TEST_NOW + 30 * MINUTE,
      places: [{ name: 'Port' }, { name: 'Kandy' }],
      actions: ['accept', 'decline'],
    },
  ]);
  expect(await received(b)).toEqual([]);
  expect((await portal.as(a).get(`/orders/${id}`)).statusCode).toBe(404);
  await answer(a, 'decline', { reason: 'No lorry free' });
  expect(await statesOf(id)).toBe('open declined offered waiting');
  expect((await answer(b, 'accept')).json()).toMatchObject({ state: 'won', actions: [] });
  expect(await statesOf(id)).toBe('awarded declined won lost');
  expect(await get(id)).toMatchObject({
    stage: 'validated',
    partner: { id: candidates[1]?.partnerId },
    contract: { id: candidates[1]?.contractId },
    handshake: { state: 'accepted' },
  });
  expect((await get(id, b)).actions).toEqual(['plan']);
  expect([await bell(a, 'tenderOffer'), await bell(b, 'tenderOffer')]).toEqual([['offered'], ['won', 'offered']]);
  expect(await bell(c, 'tenderOffer')).toEqual([]);
  expect(await bell(planner, 'orderHandshake')).toEqual(['accepted']);
});

test('emails the partners in the language of each, unless they receive no emails', async () => {
  const { build, organizationId, candidates, a, b, c, save, start, answer } = await setUp();
  for (const [i, user] of [a, b, c].entries()) {
    const email = `${'abc'[i]}@carrier.example`;
    const contact = await build.contact({ organizationId: candidates[i]?.partnerId ?? '', email, byEmail: i < 2 });
    const language = i === 0 ? 'it' : 'en';
    await portal.db.updateTable('users').set({ contactId: contact.id, language }).where('id', '=', user.id).execute();
  }
  const { id, number: ownNumber, organization } = await save();
  const owner = organization.name;
  const { code } = await portal.db
    .selectFrom('organizations')
    .select('code')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const number = `${code}·${ownNumber}`;
  await start(id, { mode: 'firstAcceptance' });
  await answer(b, 'accept');
  const mails = await portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('organizationId', '=', organizationId)
    .where('recipient', 'like', '%@carrier.example')
    .execute();
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual([
    `a@carrier.example: L'ordine ${number} è andato a un altro partner`,
    `a@carrier.example: ${owner} ti chiede di trasportare l'ordine ${number}`,
    `b@carrier.example: New order ${number} from ${owner}`,
    `b@carrier.example: ${owner} asks you to carry order ${number}`,
    `b@carrier.example: You won order ${number}`,
  ]);
  expect(mails[0]?.text).toContain('/tenders?dialog=offer.');
});

test('continues with the next partner at each deadline, once, and fails after the last one', async () => {
  const { a, planner, save, start, statesOf, get, bell } = await setUp();
  const { id } = await save();
  await start(id);
  portal.clock.now = TEST_NOW + 30 * MINUTE;
  const [late] = (await portal.as(a).get('/tender-offers')).json().items;
  expect((await portal.as(a).post(`/tender-offers/${late.id}/accept`)).json()).toMatchObject({ code: 'offerExpired' });
  await runJob();
  expect(await statesOf(id)).toBe('open expired offered waiting');
  await runJob();
  expect(await statesOf(id)).toBe('open expired offered waiting');
  for (const steps of [2, 3]) {
    portal.clock.now = TEST_NOW + steps * 30 * MINUTE;
    await runJob();
  }
  expect(await statesOf(id)).toBe('failed expired expired expired');
  expect(await get(id)).toMatchObject({ stage: 'saved', handshake: null });
  expect(await bell(planner, 'orderTender')).toEqual(['failed']);
});

test('the first to accept wins, even with two concurrent acceptances', async () => {
  const { a, b, c, save, start, statesOf, answer, bell } = await setUp();
  const { id } = await save();
  await start(id, { mode: 'firstAcceptance' });
  expect(await statesOf(id)).toBe('open offered offered offered');
  const replies = await Promise.all([answer(a, 'accept'), answer(c, 'accept')]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect((await statesOf(id)).split(' ').filter((state) => state === 'won')).toHaveLength(1);
  expect(await bell(b, 'tenderOffer')).toEqual(['lost', 'offered']);
});

test('the best price wins at the deadline, and is the price of the order', async () => {
  const { a, b, c, save, start, statesOf, answer, get, candidates, tenderOf } = await setUp();
  const { id } = await save();
  await start(id, { mode: 'bestPrice' });
  expect((await answer(a, 'accept')).json()).toMatchObject({ statusCode: 409, code: 'priceMissing' });
  await answer(a, 'quote', { price: '1200.00' });
  expect((await answer(b, 'quote', { price: '0' })).statusCode).toBe(422);
  await answer(b, 'quote', { price: '1100.5' });
  expect(await statesOf(id)).toBe('open quoted quoted offered');
  expect((await tenderOf(id)).offers[1]).toMatchObject({ quotedPrice: '1100.50', canAward: true });
  portal.clock.now = TEST_NOW + 30 * MINUTE;
  await runJob();
  expect(await statesOf(id)).toBe('awarded lost won expired');
  expect(await get(id)).toMatchObject({ partner: { id: candidates[1]?.partnerId }, predictedCost: '1100.50' });
  expect((await portal.as(c).get('/tender-offers?state=closed')).json().items).toMatchObject([{ state: 'expired' }]);
});

test('an awarded order that cannot be sent stays saved with its agreement, until its owner sends it', async () => {
  const { planner, a, candidates, save, start, answer, get, bell, submit } = await setUp();
  const { id } = await save();
  const [first = { partnerId: '', contractId: '' }] = candidates;
  await start(id, { mode: 'firstAcceptance', allowsCounter: true, offers: [{ ...first, price: '900.00' }] });
  const disable = (isDisabled: boolean) =>
    portal.db.updateTable('contracts').set({ isDisabled }).where('id', '=', first.contractId).execute();
  await disable(true);
  await answer(a, 'accept');
  const agreed = { stage: 'saved', handshake: { state: 'accepted' }, predictedCost: '900.00' };
  expect(await get(id)).toMatchObject(agreed);
  expect(await bell(planner, 'orderTender')).toEqual(['notSent']);
  const { items } = (await portal.as(planner).get(`/orders/${id}/timeline`)).json();
  expect(items.at(-1)).toMatchObject({
    event: 'notSent',
    changes: [{ field: 'problems', from: null, to: ['contractDisabled'] }],
  });
  await portal.as(planner).patch(`/orders/${id}`, { description: 'Ask at gate 2' });
  expect(await get(id)).toMatchObject(agreed);
  await disable(false);
  expect((await submit(id)).json()).toMatchObject({ stage: 'validated', handshake: { state: 'accepted' } });
  const other = await save();
  await start(other.id, { mode: 'firstAcceptance', offers: [{ ...first, price: '900.00' }] });
  await disable(true);
  await answer(a, 'accept');
  await portal.as(planner).patch(`/orders/${other.id}`, { loadingMinutes: 90 });
  const { handshake, predictedCost } = await get(other.id);
  expect([handshake, predictedCost === '900.00']).toEqual([null, false]);
  await disable(false);
});

test('the owner accepts another price, or ends the tender', async () => {
  const { a, b, planner, save, start, statesOf, answer, tenderOf, get, bell } = await setUp();
  const { id } = await save();
  await start(id, { mode: 'firstAcceptance', allowsCounter: true });
  await answer(b, 'quote', { price: '900.00' });
  expect(await bell(planner, 'orderTender')).toEqual(['quoted']);
  const [first, second] = (await tenderOf(id)).offers;
  const award = (offerId: string, user: User = planner) =>
    portal.as(user).post(`/orders/${id}/tender/offers/${offerId}/award`);
  expect((await award(first.id)).json()).toMatchObject({ statusCode: 409, code: 'offerClosed' });
  expect((await award(second.id, a)).statusCode).toBe(404);
  expect((await award(second.id)).statusCode).toBe(200);
  expect(await statesOf(id)).toBe('awarded lost won lost');
  const other = await save();
  await start(other.id);
  expect((await portal.as(planner).post(`/orders/${other.id}/tender/cancel`)).statusCode).toBe(200);
  expect(await statesOf(other.id)).toBe('cancelled withdrawn withdrawn withdrawn');
  expect(await get(other.id)).toMatchObject({ stage: 'saved', handshake: null });
  expect((await bell(a, 'tenderOffer'))[0]).toBe('withdrawn');
});

test('a tendered order can’t be edited, sent, deleted or tendered again; cancelling it ends the tender', async () => {
  const { planner, a, save, start, submit, statesOf, received } = await setUp();
  const { id } = await save();
  await start(id);
  const as = portal.as(planner);
  for (const reply of [
    await as.patch(`/orders/${id}`, { description: 'X' }),
    await submit(id),
    await as.delete(`/orders/${id}`),
  ])
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'inTender' });
  expect((await start(id)).json()).toMatchObject({ statusCode: 409, code: 'handshakeNotAllowed' });
  expect((await as.patch(`/orders/${id}/stage`, { stage: 'cancelled' })).statusCode).toBe(200);
  expect(await statesOf(id)).toBe('cancelled withdrawn withdrawn withdrawn');
  expect(await received(a)).toEqual([]);
});

test('tenders an order that its partner has declined, after reopening it', async () => {
  const { a, candidates, save, submit, start, get, statesOf } = await setUp();
  const { id } = await save();
  await submit(id);
  await portal.as(a).post(`/orders/${id}/decline`, { reason: 'Full' });
  expect((await get(id)).actions).toContain('tender');
  expect((await start(id, { offers: candidates.slice(1) })).statusCode).toBe(200);
  expect(await get(id)).toMatchObject({ stage: 'saved', handshake: { state: 'tendered' } });
  expect(await statesOf(id)).toBe('open offered waiting');
});

test('reports what prevents a tender, and lets only the owner see and start it', async () => {
  const { build, organizationId, a, candidates, save, start, planner } = await setUp();
  const { id } = await save();
  const [first = { partnerId: '', contractId: '' }, second = first] = candidates;
  const stranger = (await build.organization({ type: '3pl' })).id;
  const offers = [first, first, { ...second, partnerId: stranger }, { ...second, contractId: first.contractId }];
  const { fields } = (await start(id, { offers })).json() as { fields: Record<string, { code: string }> };
  expect(Object.entries(fields).map(([field, { code }]) => `${field} ${code}`)).toEqual([
    'offers.1.partnerId repeated',
    'offers.2.partnerId notFound',
    'offers.2.contractId contractOfOther',
    'offers.3.contractId contractOfOther',
  ]);
  const reader = await build.user({ organizationId, rules: 'readOnly' });
  expect((await start(id, {}, reader)).statusCode).toBe(403);
  expect((await start(id, {}, a)).statusCode).toBe(404);
  expect((await portal.as(planner).get(`/orders/${id}/tender`)).json()).toEqual({ tender: null });
});
