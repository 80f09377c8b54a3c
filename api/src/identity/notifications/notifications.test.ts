import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { RETENTION } from './notifications.store.ts';
import { notify } from './notify.ts';

const portal = testApp();
const ORDER_ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

const createUser = () => createBuilders(portal.db, TEST_NOW).user();
const notifyUser = (user: { id: string }, number: string, at = TEST_NOW) =>
  notify(portal.db, null, {
    to: { userIds: [user.id] },
    kind: 'orderStage',
    subjectId: ORDER_ID,
    values: { number, stage: 'validated' },
    at,
  });

type Item = { id: string; values: { number: string }; isRead: boolean };
async function listNotifications(user: { id: string }, query = '') {
  const { items, ...rest } = (await portal.as(user).get(`/notifications?${query}`)).json();
  return {
    ...rest,
    numbers: (items as Item[]).map(({ values, isRead }) => `${values.number}${isRead ? ' read' : ''}`),
    ids: (items as Item[]).map(({ id }) => id),
  };
}

test('lists the newest first with the number of unread ones', async () => {
  const ann = await createUser();
  for (const [number, ago] of [
    ['O-1', 3],
    ['O-2', 2],
    ['O-3', 1],
  ] as const)
    await notifyUser(ann, number, TEST_NOW - ago);
  expect((await portal.as(ann).get('/notifications?limit=1')).json()).toEqual({
    items: [
      {
        id: expect.any(String),
        kind: 'orderStage',
        subjectId: ORDER_ID,
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
  expect(await listNotifications(ann, 'limit=2&page=2')).toMatchObject({ numbers: ['O-1'], total: 3, unread: 3 });
});

test("marks one or all as read without affecting other users'", async () => {
  const [ann, bob] = [await createUser(), await createUser()];
  for (const number of ['O-1', 'O-2', 'O-3']) await notifyUser(ann, number);
  await notifyUser(bob, 'O-9');
  const {
    ids: [id],
    numbers: [number],
  } = await listNotifications(ann);
  const as = portal.as(ann);
  expect((await as.patch(`/notifications/${id}/read`)).json()).toEqual({ id });
  expect((await as.patch(`/notifications/${id}/read`)).statusCode).toBe(200);
  expect(await listNotifications(ann, 'unread=false')).toMatchObject({
    numbers: [`${number} read`],
    total: 1,
    unread: 2,
  });
  expect(await listNotifications(ann, 'unread=true')).toMatchObject({ total: 2, unread: 2 });
  expect((await as.post('/notifications/read')).json()).toEqual({ read: 2 });
  expect(await listNotifications(ann)).toMatchObject({ total: 3, unread: 0 });
  expect(await listNotifications(bob)).toMatchObject({ numbers: ['O-9'], unread: 1 });
});

test('does not find notifications of other users', async () => {
  const [ann, bob] = [await createUser(), await createUser()];
  await notifyUser(ann, 'O-1');
  const {
    ids: [id],
  } = await listNotifications(ann);
  const replies = await Promise.all(
    [id, ORDER_ID].map((notificationId) => portal.as(bob).patch(`/notifications/${notificationId}/read`)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await listNotifications(ann)).toMatchObject({ numbers: ['O-1'], unread: 1 });
});

test('hides notifications older than ninety days', async () => {
  const ann = await createUser();
  await notifyUser(ann, 'O-1');
  portal.clock.now = TEST_NOW + 90 * DAY - 1;
  expect(await listNotifications(ann)).toMatchObject({ numbers: ['O-1'], unread: 1 });
  portal.clock.now = TEST_NOW + RETENTION;
  expect(await listNotifications(ann)).toMatchObject({ numbers: [], total: 0, unread: 0 });
  portal.clock.now = TEST_NOW;
});
