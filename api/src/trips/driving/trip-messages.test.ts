import { randomUUID } from 'node:crypto';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
type User = { id: string };

let cab: Awaited<ReturnType<typeof openCab>>;
let tripId: string;
let dispatcher: User;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
  tripId = (await cab.assigned()).id;
  dispatcher = await cab.build.user({
    organizationId: cab.organizationId,
    rules: [
      { model: 'trip', rule: 'read' },
      { model: 'trip', rule: 'write' },
    ],
    contact: { firstName: 'Dan', lastName: 'Perera' },
  });
});

const send = (by: User, text: string, more: object = {}) =>
  portal.as(by).post(`/trips/${tripId}/messages`, { key: randomUUID(), text, occurredAt: portal.clock.now, ...more });
const list = async (by: User) => (await portal.as(by).get(`/trips/${tripId}/messages`)).json();
const listNotifications = async (by: User) =>
  (await portal.as(by).get('/notifications'))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === 'tripMessage');

test('driver and dispatchers write to each other, and the other side is notified', async () => {
  expect((await send(cab.driverUser, 'Gate 4 is closed')).statusCode).toBe(200);
  portal.clock.now += 60;
  await send(dispatcher, 'Use gate 2');
  const { items, total } = await list(cab.driverUser);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { text: 'Use gate 2', author: 'Dan Perera', isFromDriver: false, isOwn: false, occurredAt: TEST_NOW + 60 },
    { text: 'Gate 4 is closed', isFromDriver: true, isOwn: true, occurredAt: TEST_NOW },
  ]);
  expect((await list(dispatcher)).items.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false]);
  expect(await listNotifications(dispatcher)).toMatchObject([
    { subjectId: tripId, values: { text: 'Gate 4 is closed', to: 'dispatcher' } },
  ]);
  expect(await listNotifications(cab.driverUser)).toMatchObject([
    { subjectId: tripId, values: { author: 'Dan Perera', text: 'Use gate 2', to: 'driver' } },
  ]);
});

test('stores a repeated message of a phone once, with the time at which it was written', async () => {
  const message = { key: randomUUID(), occurredAt: TEST_NOW - 2 * HOUR, sentAt: TEST_NOW };
  const replies = [await send(cab.driverUser, 'Late', message), await send(cab.driverUser, 'Late', message)];
  expect(replies.map((reply) => reply.json().isRepeated)).toEqual([false, true]);
  expect((await list(dispatcher)).items).toMatchObject([{ text: 'Late', occurredAt: TEST_NOW - 2 * HOUR }]);
  expect(await listNotifications(dispatcher)).toHaveLength(1);
});

test('is found by the driver and the dispatchers of the trip only', async () => {
  const { organizationId } = await cab.build.user();
  const others = [
    cab.otherDriver,
    await cab.build.user({ organizationId, rules: 'all', role: 'admin' }),
    await cab.build.user({ role: 'root' }),
  ];
  for (const user of others) {
    const replies = [await send(user, 'Hello'), await portal.as(user).get(`/trips/${tripId}/messages`)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  const stranger = await cab.build.user({ organizationId: cab.organizationId, rules: [] });
  expect((await portal.as(stranger).get(`/trips/${tripId}/messages`)).statusCode).toBe(403);
  expect((await send(cab.driverUser, ' ')).statusCode).toBe(422);
});

test('pages from the newest, and shortens a long message in its notification', async () => {
  for (const text of ['One', 'Two', 'x'.repeat(1_000)]) await send(cab.driverUser, text);
  const page = (await portal.as(dispatcher).get(`/trips/${tripId}/messages?limit=1&page=2`)).json();
  expect(page).toMatchObject({ total: 3, items: [{ text: 'Two' }] });
  const [newest] = await listNotifications(dispatcher);
  expect(newest.values.text).toBe(`${'x'.repeat(120)}…`);
});

test('counts what each person has not read, and marks it with its notification when the thread is opened', async () => {
  const read = (by: User, messageId: string) => portal.as(by).post(`/trips/${tripId}/messages/read`, { messageId });
  for (const text of ['One', 'Two', 'Three']) await send(cab.driverUser, text);
  const { items, unread } = await list(dispatcher);
  expect([unread, (await list(cab.driverUser)).unread]).toEqual([3, 0]);
  const [newest, middle] = items as { id: string }[];
  expect((await read(dispatcher, middle?.id ?? '')).json()).toEqual({ unread: 1 });
  expect(await listNotifications(dispatcher)).toMatchObject([{ isRead: true }, { isRead: true }, { isRead: true }]);
  await read(dispatcher, newest?.id ?? '');
  expect((await read(dispatcher, middle?.id ?? '')).json()).toEqual({ unread: 0 });
  const colleague = await cab.build.user({ organizationId: cab.organizationId, rules: 'all' });
  expect((await list(colleague)).unread).toBe(3);
  await send(dispatcher, 'Answer');
  expect([(await list(dispatcher)).unread, (await list(cab.driverUser)).unread]).toEqual([0, 1]);
  expect((await read(cab.otherDriver, newest?.id ?? '')).statusCode).toBe(404);
  expect((await read(dispatcher, randomUUID())).statusCode).toBe(404);
});
