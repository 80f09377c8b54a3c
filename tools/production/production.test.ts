import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { PASSWORD } from '../../api/demo/password.ts';
import { loadDemo } from '../../api/demo/demo.ts';
import { openDatabase } from '../../api/src/platform/database.ts';
import { until } from '../../api/src/platform/embedded/postmaster.ts';
import { seal } from '../../api/src/platform/seal.ts';
import { backup } from './backup.ts';
import { countRows } from './counts.ts';
import { restore } from './restore.ts';
import { nextOf, openClient } from './testing/client.ts';
import { METRICS_TOKEN, nextRelease, openStage, PORTAL_HOST, SECRET } from './testing/stage.ts';

const SCRIPT = 'console.log("a script of an area");'.repeat(50);
const AREA = 'mfe-orders/1.0.0+one';
const SHELL = {
  hostApi: '1.0.0',
  base: '/assets/',
  icon: 'icon.1.svg',
  scripts: ['main.1.js'],
  integrity: { 'main.1.js': 'sha384-main' },
  firstPaint: {},
  lent: {},
};
const REGISTRY = { releases: {}, channels: { stable: { areas: {} } }, hosts: {} };
const FILES = {
  'shell/release.json': JSON.stringify(SHELL),
  'areas/registry.json': JSON.stringify(REGISTRY),
  'shell/assets/main.1.js': SCRIPT,
  [`areas/${AREA}/entry.1.js`]: SCRIPT,
  [`areas/${AREA}/entry.1.js.br`]: brotliCompressSync(SCRIPT),
};
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LIMIT = 1024 * 1024;
const PAUSE_MS = 40;
const NEXT = '9000-rehearsed';
const MIGRATION = `import { sql } from 'kysely';
export const up = (db) => sql.raw("alter table orders add rehearsed text; alter table order_types add rehearsed integer not null default 0").execute(db);
export const down = (db) => sql.raw('alter table orders drop rehearsed; alter table order_types drop rehearsed').execute(db);
`;

let stage: Awaited<ReturnType<typeof openStage>>;
const tokens: Record<string, { authorization: string }> = {};

beforeAll(async () => {
  stage = await openStage(FILES);
  stage.migrate();
  const db = openDatabase({ connectionString: stage.postgres.url('consign') }, console.error);
  await loadDemo(db, Math.floor(Date.now() / 1_000));
  await db
    .updateTable('organizations')
    .set({ smtpHost: 'mail.example.com', smtpPassword: seal(SECRET, 'hunter2') })
    .where('code', 'is not', null)
    .execute();
  await db.destroy();
  await Promise.all(stage.ports.map((port) => stage.start(port)));
  for (const login of ['owner', 'planner'])
    tokens[login] = {
      authorization: `Bearer ${(await stage.client.send('/api/auth', { login, password: PASSWORD })).json<{ token: string }>().token}`,
    };
}, 240_000);
afterAll(() => stage.close());

const as = (login: string) => tokens[login] ?? { authorization: '' };
const one = <T>(values: readonly T[]) => values[0] as T;

