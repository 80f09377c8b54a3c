import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { inTransaction } from '../database/database.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { type Jobs, createJobs } from './jobs.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';

declare module './jobs.ts' {
  interface JobData {
    'test.count': { n: number };
  }
}

let database: TestDatabase;
const createdJobs: Jobs[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(createdJobs.splice(0).map((jobs) => jobs.stop()));
  await database.drop();
});

const rethrow = (error: Error) => {
  throw error;
};

function createTestJobs(onError: (error: Error) => void = rethrow) {
  const jobs = createJobs(database.db, onError);
  createdJobs.push(jobs);
  return jobs;
}

test('runs a job only if the transaction that queued it commits', async () => {
  const { db } = database;
  const jobs = createTestJobs();
  const ran: number[] = [];
  jobs.handle('test.count', async ({ n }) => {
    ran.push(n);
  });
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'test.count', { n: 1 }));
  const rolledBack = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, 'test.count', { n: 2 });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await jobs.runDue();
  await jobs.runDue();
  expect(ran).toEqual([1]);
});

test('retries a failed job with growing delays, and passes the last attempt to the handler', async () => {
  const { db } = database;
  const reported: Error[] = [];
  const jobs = createTestJobs((error) => reported.push(error));
  const attempts: boolean[] = [];
  jobs.handle('test.count', async (_data, { isLast }) => {
    attempts.push(isLast);
    throw new Error('mail server is unreachable');
  });
  await jobs.enqueue(db, 'test.count', { n: 1 });
  const makeDue = () => sql`update pgboss.job set start_after = now() where name = 'test.count'`.execute(db);
  const waits: number[] = [];
  for (let i = 0; i < 11; i += 1) {
    await jobs.runDue();
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - now())::float8 as wait
      from pgboss.job
      where name = 'test.count'`.execute(db);
    waits.push(rows[0]?.wait ?? 0);
    await jobs.runDue();
    expect(attempts).toHaveLength(i + 1);
    await makeDue();
  }
  await jobs.runDue();
  expect(attempts).toEqual([...Array<boolean>(10).fill(false), true]);
  expect(reported.map(({ message, cause }) => [message, (cause as Error).message])).toEqual(
    Array(11).fill(['Job test.count failed', 'mail server is unreachable']),
  );
  expect(waits[0]).toBeGreaterThan(10);
  expect(waits[4]).toBeGreaterThan(Number(waits[0]));
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_600);
});

test('runs each job once when several processes share the queue', async () => {
  const { db } = database;
  const done = new EventEmitter();
  const ran: number[] = [];
  const processes = [createTestJobs(), createTestJobs(), createTestJobs()];
  for (const jobs of processes) {
    jobs.handle('test.count', async ({ n }) => {
      ran.push(n);
      if (ran.length === 30) done.emit('all');
    });
  }
  const all = once(done, 'all');
  await Promise.all(processes.map((jobs) => jobs.start()));
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 30; n += 1) await processes[n % 3]?.enqueue(tx, 'test.count', { n });
  });
  await all;
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
}, 60_000);

test('runs a job as soon as another process has queued it, between two polls', async () => {
  const { db, connection } = database;
  const done = new EventEmitter();
  const live = createLiveHub(connection, rethrow);
  const [worker, other] = [createJobs(db, rethrow, live), createTestJobs()];
  for (const jobs of [worker, other]) jobs.handle('test.count', async () => void done.emit('done'));
  await worker.start();
  for (let n = 0; n < 2; n += 1) {
    const ran = once(done, 'done');
    await other.enqueue(db, 'test.count', { n });
    await ran;
  }
  await worker.stop();
  await live.close();
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from started_on - created_on)::float8 as wait
    from pgboss.job
    where name = 'test.count'`.execute(db);
  expect(Math.max(...rows.map(({ wait }) => wait))).toBeLessThan(15);
}, 120_000);
