import { sql } from 'kysely';
import { given as builders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { inTransaction } from '../database.ts';
import { openParts } from '../open-parts.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { publish } from './publish.ts';
import { readLive } from './testing/live-reader.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const BELL = { topic: 'notifications', payload: null } as const;
const ring = (...users: { id: string }[]) => publish(portal.db, { ...BELL, userIds: users.map(({ id }) => id) });

beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => jest.useRealTimers());

/** Time for the beats alone; sockets and the database go on. */
const holdBeats = () =>
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

test("what is published for a user arrives on every stream of theirs and on nobody else's", async () => {
  const [ann, bob] = [await given().user(), await given().user()];
  const [one, other, bobs] = [
    await readLive(portal.app, ann),
    await readLive(portal.app, ann),
    await readLive(portal.app, bob),
  ];
  expect([one.status, one.headers.get('content-type'), one.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ]);
  await ring(ann);
  expect([await one.next(), await other.next()]).toEqual([[BELL], [BELL]]);
  await ring(bob);
  expect(await bobs.next()).toEqual([BELL]);
  await Promise.all([one, other, bobs].map(({ leave }) => leave()));
});

test('nobody hears of what is not committed', async () => {
  const ann = await given().user();
  const stream = await readLive(portal.app, ann);
  await inTransaction(portal.db, async (tx) => {
    await publish(tx, { ...BELL, payload: 'never' as never, userIds: [ann.id] });
    throw new Error('later');
  }).catch(() => undefined);
  await ring(ann);
  expect(await stream.next()).toEqual([BELL]);
  await stream.leave();
});

test('thousands are told at once', async () => {
  const ann = await given().user();
  const stream = await readLive(portal.app, ann);
  const crowd = Array.from({ length: 2_500 }, (_, n) => ({
    id: `3f0a1b52-26a7-4a7e-9a65-${String(n).padStart(12, '0')}`,
  }));
  await ring(...crowd, ann);
  expect(await stream.next()).toEqual([BELL]);
  await stream.leave();
});

test('what concerns everybody is told to everybody', async () => {
  const streams = [await readLive(portal.app, await given().user()), await readLive(portal.app, await given().user())];
  portal.app.live.tellAll({ topic: 'releases', payload: null });
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(
    [1, 2].map(() => [{ topic: 'releases', payload: null }]),
  );
  await Promise.all(streams.map(({ leave }) => leave()));
});

test('every 25 seconds it shows that it is alive, and ends when the session does', async () => {
  const ann = await given().user();
  holdBeats();
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

test('a session that goes on is not cut', async () => {
  const ann = await given().user();
  holdBeats();
  const stream = await readLive(portal.app, ann);
  await stream.nextChunk();
  for (const _ of [1, 2, 3]) {
    jest.advanceTimersByTime(25_000);
    expect(await stream.nextChunk()).toBe(':\n\n');
  }
  await ring(ann);
  expect(await stream.next()).toEqual([BELL]);
  await stream.leave();
});

/** Another process on the same database. */
async function another(onError: (error: Error) => void = console.error) {
  const { db, now, config, secret } = portal.app;
  const app = await buildApp(openParts({ db, connection: portal.connection, now, config, secret }, onError));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

test('two processes hear each other, and one that stops ends its streams in order', async () => {
  const other = await another();
  const ann = await given().user();
  const [here, there] = [await readLive(portal.app, ann), await readLive(other, ann)];
  await ring(ann);
  expect([await here.next(), await there.next()]).toEqual([[BELL], [BELL]]);
  expect([portal.app.live.count(), other.live.count()]).toEqual([1, 1]);
  await other.close();
  expect(await there.next()).toBeNull();
  await ring(ann);
  expect(await here.next()).toEqual([BELL]);
  await here.leave();
});

test('a process that can hear no more cuts its streams, and hears again when they come back', async () => {
  const errors: Error[] = [];
  const other = await another((error) => errors.push(error));
  const ann = await given().user();
  const stream = await readLive(other, ann);
  await stream.nextChunk();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %' order by backend_start desc limit 1`.execute(
    portal.db,
  );
  await expect(stream.next()).rejects.toThrow('terminated');
  expect(errors[0]?.message).toContain('terminating connection');
  const again = await readLive(other, ann);
  await ring(ann);
  expect(await again.next()).toEqual([BELL]);
  await other.close();
});
