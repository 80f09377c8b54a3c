import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { createBuilders } from '../../../demo/builders.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';

const portal = testApp();

/** A real server that answers each message at once, or only on command. */
function testServer() {
  const state = { bodies: [] as string[], ids: [] as string[], holds: false };
  const held: ServerResponse[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      state.bodies.push(Buffer.concat(chunks).toString());
      state.ids.push(String(request.headers['webhook-id']));
      if (state.holds) held.push(response);
      else response.writeHead(204).end();
      arrivals.emit('message');
    });
  });
  beforeAll(async () => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => void server.close());
  return {
    state,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    hasReceived: async (count: number) => {
      while (state.bodies.length < count) await once(arrivals, 'message');
    },
    release: () => {
      state.holds = false;
      for (const response of held.splice(0)) response.writeHead(204).end();
    },
    reasonsOf: (record: string) =>
      state.bodies
        .map((body) => (JSON.parse(body) as { data: { id: string; reason: string } }).data)
        .filter(({ id }) => id === record)
        .map(({ reason }) => Number(reason)),
  };
}

const slow = testServer();
const fast = testServer();
const RECORDS = Array.from({ length: 40 }, () => randomUUID());

async function setUp() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const admin = await build.user({ organizationId, role: 'admin', rules: 'all', contact: {} });
  const as = portal.as(admin);
  for (const [name, { url }] of Object.entries({ slow, fast }))
    expect((await as.post('/webhooks', { name, url: url(), topics: ['order'] })).statusCode).toBe(201);
  /** Changes each record twice. */
  const changeAll = (round: number) =>
    inTransaction(portal.db, async (tx) => {
      for (const n of [1, 2])
        for (const subjectId of RECORDS)
          await recordTimeline(
            tx,
            { userId: admin.id, actorId: null, organizationId },
            { subject: 'order', subjectId, event: 'save', reason: String(round * 10 + n), occurredAt: TEST_NOW },
          );
    });
  return { changeAll };
}

const dispatch = async () => {
  await portal.app.jobs.enqueue(portal.db, 'webhooks.dispatch', {});
  return portal.app.jobs.runDue();
};

test('an unresponsive receiver takes only its own slots, and loses no message', async () => {
  const { changeAll } = await setUp();
  slow.state.holds = true;
  await changeAll(1);
  const dispatched = dispatch();
  await fast.hasReceived(80);
  // Changes made while the slow receiver is still busy with its first messages reach the fast one as well.
  await changeAll(2);
  await dispatch();
  await fast.hasReceived(160);
  expect(slow.state.bodies).toHaveLength(10);
  slow.release();
  await dispatched;
  await slow.hasReceived(160);
  for (const { state, reasonsOf } of [slow, fast]) {
    expect(new Set(state.ids).size).toBe(160);
    expect(state.ids).toHaveLength(160);
    for (const record of RECORDS) expect(reasonsOf(record)).toEqual([11, 12, 21, 22]);
  }
  const states = await portal.db.selectFrom('webhookDeliveries').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'delivered' }]);
});
