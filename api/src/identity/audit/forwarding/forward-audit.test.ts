import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { createBuilders } from '../../../../demo/builders.ts';
import type { Db } from '../../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { forwardAudit } from './forward-audit.ts';

const portal = testApp();
const SUBJECT_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const TOKEN = 'token of the collector';
type Line = { event: string; user: { name: string }; changes: unknown; occurredAt: string };

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await sql`truncate timeline_entries, audit_forwarding`.execute(portal.db);
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A collector that receives JSON lines. */
async function openCollector() {
  const collector = { status: 204, requests: [] as Line[][], authorization: [] as (string | undefined)[] };
  const server = createHttpServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    collector.authorization.push(request.headers.authorization);
    if (collector.status < 300)
      collector.requests.push(
        body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Line),
      );
    response.writeHead(collector.status).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}/consign`;
  return { collector, url, events: () => collector.requests.flat().map(({ event }) => event) };
}

const depsFor = (url: string) => ({
  batchDb: portal.app.batchDb,
  config: { ...portal.app.config, auditTarget: { url, token: TOKEN } },
});

async function setUp(url: string) {
  const user = await createBuilders(portal.db, TEST_NOW).user({ login: `kumari-${randomUUID()}` });
  const caller = { userId: user.id, actorId: null, organizationId: user.organizationId };
  const record = (event: string, db: Db = portal.db) =>
    recordTimeline(db, caller, {
      subject: 'order',
      subjectId: SUBJECT_ID,
      event: event as 'edit',
      changes: { reference: [null, 'a\nb'] },
      occurredAt: TEST_NOW,
    });
  const forward = () => forwardAudit(depsFor(url));
  // The first run starts at the newest entry, the second one notes what is new.
  await forward();
  /** Retries forwarding until the condition holds: transactions in other databases of the server delay it as well. */
  const forwardUntil = async (isDone: () => boolean) => {
    while (!isDone()) await forward();
  };
  return { record, forward, forwardUntil };
}

test('posts entries recorded since the start as JSON lines, once and in order', async () => {
  const { collector, url, events } = await openCollector();
  const { record, forward, forwardUntil } = await setUp(url);
  await record('created');
  await record('updated');
  await forwardUntil(() => events().length > 0);
  await forward();
  expect(events()).toEqual(['created', 'updated']);
  expect(collector.requests[0]?.[0]).toMatchObject({
    subject: 'order',
    subjectId: SUBJECT_ID,
    user: { name: expect.stringContaining('kumari') as string },
    changes: { reference: [null, 'a\nb'] },
    occurredAt: '2026-11-20T08:00:00.000Z',
  });
  expect(collector.authorization).toEqual([`Bearer ${TOKEN}`]);
});

test('sends what the collector refused again', async () => {
  const { collector, url, events } = await openCollector();
  const { record, forwardUntil } = await setUp(url);
  await record('created');
  collector.status = 503;
  await expect(forwardUntil(() => false)).rejects.toThrow('AUDIT_URL answered 503');
  await record('updated');
  collector.status = 200;
  await forwardUntil(() => events().length > 1);
  expect(events()).toEqual(['created', 'updated']);
});

test('waits for a transaction that recorded earlier and commits later', async () => {
  const { url, events } = await openCollector();
  const { record, forward, forwardUntil } = await setUp(url);
  const tx = await portal.db.startTransaction().execute();
  await record('created', tx);
  // The entry is sent with the next statement.
  await sql`select 1`.execute(tx);
  await record('updated');
  for (let run = 0; run < 4; run++) await forward();
  expect(events()).toEqual([]);
  await tx.commit().execute();
  await forwardUntil(() => events().length > 1);
  expect(events()).toEqual(['created', 'updated']);
});

test('two processes send each entry once', async () => {
  const { url, events } = await openCollector();
  const { record, forwardUntil } = await setUp(url);
  for (let n = 0; n < 20; n++) await record(`event${n}`);
  const untilSent = () => forwardUntil(() => events().length > 0);
  await Promise.all([untilSent(), untilSent(), untilSent()]);
  expect(events()).toEqual(Array.from({ length: 20 }, (_, n) => `event${n}`));
});

test('sends many entries in batches', async () => {
  const { collector, url } = await openCollector();
  const { forwardUntil } = await setUp(url);
  const { organizationId } = await createBuilders(portal.db, TEST_NOW).user();
  await sql`insert into timeline_entries (organization_id, subject, subject_id, event, occurred_at, recorded_at)
    select ${organizationId}, 'order', ${SUBJECT_ID}, 'updated', ${TEST_NOW}, ${TEST_NOW} from generate_series(1, 1001)`.execute(
    portal.db,
  );
  await forwardUntil(() => collector.requests.length > 2);
  expect(collector.requests.map(({ length }) => length)).toEqual([500, 500, 1]);
});

test('writes syslog messages that are framed by their length', async () => {
  let received = '';
  const port = await listen(createTcpServer((socket) => void socket.on('data', (data) => (received += String(data)))));
  const { record, forwardUntil } = await setUp(`syslog+tcp://127.0.0.1:${port}`);
  await record('created');
  await record('updated');
  await forwardUntil(() => received.includes('updated'));
  const frames = [
    ...received.matchAll(/(\d+) (<110>1 2026-11-20T08:00:00\.000Z localhost consign - audit - (\{.*?\}))(?=\d+ <|$)/g),
  ];
  expect(frames.map(([, , , json = '']) => (JSON.parse(json) as Line).event)).toEqual(['created', 'updated']);
  for (const [, length, message = ''] of frames) expect(Number(length)).toBe(Buffer.byteLength(message));
});

test('reports a syslog receiver that is away', async () => {
  const port = await listen(createTcpServer());
  const { record, forwardUntil } = await setUp(`syslog+tcp://127.0.0.1:${port}`);
  await record('created');
  servers.pop()?.close();
  await expect(forwardUntil(() => false)).rejects.toThrow('ECONNREFUSED');
});
