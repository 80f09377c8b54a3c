import type { Conflict } from 'shared-contracts/common';
import { openOffice } from '../../orders/testing/office.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';

const portal = testApp();
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice(portal);
});

const revisionOf = async (id: string) =>
  (await portal.db.selectFrom('orders').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision;
const edit = (id: string, seen: number, body: object, user: { id: string } = office.planner) =>
  portal.as(user, { 'if-match': `"${seen}"` }).patch(`/orders/${id}`, body);
const conflictOf = async (id: string, seen: number): Promise<Conflict> => (await edit(id, seen, {})).json().conflict;

type Author = { userId: string | null; actorId: string | null; organizationId: string };
const record = (
  id: string,
  author: Partial<Author>,
  more: object = { changes: { reference: { from: 'a', to: 'b' } } },
) =>
  recordTimeline(
    portal.db,
    { userId: null, actorId: null, organizationId: office.organizationId, ...author },
    { subject: 'order', subjectId: id, event: 'edit', occurredAt: TEST_NOW, ...more },
  );

test('exactly one of many concurrent changes with the same revision succeeds', async () => {
  const { id, revision } = await office.save();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) => edit(id, revision, { description: `By ${i}` })),
  );
  const winners = replies.filter(({ statusCode }) => statusCode === 200);
  expect([winners.length, replies.filter(({ statusCode }) => statusCode === 409).length]).toEqual([1, 7]);
  const order = (await portal.as(office.planner).get(`/orders/${id}`)).json();
  expect(order).toMatchObject({ revision: revision + 1, description: winners[0]?.json().description });
});

test('background timestamps don’t count', async () => {
  const { id, revision } = await office.save();
  await portal.db
    .updateTable('orders')
    .set({ delayedFor: TEST_NOW, predictedCost: '7.00' })
    .where('id', '=', id)
    .execute();
  await portal.db.updateTable('orderStops').set({ arrivedAt: TEST_NOW }).where('orderId', '=', id).execute();
  expect(await revisionOf(id)).toBe(revision);
  expect((await edit(id, revision, { description: 'Fresh' })).statusCode).toBe(200);
});

test.each([
  ['changed fields', {}, 1],
  ['another stage', { changes: undefined, from: 'saved', to: 'validated' }, 1],
  ['neither', { changes: undefined }, 0],
  ['no changed fields', { changes: {} }, 0],
  ['a creation', { event: 'created' }, 0],
  ['a new record in its first stage', { changes: undefined, to: 'saved' }, 0],
  ['a tracking link', { event: 'makeTrackingLink' }, 0],
])('an entry with %s, also by the release before, counts %s', async (_name, more, count) => {
  const { id, revision } = await office.save();
  await record(id, {}, { changes: { reference: { from: 'a', to: 'b' } }, ...more });
  expect((await revisionOf(id)) - revision).toBe(count);
});

test("reports that all changes were the user's own", async () => {
  const { id, revision } = await office.save();
  await edit(id, revision, { description: 'Mine' });
  const stale = (await edit(id, revision, { reference: 'Mine too' })).json();
  expect(stale).toMatchObject({
    message: 'You changed this record elsewhere. Review the change and try again',
    conflict: { by: { id: office.planner.id, name: 'Pia Planner' }, fields: ['description'], isOwn: true },
  });
});

test('reports an impersonator as someone else, and neither the system nor users of other organizations', async () => {
  const { build, partner, planner, first } = office;
  const foreigner = await build.user({ organizationId: partner.id });
  const byAuthor = async (author: Partial<Author>) => {
    const { id, revision } = await office.save();
    await record(id, author);
    const { by, isOwn } = await conflictOf(id, revision);
    return [by, isOwn];
  };
  expect(await byAuthor({ userId: planner.id, actorId: first.id })).toEqual([
    { id: first.id, name: 'Ann First' },
    false,
  ]);
  expect(await byAuthor({})).toEqual([null, false]);
  expect(await byAuthor({ userId: foreigner.id })).toEqual([null, false]);
});

test('a revision that the record never had is stale', async () => {
  const { id, revision } = await office.save();
  expect(await conflictOf(id, revision + 5)).toEqual({ revision, at: null, by: null, fields: [], isOwn: false });
});
