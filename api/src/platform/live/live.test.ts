import { sql } from 'kysely';
import { createBuilders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { inTransaction } from '../database/database.ts';
import { createServices } from '../services/create-services.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { publish, publishSessionEnd } from './publish.ts';
import { readLive } from './testing/live-reader.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const EVENT = { topic: 'notifications', payload: null } as const;
const publishTo = (...users: { id: string }[]) => publish(portal.db, { ...EVENT, userIds: users.map(({ id }) => id) });

beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => jest.useRealTimers());

/** Fakes the timer of heartbeats only; sockets and the database need real timers. */
const useFakeHeartbeats = () =>
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'Date',
      'performance',
      'hrtime',
    ],
  });

test('sends an event to all streams of its users only', async () => {
  const [ann, bob] = [await build().user(), await build().user()];
  const [ann1, ann2, bob1] = [
    await readLive(portal.app, ann),
    await readLive(portal.app, ann),
    await readLive(portal.app, bob),
  ];
  expect([ann1.status, ann1.headers.get('content-type'), ann1.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ]);
  await publishTo(ann);
  expect([await ann1.next(), await ann2.next()]).toEqual([[EVENT], [EVENT]]);
  await publishTo(bob);
  expect(await bob1.next()).toEqual([EVENT]);
  await Promise.all([ann1, ann2, bob1].map(({ close }) => close()));
});

test('sends no events of a transaction that is rolled back', async () => {
  const ann = await build().user();
  const stream = await readLive(portal.app, ann);
  await inTransaction(portal.db, async (tx) => {
    await publish(tx, { ...EVENT, payload: 'never' as never, userIds: [ann.id] });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await publishTo(ann);
  expect(await stream.next()).toEqual([EVENT]);
  await stream.close();
});

test('publishes to thousands of users', async () => {
  const ann = await build().user();
  const stream = await readLive(portal.app, ann);
  const users = Array.from({ length: 2_500 }, (_, n) => ({
    id: `3f0a1b52-26a7-4a7e-9a65-${String(n).padStart(12, '0')}`,
  }));
  await publishTo(...users, ann);
  expect(await stream.next()).toEqual([EVENT]);
  await stream.close();
});

test('broadcasts an event to all streams', async () => {
  const streams = [await readLive(portal.app, await build().user()), await readLive(portal.app, await build().user())];
  portal.app.live.broadcast({ topic: 'releases', payload: null });
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(
    [1, 2].map(() => [{ topic: 'releases', payload: null }]),
  );
  await Promise.all(streams.map(({ close }) => close()));
});

test('sends a heartbeat every 25 seconds, and ends with the session', async () => {
  const ann = await build().user();
  useFakeHeartbeats();
  const stream = await readLive(portal.app, ann);
  expect(await stream.nextChunk()).toBe(':\n\n');
  jest.advanceTimersByTime(24_999);
  jest.advanceTimersByTime(1);
  expect(await stream.nextChunk()).toBe(':\n\n');
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', ann.id).execute();
  jest.advanceTimersByTime(25_000);
  expect(await stream.nextChunk()).toBe(':\n\n');
  expect(await stream.nextChunk()).toBeNull();
});

test('stays open while the session is valid', async () => {
  const ann = await build().user();
  useFakeHeartbeats();
  const stream = await readLive(portal.app, ann);
  await stream.nextChunk();
  for (const _ of [1, 2, 3]) {
    jest.advanceTimersByTime(25_000);
    expect(await stream.nextChunk()).toBe(':\n\n');
  }
  await publishTo(ann);
  expect(await stream.next()).toEqual([EVENT]);
  await stream.close();
});

/** Another process on the same database. */
async function startAnotherProcess(onError: (error: Error) => void = console.error) {
  const { db, now, config, secret } = portal.app;
  const app = await buildApp(
    createServices({ db, connection: portal.connection, now, config, secret, hooks: portal.app.hooks }, onError),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

test('forwards events between processes, and ends the streams of a process that shuts down', async () => {
  const otherApp = await startAnotherProcess();
  const ann = await build().user();
  const [stream, otherStream] = [await readLive(portal.app, ann), await readLive(otherApp, ann)];
  await publishTo(ann);
  expect([await stream.next(), await otherStream.next()]).toEqual([[EVENT], [EVENT]]);
  expect([portal.app.live.countStreams(), otherApp.live.countStreams()]).toEqual([1, 1]);
  await otherApp.close();
  expect(await otherStream.next()).toBeNull();
  await publishTo(ann);
  expect(await stream.next()).toEqual([EVENT]);
  await stream.close();
});

test('keeps its streams open when the database connection is lost, and makes their clients refetch afterwards', async () => {
  const errors: Error[] = [];
  const otherApp = await startAnotherProcess((error) => errors.push(error));
  const ann = await build().user();
  const stream = await readLive(otherApp, ann);
  await stream.nextChunk();
  await sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and query like 'listen %'
    order by backend_start desc
    limit 1`.execute(portal.db);
  expect((await stream.next())?.map(({ topic }) => topic)).toEqual(['notifications', 'orders', 'trips', 'plans']);
  expect(errors[0]?.message).toContain('terminating connection');
  await publishTo(ann);
  expect(await stream.next()).toEqual([EVENT]);
  await otherApp.close();
});

test('ends the streams of a blocked user, and of an impersonator, immediately', async () => {
  const [ann, bob] = [await build().user(), await build().user()];
  const [annStream, bobStream] = [await readLive(portal.app, ann), await readLive(portal.app, bob)];
  await annStream.nextChunk();
  await inTransaction(portal.db, async (tx) => {
    await tx.updateTable('users').set({ status: 2 }).where('id', '=', ann.id).execute();
    await publishSessionEnd(tx, [ann.id, bob.id]);
  });
  expect(await annStream.next()).toBeNull();
  await publishTo(bob);
  expect(await bobStream.next()).toEqual([EVENT]);
  await bobStream.close();
});

test('opens twenty streams for a user, and another when one is closed', async () => {
  const [ann, bob] = [await build().user(), await build().user()];
  const streams = await Promise.all(Array.from({ length: 20 }, () => readLive(portal.app, ann)));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const refused = await readLive(portal.app, ann);
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    JSON.parse((await refused.nextChunk()) ?? '').code,
  ]).toEqual([429, '60', 'tooManyStreams']);
  const other = await readLive(portal.app, bob);
  expect(other.status).toBe(200);
  await streams.pop()?.close();
  let again = await readLive(portal.app, ann);
  while (again.status !== 200) again = await readLive(portal.app, ann);
  await Promise.all([...streams, other, again].map(({ close }) => close()));
});
