import type { OrderComment } from 'shared-contracts/orders/order-comments';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

/** A validated order with people of its owner, one of them without rules, and a dispatcher of its partner. */
async function openOrder() {
  const office = await openOffice(portal);
  const { build, organizationId, partner } = office;
  const order = await build.order({
    organizationId,
    partnerId: partner.id,
    operationId: office.operation.id,
    contractId: office.contract.id,
    createdBy: office.planner.id,
    stage: 'validated',
  });
  const dispatcher = await build.user({
    organizationId: partner.id,
    rules: 'dispatcher',
    contact: { firstName: 'Dan', lastName: 'Dispatcher' },
  });
  const stranger = await build.user({ organizationId, rules: 'none' });
  const path = `/orders/${order.id}/comments`;
  const write = (user: { id: string }, text: string, more: object = {}) =>
    portal.as(user).post(path, { text, visibility: 'partner', ...more });
  const read = async (user: { id: string }): Promise<OrderComment[]> => (await portal.as(user).get(path)).json().items;
  const texts = async (user: { id: string }) => (await read(user)).map(({ text }) => text);
  const bell = async (user: { id: string }) => (await portal.as(user).get('/notifications')).json().items;
  return { ...office, order, dispatcher, stranger, path, write, read, texts, bell };
}

test('shows a comment to its organization or to both sides, newest first', async () => {
  const { planner, first, dispatcher, write, read, texts } = await openOrder();
  const created = await write(planner, ' Gate 4 opens at 6 ');
  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      revision: 1,
      text: 'Gate 4 opens at 6',
      visibility: 'partner',
      author: { id: planner.id, name: 'Pia Planner' },
      organization: { id: planner.organizationId, name: expect.any(String) },
      mentions: [],
      createdAt: TEST_NOW,
      editedAt: null,
      actions: ['edit', 'delete'],
    },
  ]);
  await write(planner, 'They are expensive', { visibility: 'internal' });
  await write(dispatcher, 'We come at 7');
  await write(dispatcher, 'Nimal can drive it', { visibility: 'internal' });
  expect(await texts(first)).toEqual(['We come at 7', 'They are expensive', 'Gate 4 opens at 6']);
  expect(await texts(dispatcher)).toEqual(['Nimal can drive it', 'We come at 7', 'Gate 4 opens at 6']);
  expect((await read(first)).map(({ actions }) => actions)).toEqual([[], [], []]);
});

test('a partner that is removed from the order reads nothing, and its successor not what was shared before', async () => {
  const { build, organizationId, order, planner, dispatcher, write, texts, path } = await openOrder();
  await write(planner, 'For the first partner');
  const next = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: next.id });
  const successor = await build.user({ organizationId: next.id, rules: 'dispatcher' });
  await portal.db.updateTable('orders').set({ partnerId: next.id }).where('id', '=', order.id).execute();
  const outsider = await build.user({ rules: 'planner' });
  expect((await portal.as(dispatcher).get(path)).statusCode).toBe(404);
  expect((await portal.as(outsider).get(path)).statusCode).toBe(404);
  expect((await write(outsider, 'Hello')).statusCode).toBe(404);
  expect(await texts(successor)).toEqual([]);
  await write(successor, 'We are new here');
  expect(await texts(planner)).toEqual(['We are new here', 'For the first partner']);
});

test('only users who can read a comment can be mentioned, and are notified', async () => {
  const { order, planner, first, dispatcher, stranger, path, write, read, bell } = await openOrder();
  const people = async (visibility: string, search = '') =>
    (await portal.as(planner).get(`${path}/people?visibility=${visibility}&search=${search}`))
      .json()
      .items.map(({ name }: { name: string }) => name);
  expect(await people('internal')).toEqual(['Ann First', 'Bob Second']);
  expect(await people('partner')).toEqual(['Ann First', 'Bob Second', 'Dan Dispatcher']);
  expect(await people('partner', 'da')).toEqual(['Dan Dispatcher']);
  const refused = await write(planner, '@Dan', { visibility: 'internal', mentionIds: [first.id, dispatcher.id] });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { 'mentionIds.1': { code: 'notFound', message: 'User can’t read this comment' } },
  ]);
  expect((await write(planner, '@x', { mentionIds: [stranger.id] })).statusCode).toBe(422);
  const { id } = (await write(planner, '@Dan Dispatcher see gate 4', { mentionIds: [dispatcher.id] })).json();
  expect((await read(dispatcher))[0]?.mentions).toEqual([{ id: dispatcher.id, name: 'Dan Dispatcher' }]);
  expect(await bell(dispatcher)).toMatchObject([
    {
      kind: 'orderComment',
      subjectId: order.id,
      values: { number: expect.stringContaining(`·${order.number}`), author: 'Pia Planner', comment: id },
      isRead: false,
    },
  ]);
  expect(await bell(planner)).toEqual([]);
});

test('its author edits and deletes it; only the newly mentioned are notified', async () => {
  const { planner, first, second, dispatcher, write, read, texts, bell } = await openOrder();
  const { id } = (await write(planner, '@Ann First', { mentionIds: [first.id] })).json();
  const edit = (user: { id: string }, body: object, revision = 1) =>
    portal.as(user, { 'if-match': `"${revision}"` }).patch(`/orders/comments/${id}`, body);
  portal.clock.now = TEST_NOW + 60;
  const edited = await edit(planner, { text: '@Bob Second', mentionIds: [first.id, second.id] });
  expect([edited.statusCode, edited.json()]).toMatchObject([
    200,
    { text: '@Bob Second', revision: 2, createdAt: TEST_NOW, editedAt: TEST_NOW + 60 },
  ]);
  portal.clock.now = TEST_NOW;
  expect([(await bell(first)).length, (await bell(second)).length]).toEqual([1, 1]);
  expect((await edit(planner, { text: 'Late' })).json()).toMatchObject({ code: 'changedMeanwhile' });
  for (const other of [first, dispatcher]) {
    expect((await edit(other, { text: 'Not mine' }, 2)).statusCode).toBe(404);
    expect((await portal.as(other).delete(`/orders/comments/${id}`)).statusCode).toBe(404);
  }
  expect((await portal.as(planner).delete(`/orders/comments/${id}`)).json()).toEqual({ id });
  expect([await texts(planner), (await read(dispatcher)).length]).toEqual([[], 0]);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(entries.map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
});

test('rejects an empty or endless text, and readers cannot write', async () => {
  const { build, organizationId, planner, path, write } = await openOrder();
  const reader = await build.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] });
  for (const text of ['  ', 'x'.repeat(2_001)])
    expect(Object.keys((await write(planner, text)).json().fields)).toEqual(['text']);
  expect((await portal.as(planner).get(path)).json()).toMatchObject({ total: 0, actions: ['write'] });
  expect((await portal.as(reader).get(path)).json()).toMatchObject({ total: 0, actions: [] });
  expect((await write(reader, 'May I?')).statusCode).toBe(403);
});