test('pages, lists and scripts come through the proxy, each kept for as long as it may be', async () => {
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

  const kept = {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  };
  const packed = await client.ask(`/areas/${AREA}/entry.1.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.status, packed.headers, packed.body]).toEqual([
    200,
    expect.objectContaining({ ...kept, 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    FILES[`areas/${AREA}/entry.1.js.br`],
  ]);
  const plain = await client.ask('/assets/main.1.js');
  expect([plain.status, plain.headers, plain.text]).toEqual([200, expect.objectContaining(kept), SCRIPT]);
  for (const path of ['/assets/none.1.js', `/areas/${AREA}/entry.1.js.br`]) {
    const { status, headers } = await client.ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, undefined]);
  }
});

test("plain HTTP leads to TLS, and a partner's own host is served under its own name", async () => {
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

test('an upload of just the limit arrives whole, and one beyond every limit ends at the proxy', async () => {
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
  expect((await upload(Buffer.alloc(6.1 * LIMIT))).status).toBe(413);
});

test('a stream that one process holds tells what was changed at the other, at once', async () => {
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
  const saved = one(
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

test('the metrics are no matter of the proxy; secrets of addresses are not in its log', async () => {
  expect(
    (await stage.client.ask('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status,
  ).toBe(404);
  await stage.client.ask('/api/telemetry/positions?token=hunter2');
  await stage.client.ask('/track/hunter3');
  const isWritten = () => stage.log().includes('"GET /track/-"'); // nginx writes its log once it has answered
  expect(await until(isWritten, () => true)).toBe(true);
  expect(stage.log()).not.toMatch(/hunter[23]/);
});

test('failed sign-ins count for the address that the proxy saw, whatever a caller says', async () => {
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

/** Readers and writers that go on until told; every answer that is none of a working portal is kept. */
function openTraffic() {
  const faults: string[] = [];
  const counts = { reads: 0, writes: 0 };
  let goesOn = true;
  const note = (what: string, ask: Promise<{ status: number; text: string }>, wanted: number) =>
    ask.then(
      ({ status, text }) => status === wanted || faults.push(`${what}: ${status} ${text.slice(0, 200)}`),
      (error: Error) => faults.push(`${what}: ${error.message}`),
    );
  const read = async () => {
    while (goesOn) {
      await note('read', stage.client.ask('/api/orders/v2?limit=2', { headers: as('planner') }), 200);
      await note('page', stage.client.ask('/orders'), 200);
      counts.reads += 2;
      await wait(PAUSE_MS);
    }
  };
  const write = async () => {
    while (goesOn) {
      counts.writes += 1;
      await note(
        'write',
        stage.client.send(
          '/api/order-types',
          { name: `Rehearsed ${counts.writes}`, code: `R${counts.writes}` },
          as('owner'),
        ),
        201,
      );
      await wait(PAUSE_MS);
    }
  };
  const running = Promise.all([read(), read(), write()]);
  return {
    counts,
    faults,
    end: async () => {
      goesOn = false;
      await running;
    },
  };
}

test('one process is killed and comes again, another gives its place to a new release across a migration, and no call fails', async () => {
  const {
    ports: [first, second],
    direct,
    client,
  } = stage;
  const traffic = openTraffic();
  const [gone] = await Promise.all([stage.end(first, 'SIGKILL'), wait(300)]);
  expect([gone, (await client.ask('/api/ready')).status]).toEqual([null, 200]);

  const release = nextRelease(NEXT, MIGRATION);
  expect(stage.migrate(release)).toContain(NEXT);
  expect((await direct(second).ask('/api/ready')).json()).toEqual({ status: 'ok' });
  await stage.start(first);

  const stream = await direct(second).open('/api/live', { headers: as('owner') });
  const [told, code] = await Promise.all([
    stream.toArray().then((chunks) =>
      Buffer.concat(chunks as Buffer[])
        .toString()
        .startsWith(':'),
    ),
    stage.end(second, 'SIGTERM'),
    wait(500).then(async () => expect((await direct(second).ask('/api/ready')).json()).toEqual({ status: 'stopping' })),
  ]);
  expect([told, code]).toEqual([true, 0]);
  await stage.start(second, release);
  await wait(500);
  await traffic.end();
  for (const port of stage.ports)
    expect((await direct(port).ask('/api/orders/v2?limit=1', { headers: as('planner') })).status).toBe(200);

  expect(traffic.faults).toEqual([]);
  expect(traffic.counts.writes).toBeGreaterThan(20);
  const kept = await stage.postgres.query(
    "select count(*)::int as count, sum(rehearsed)::int as sum from order_types where code ~ '^R[0-9]+$'",
    'consign',
  );
  expect(kept).toEqual([{ count: traffic.counts.writes, sum: 0 }]);
}, 120_000);

test('a backup is taken while everybody works, and restored it is the same to the row', async () => {
  const { postgres, folder } = stage;
  process.env['PG_BIN'] = postgres.bin;
  const traffic = openTraffic();
  const { file, manifest } = await backup(postgres.url('consign'), join(folder, 'backups'), 1);
  await traffic.end();
  const written = JSON.parse(readFileSync(file.replace(/dump$/, 'json'), 'utf8')) as typeof manifest;
  expect([written.counts['orders'], written.counts['files']]).toEqual([expect.any(Number), expect.any(Number)]);

  await postgres.query('create database restored');
  expect(await restore(postgres.url('restored'), file, SECRET)).toMatchObject({
    unopened: 0,
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
  const { unopened } = await restore(postgres.url('elsewhere'), file, 'another secret of a machine that was lost');
  expect(unopened).toBeGreaterThan(0);
});
