import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PoolConfig } from 'pg';
import type { Order } from 'shared-contracts/orders/orders';
import { createBuilders } from '../../demo/builders.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/databases.ts';
import { ensureDemoTemplate } from '../platform/testing/demo-template.ts';
import { TEST_NOW } from '../platform/testing/test-app.ts';
import { ensureEndpoint, renewSecret } from '../platform/webhooks/webhook-endpoints.store.ts';

// The example of the client creates an order and follows it by webhook, while the API is killed.
const ROOT = join(import.meta.dirname, '../../..');
const TOKEN_SECRET = 'a secret that only tests know, 32+';
const BUILT_PORTAL = {
  'shell/release.json': {},
  'areas/registry.json': { releases: {}, channels: { stable: { areas: {} } }, hosts: {} },
};
const children = new Set<ChildProcess>();
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(await ensureDemoTemplate(TEST_NOW));
  folder = mkdtempSync(join(tmpdir(), 'follow-order-'));
  for (const [file, content] of Object.entries(BUILT_PORTAL)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function toUrl({ connectionString, host, port, user, database: name }: PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgres://${String(user)}@localhost:${port}/${name}`);
  url.searchParams.set('host', String(host));
  return url.href;
}

function startNode(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = ['--conditions=consign-source', join(ROOT, file), ...args];
  const child = spawn(process.execPath, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const check of waiting) check();
  });
  /** The first line that matches. */
  const waitFor = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const check = () => {
        const found = lines.map((line) => pattern.exec(line)).find(Boolean);
        if (found) resolve(found);
      };
      waiting.add(check);
      check();
    });
  return { child, lines, waitFor };
}

async function startApi() {
  const api = startNode('api/src/main.ts', [], {
    DATABASE_URL: toUrl(database.connection),
    TOKEN_SECRET,
    PRIVATE_WEBHOOKS: 'true',
    PORT: '0',
    PORTAL_FOLDER: folder,
    NODE_ENV: 'test',
    DEMO: 'false',
    LOG_LEVEL: 'info',
  });
  const [, address = ''] = await api.waitFor(/listening at (http:\/\/127\.0\.0\.1:\d+)/);
  return { ...api, address };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** An API key of the owner, and a webhook for the orders of its organization. */
async function connect(port: number) {
  const { db } = database;
  const owner = await db.selectFrom('users').selectAll().where('login', '=', 'owner').executeTakeFirstOrThrow();
  const { organizationId, id: createdBy } = owner;
  const { secret: apiKey } = await createBuilders(db, TEST_NOW, 'follow').apiKey({ organizationId, createdBy });
  const endpoint = { organizationId, url: `http://127.0.0.1:${port}/` };
  const endpointId = await ensureEndpoint(db, endpoint, { secret: TOKEN_SECRET, now: TEST_NOW });
  await db
    .updateTable('webhookEndpoints')
    .set({ name: 'ERP', topics: ['order'] })
    .where('id', '=', endpointId)
    .execute();
  return { apiKey, webhookSecret: await renewSecret(db, endpointId, TOKEN_SECRET) };
}

test('an order of the example reaches its end by webhook although the API is killed', async () => {
  const port = await findFreePort();
  const { apiKey, webhookSecret } = await connect(port);
  const api = await startApi();
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const get = async (path: string) =>
    (await fetch(`${api.address}/api/v1${path}`, { headers })).json() as Promise<unknown>;
  const { items } = (await get('/orders?stage=saved')) as { items: { id: string }[] };
  const earlier = (await get(`/orders/${items[0]?.id}`)) as Order;
  const order = {
    orderTypeId: earlier.orderType.id,
    partnerId: earlier.partner.id,
    contractId: earlier.contract.id,
    operationId: earlier.operation.id,
    cargoItems: [{ cargoId: earlier.cargoItems[0]?.cargo.id, quantity: 2 }],
    stops: [earlier.stops[0], earlier.stops.at(-1)].map((stop) => ({
      locationId: stop?.location.id,
      kind: stop?.kind,
    })),
  };
  writeFileSync(join(folder, 'order.json'), JSON.stringify(order));
  const follower = startNode('client/examples/follow-order.ts', [join(folder, 'order.json')], {
    CONSIGN_URL: api.address,
    CONSIGN_API_KEY: apiKey,
    CONSIGN_WEBHOOK_SECRET: webhookSecret,
    PORT: String(port),
  });
  const exited = once(follower.child, 'exit') as Promise<[number]>;
  const [, id = ''] = await follower.waitFor(/^created \S+ (\S+)$/);
  await follower.waitFor(/^order\.\w+ - saved$/);
  await database.db.updateTable('orders').set({ stage: 'notDelivered' }).where('id', '=', id).execute();
  const body = JSON.stringify({ stage: 'manuallyDelivered', reason: 'Signed on paper' });
  const moved = await fetch(`${api.address}/api/v1/orders/${id}/stage`, { method: 'PATCH', headers, body });
  api.child.kill('SIGKILL');
  expect([moved.status, await moved.json().catch(() => 'cut')]).toMatchObject([200, { stage: 'manuallyDelivered' }]);
  await startApi();
  const [code] = await exited;
  expect([code, follower.lines.at(-1)]).toEqual([0, 'order.deliverManually notDelivered manuallyDelivered']);
}, 180_000);
