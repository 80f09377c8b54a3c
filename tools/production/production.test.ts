import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { waitUntil } from '../../api/src/platform/embedded/postmaster.ts';
import { backup } from './backup.ts';
import { countRows } from './counts.ts';
import { restore } from './restore.ts';
import { nextOf, openClient } from './testing/client.ts';
import { AREA, FILES, MIGRATION, NEXT, SCRIPT, startPortal, type Tokens } from './testing/portal.fixtures.ts';
import { METRICS_TOKEN, nextRelease, openStage, PORTAL_HOST, SECRET } from './testing/stage.ts';
import { openTraffic } from './testing/traffic.fixtures.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LIMIT = 1024 * 1024;

let stage: Awaited<ReturnType<typeof openStage>>;
let tokens: Tokens;

beforeAll(async () => {
  stage = await openStage(FILES);
  tokens = await startPortal(stage);
}, 240_000);
afterAll(() => stage.close());

const as = (login: string) => tokens[login] ?? { authorization: '' };
const firstOf = <T>(values: readonly T[]) => values[0] as T;

test('the proxy serves pages, lists and scripts with the right cache headers', async () => {
  const { client } = stage;
  const list = await client.ask('/api/orders/v2?limit=5', { headers: as('planner') });
  expect([list.status, list.json<{ items: unknown[] }>().items.length, list.headers['cache-control']]).toEqual([
    200,
    5,
    'no-store',
  ]);
  const page = await client.ask('/orders');
  expect([page.status, page.headers['cache-control'], page.headers['strict-transport-security']]).toEqual([
    200,
    'no-store',
    'max-age=31536000',
  ]);
  const registry = await client.ask('/areas/registry.json');
  expect([registry.status, registry.headers['cache-control'], registry.json()]).toEqual([
    200,
    'no-store',
    expect.objectContaining({ areas: [] }),
  ]);

  const immutable = {
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  };
  const packed = await client.ask(`/areas/${AREA}/entry.1.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.status, packed.headers, packed.body]).toEqual([
    200,
    expect.objectContaining({ ...immutable, 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    FILES[`areas/${AREA}/entry.1.js.br`],
  ]);
  const plain = await client.ask('/assets/main.1.js');
  expect([plain.status, plain.headers, plain.text]).toEqual([200, expect.objectContaining(immutable), SCRIPT]);
  for (const path of ['/assets/none.1.js', `/areas/${AREA}/entry.1.js.br`]) {
    const { status, headers } = await client.ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, undefined]);
  }
});

test("HTTP redirects to HTTPS, and a partner's host shows its own branding", async () => {
  const plain = await openClient({ name: PORTAL_HOST, port: stage.httpPort }).ask('/orders?search=tea');
  expect([plain.status, plain.headers.location]).toEqual([301, `https://${PORTAL_HOST}/orders?search=tea`]);
  const name = 'freight.partner.example';
  await stage.postgres.query(
    `update organizations set host = '${name}', page_title = 'Partner Freight' where id = (select organization_id from users where login = 'dispatcher')`,
    'consign',
  );
  const partner = openClient({ name, port: stage.httpsPort, certificate: stage.certificate });
  const page = await partner.ask('/login', { headers: { 'x-forwarded-host': PORTAL_HOST } });
  expect([page.status, /<title>(.*)<\/title>/.exec(page.text)?.[1]]).toEqual([200, 'Partner Freight']);
  partner.end();
});

test('an upload at the size limit is stored unchanged; larger ones are rejected by the API or the proxy', async () => {
  const content = Buffer.concat([PNG, randomBytes(LIMIT - PNG.length)]);
  const upload = (bytes: Buffer) => {
    const [head, tail] = [
      '--x\r\ncontent-disposition: form-data; name="loginImage"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
      '\r\n--x--\r\n',
    ];
    return stage.client.ask('/api/organizations/self/pictures', {
      method: 'POST',
      headers: { ...as('owner'), 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(tail)]),
    });
  };
  expect((await upload(content)).status).toBe(201);
  expect(
    (
      await stage.postgres.query(
        "select encode(sha256(content), 'hex') as hash from files order by created_at desc, bytes desc limit 1",
        'consign',
      )
    )[0]?.['hash'],
  ).toBe(createHash('sha256').update(content).digest('hex'));
  const larger = await upload(Buffer.concat([content, PNG]));
  expect([larger.status, larger.json<{ statusCode: number }>().statusCode]).toEqual([422, 422]);
  expect((await upload(Buffer.alloc(53 * LIMIT))).status).toBe(413);
});

