import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { createBuilders } from '../../../demo/builders.ts';
import { inTransaction } from '../database/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { testWebhookReceiver } from '../testing/webhook-receiver.ts';
import { postJson } from './post-json.ts';
import { createWebhookHeaders } from './signature.ts';
import { ensureEndpoint, renewSecret } from './webhook-endpoints.store.ts';
import type { GivenUpDelivery } from './webhook.hooks.ts';
import { createWebhooks } from './webhooks.ts';

const SECRET = 'a secret that only tests know, 32+';
const NOW = 1_763_625_600;
const receiver = testWebhookReceiver();
const { received } = receiver.state;
let database: TestDatabase;
let jobQueues: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  jobQueues = [];
});
afterEach(async () => {
  for (const jobs of jobQueues) await jobs.stop();
});
afterAll(() => database.drop());

/** One process of the portal. */
function startProcess({ allowsPrivate = true } = {}) {
  const { db } = database;
  const givenUp: GivenUpDelivery[] = [];
  const errors: Error[] = [];
  const jobs = createJobs(db, (error) => errors.push(error));
  jobQueues.push(jobs);
  const hook = async (_tx: unknown, delivery: GivenUpDelivery) => void givenUp.push(delivery);
  const webhooks = createWebhooks({
    db,
    jobs,
    now: () => NOW,
    config: { webhooks: { allowsPrivate } },
    secret: SECRET,
    hooks: { webhookGivenUp: [hook] },
  });
  return { db, jobs, webhooks, givenUp };
}

async function createEndpoint(url = receiver.url) {
  const { db } = database;
  const organization = await createBuilders(db, NOW).organization();
  const endpointId = await ensureEndpoint(db, { organizationId: organization.id, url }, { secret: SECRET, now: NOW });
  return { endpointId, organizationId: organization.id, url, key: await renewSecret(db, endpointId, SECRET) };
}

const findDelivery = (id: string) =>
  database.db
    .selectFrom('webhookDeliveries')
    .select(['state', 'attempts', 'status', 'error', 'deliveredAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const makeDue = (changes = sql``) =>
  sql`update pgboss.job set start_after = now() ${changes} where name = 'webhooks.deliver'`.execute(database.db);

test('posts a signed message after the commit', async () => {
  const { db, jobs, webhooks } = startProcess();
  const { endpointId, key } = await createEndpoint();
  const send = () => inTransaction(db, (tx) => webhooks.send(tx, { endpointId, type: 'alert.raised', data: { n: 1 } }));
  await expect(
    inTransaction(db, async (tx) => {
      await webhooks.send(tx, { endpointId, type: 'alert.raised', data: {} });
      throw new Error('Rolled back');
    }),
  ).rejects.toThrow('Rolled back');
  const { id } = await send();
  await jobs.runDue();
  const [message, ...more] = received;
  expect(more).toEqual([]);
  const body = '{"type":"alert.raised","timestamp":"2025-11-20T08:00:00.000Z","data":{"n":1}}';
  expect(message).toMatchObject({
    path: '/hooks',
    body,
    headers: { ...createWebhookHeaders(key, { id, timestamp: NOW, body }), 'content-type': 'application/json' },
  });
  expect(await findDelivery(id)).toEqual({
    state: 'delivered',
    attempts: 1,
    status: 200,
    error: null,
    deliveredAt: NOW,
  });
});

test('retries after a failure, in another process, with the same id', async () => {
  const first = startProcess();
  const { endpointId } = await createEndpoint();
  receiver.state.status = 503;
  const { id } = await first.webhooks.send(first.db, { endpointId, type: 'alert.raised', data: {} });
  await first.jobs.runDue();
  await first.jobs.runDue();
  expect(await findDelivery(id)).toMatchObject({ state: 'queued', attempts: 1, status: 503 });
  await first.jobs.stop();
  receiver.state.status = 204;
  const second = startProcess();
  await makeDue();
  await second.jobs.runDue();
  expect(await findDelivery(id)).toMatchObject({ state: 'delivered', attempts: 2, status: 204, error: null });
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
});

test('gives up after the last attempt, and reports it', async () => {
  const { db, jobs, webhooks, givenUp } = startProcess();
  const { endpointId, organizationId, url } = await createEndpoint();
  receiver.state.status = 302;
  const { id } = await webhooks.send(db, { endpointId, type: 'alert.raised', data: {} });
  await jobs.runDue();
  expect(givenUp).toEqual([]);
  await makeDue(sql`, retry_count = retry_limit`);
  await jobs.runDue();
  expect(await findDelivery(id)).toMatchObject({ state: 'failed', attempts: 2, status: 302 });
  expect(givenUp).toEqual([{ endpointId, organizationId, url, at: NOW }]);
  expect(received.map(({ path }) => path)).toEqual(['/hooks', '/hooks']);
});

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])(
  'connects to no server in a private network: %s',
  async (host) => {
    const { db, jobs, webhooks } = startProcess({ allowsPrivate: false });
    const { endpointId } = await createEndpoint(`http://${host}:${receiver.port}/hooks`);
    const { id } = await webhooks.send(db, { endpointId, type: 'alert.raised', data: {} });
    await jobs.runDue();
    expect(await findDelivery(id)).toMatchObject({ state: 'queued', error: 'The server is in a private network' });
    expect(received).toEqual([]);
  },
);

test('connects to the verified address, even if the name resolves to another one', async () => {
  const address = { address: '127.0.0.1', family: 4 };
  const url = new URL(`http://nowhere.invalid:${receiver.port}/hooks`);
  expect(await postJson(url, { body: '{}', headers: {}, address })).toEqual({ status: 200, text: 'thank you' });
  expect(received).toMatchObject([{ headers: { host: url.host } }]);
});

test('reads the start of a response, and does not wait for one that never ends', async () => {
  const server = createServer((_request, response) => {
    response.write('x'.repeat(500));
    response.write('\0tail');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = { address: '127.0.0.1', family: 4 } as const;
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await postJson(url, { body: '{}', headers: {}, address })).toEqual({
    status: 200,
    text: `${'x'.repeat(500)}tail`,
  });
  server.closeAllConnections();
  server.close();
});
