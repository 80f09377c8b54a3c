import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { KEPT } from './notifications.store.ts';
import { notify } from './notify.ts';

const portal = testApp();
const DAY = 86_400;
const SOME_ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

const reader = () => builders(portal.db, TEST_NOW).user();
const tell = (user: { id: string }, number: string, at = TEST_NOW) =>
  notify(portal.db, null, {
    to: { userIds: [user.id] },
    kind: 'orderStage',
    subjectId: SOME_ID,
    values: { number, stage: 'validated' },
    at,
  });

type Shown = { id: string; values: { number: string }; isRead: boolean };
async function bellOf(user: { id: string }, query = '') {
  const { items, ...rest } = (await portal.as(user).get(`/notifications?${query}`)).json();
  return {
    ...rest,
    shown: (items as Shown[]).map(({ values, isRead }) => `${values.number}${isRead ? ' read' : ''}`),
    ids: (items as Shown[]).map(({ id }) => id),
  };
}

test('the newest come first, with how many are unread', async () => {
  const ann = await reader();
  for (const [number, ago] of [
    ['O-1', 3],
    ['O-2', 2],
    ['O-3', 1],
  ] as const)
    await tell(ann, number, TEST_NOW - ago);
  expect((await portal.as(ann).get('/notifications?limit=1')).json()).toEqual({
    items: [
      {
        id: expect.any(String),
        kind: 'orderStage',
        subjectId: SOME_ID,
        values: { number: 'O-3', stage: 'validated' },
        createdAt: TEST_NOW - 1,
        isRead: false,
      },
    ],
    total: 3,
    page: 1,
    limit: 1,
    unread: 3,
  });
  expect(await bellOf(ann, 'limit=2&page=2')).toMatchObject({ shown: ['O-1'], total: 3, unread: 3 });
});

test("one is read, then all: others' stay unread", async () => {
  const [ann, bob] = [await reader(), await reader()];
  for (const number of ['O-1', 'O-2', 'O-3']) await tell(ann, number);
  await tell(bob, 'O-9');
  const {
    ids: [id],
    shown: [number],
  } = await bellOf(ann);
  const as = portal.as(ann);
  expect((await as.patch(`/notifications/${id}/read`)).json()).toEqual({ id });
  expect((await as.patch(`/notifications/${id}/read`)).statusCode).toBe(200);
  expect(await bellOf(ann, 'unread=false')).toMatchObject({ shown: [`${number} read`], total: 1, unread: 2 });
  expect(await bellOf(ann, 'unread=true')).toMatchObject({ total: 2, unread: 2 });
  expect((await as.post('/notifications/read')).json()).toEqual({ read: 2 });
  expect(await bellOf(ann)).toMatchObject({ total: 3, unread: 0 });
  expect(await bellOf(bob)).toMatchObject({ shown: ['O-9'], unread: 1 });
});

test("another's is not found and stays unread", async () => {
  const [ann, bob] = [await reader(), await reader()];
  await tell(ann, 'O-1');
  const {
    ids: [id],
  } = await bellOf(ann);
  const replies = await Promise.all([id, SOME_ID].map((one) => portal.as(bob).patch(`/notifications/${one}/read`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await bellOf(ann)).toMatchObject({ shown: ['O-1'], unread: 1 });
});

test('nothing is shown that is older than ninety days', async () => {
  const ann = await reader();
  await tell(ann, 'O-1');
  portal.clock.now = TEST_NOW + 90 * DAY - 1;
  expect(await bellOf(ann)).toMatchObject({ shown: ['O-1'], unread: 1 });
  portal.clock.now = TEST_NOW + KEPT;
  expect(await bellOf(ann)).toMatchObject({ shown: [], total: 0, unread: 0 });
  portal.clock.now = TEST_NOW;
});