test('a live stream on one process receives changes made on the other', async () => {
  const { client, direct, ports } = stage;
  const stream = await client.open('/api/live', { headers: as('owner') });
  expect([stream.statusCode, stream.headers['content-type'], stream.headers['content-encoding']]).toEqual([
    200,
    'text/event-stream',
    undefined,
  ]);
  const holds = await Promise.all(
    ports.map(
      async (port) =>
        /^consign_live_streams (\d)/m.exec(
          (await direct(port).ask('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text,
        )?.[1],
    ),
  );
  expect(new Set(holds)).toEqual(new Set(['0', '1']));
  const other = ports[holds.indexOf('0')] ?? 0;
  const saved = firstOf(
    (await client.ask('/api/orders/v2?stage=saved&limit=1', { headers: as('planner') })).json<{
      items: { id: string }[];
    }>().items,
  );
  const changed = await direct(other).ask(`/api/orders/${saved.id}/stage`, {
    method: 'PATCH',
    headers: { ...as('planner'), 'content-type': 'application/json' },
    body: JSON.stringify({ stage: 'cancelled', reason: 'Rehearsed' }),
  });
  expect(changed.status).toBe(200);
  expect(await nextOf(stream, 'orders')).toEqual({ topic: 'orders', payload: { id: saved.id } });
  stream.destroy();
});

test('the proxy hides metrics and logs no secrets from URLs', async () => {
  expect(
    (await stage.client.ask('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status,
  ).toBe(404);
  await stage.client.ask('/api/telemetry/positions?token=hunter2');
  await stage.client.ask('/track/hunter3');
  const isWritten = () => stage.log().includes('"GET /track/-"'); // nginx writes its log once it has answered
  expect(await waitUntil(isWritten, () => true)).toBe(true);
  expect(stage.log()).not.toMatch(/hunter[23]/);
});

test('failed sign-ins count for the address that the proxy sees, not for a claimed one', async () => {
  const claimed = { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };
  expect(
    (await stage.client.send('/api/auth', { login: 'nobody', password: 'wrong' }, claimed, { from: '127.0.0.7' }))
      .status,
  ).toBe(401);
  const keys = (await stage.postgres.query('select key from sign_in_attempts', 'consign')).map(({ key }) => key);
  const counted = ['127.0.0.7', '9.9.9.9'].map((address) =>
    keys.includes(createHash('sha256').update(`address:${address}`).digest('base64url')),
  );
  expect(counted).toEqual([true, false]);
});

test('no request fails while one process is killed and restarted and another is replaced by a new release with a migration', async () => {
  const {
    ports: [first, second],
    direct,
    client,
  } = stage;
  const traffic = openTraffic(stage, as);
  const [exitCode] = await Promise.all([stage.end(first, 'SIGKILL'), wait(300)]);
  expect([exitCode, (await client.ask('/api/ready')).status]).toEqual([null, 200]);

  const release = nextRelease(NEXT, MIGRATION);
  expect(stage.migrate(release)).toContain(NEXT);
  expect((await direct(second).ask('/api/ready')).json()).toEqual({ status: 'ok' });
  await stage.start(first);

  const stream = await direct(second).open('/api/live', { headers: as('owner') });
  const [draining, code] = await Promise.all([
    stream.toArray().then((chunks) =>
      Buffer.concat(chunks as Buffer[])
        .toString()
        .startsWith(':'),
    ),
    stage.end(second, 'SIGTERM'),
    wait(500).then(async () => expect((await direct(second).ask('/api/ready')).json()).toEqual({ status: 'stopping' })),
  ]);
  expect([draining, code]).toEqual([true, 0]);
  await stage.start(second, release);
  await wait(500);
  await traffic.end();
  for (const port of stage.ports)
    expect((await direct(port).ask('/api/orders/v2?limit=1', { headers: as('planner') })).status).toBe(200);

  expect(traffic.errors).toEqual([]);
  expect(traffic.counts.writes).toBeGreaterThan(20);
  const rows = await stage.postgres.query(
    "select count(*)::int as count, sum(rehearsed)::int as sum from order_types where code ~ '^R[0-9]+$'",
    'consign',
  );
  expect(rows).toEqual([{ count: traffic.counts.writes, sum: 0 }]);
}, 120_000);

test('a backup taken under load restores to identical rows', async () => {
  const { postgres, folder } = stage;
  process.env['PG_BIN'] = postgres.bin;
  const traffic = openTraffic(stage, as);
  const { file, manifest } = await backup(postgres.url('consign'), join(folder, 'backups'), 1);
  await traffic.end();
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const written = JSON.parse(readFileSync(file.replace(/dump$/, 'json'), 'utf8')) as typeof manifest;
  expect([written.counts['orders'], written.counts['files']]).toEqual([expect.any(Number), expect.any(Number)]);

  await postgres.query('create database restored');
  expect(await restore(postgres.url('restored'), file, SECRET)).toMatchObject({
    undecryptable: [],
    state: 'ok',
    rows: Object.values(written.counts).reduce((sum, count) => sum + count, 0),
  });
  await expect(restore(postgres.url('restored'), file, SECRET)).rejects.toThrow('into an empty database only');

  const content = (database: string) =>
    postgres.query(
      'select count(*), sum(hashtextextended(t::text, 0)) from (select id, name, content from files) t',
      database,
    );
  expect(await content('restored')).toEqual(await content('consign'));
  const db = openDatabase({ connectionString: postgres.url('restored') }, console.error);
  expect(await countRows(db)).toEqual(written.counts);
  await db.destroy();

  await postgres.query('create database elsewhere');
  const { undecryptable } = await restore(postgres.url('elsewhere'), file, 'another secret of a machine that was lost');
  expect(undecryptable).toEqual([expect.stringMatching(/^\d+ mail passwords of organizations$/)]);
});

test('pages say that the portal is being updated while no process answers', async () => {
  for (const port of stage.ports) await stage.end(port, 'SIGKILL');
  const page = await stage.client.ask('/orders');
  expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '15', 'no-store']);
  expect(page.text).toContain('<h1>Back soon</h1>');
  expect((await stage.client.ask('/api/orders', { method: 'POST', body: '{}' })).status).toBe(503);
  expect((await stage.client.ask('/assets/main.1.js')).text).toBe(SCRIPT);
});
