import { cpSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { ROOT } from '../../lib/paths.ts';
import { readRegistry } from '../../portal/registry-file.ts';
import { folderStore } from '../../release/folder-store.ts';
import { startPortal, type Tokens } from '../testing/portal.fixtures.ts';
import { openStage } from '../testing/stage.ts';
import { openTraffic } from '../testing/traffic.fixtures.ts';
import { builtPortal, readLink, setLink } from './release-folder.ts';
import { type AddedMigration, makeNextVersion } from './testing/next-version.ts';
import { type Upgrade, upgrade } from './upgrade.ts';

const AREA = 'mfe-orders';
const OLD_TEXT = 'Create an order to start moving freight';
const NEW_TEXT = 'Create an order to get freight on the road';
const addColumn = (number: number, name: string): AddedMigration => ({
  name: `900${number}-${name}`,
  code: `import { sql } from 'kysely';
export const up = (db) => sql.raw('alter table orders add ${name} text').execute(db);
export const down = (db) => sql.raw('alter table orders drop ${name}').execute(db);
`,
});
const [FIRST, SECOND, THIRD] = [addColumn(1, 'first'), addColumn(2, 'second'), addColumn(3, 'third')] as const;
/** Leaves a change behind, which a transaction would have undone. */
const HALF_DONE = `import { sql } from 'kysely';
export const up = async (db) => {
  await sql.raw('alter table orders add half_done text').execute(db);
  await sql.raw('commit').execute(db);
  await sql.raw('select 1 / 0').execute(db);
};
export const down = async () => {};
`;

let stage: Awaited<ReturnType<typeof openStage>>;
let tokens: Tokens;
let link: string;
let portal: string;
const lines: string[] = [];
const restarts: number[] = [];

beforeAll(async () => {
  stage = await openStage({});
  process.env['PG_BIN'] = stage.postgres.bin;
  portal = join(stage.folder, 'portal');
  link = join(stage.folder, 'consign');
  cpSync(builtPortal(ROOT), portal, { recursive: true });
  setLink(link, ROOT);
  tokens = await startPortal(stage);
}, 600_000);
afterAll(() => stage.close());
beforeEach(() => {
  lines.splice(0);
  restarts.splice(0);
});

const start = (port: number) => stage.start(port, join(link, 'api'));
const settings = (release: string): Upgrade => ({
  release,
  link,
  portal,
  store: folderStore(join(portal, 'areas')),
  channel: 'stable',
  ports: stage.ports,
  backups: { folder: join(stage.folder, 'backups'), keep: 5 },
  watchSeconds: 1,
  supervisor: {
    restart: async (port) => {
      restarts.push(port);
      await stage.end(port, 'SIGTERM');
      await start(port);
    },
    stop: async (port) => {
      await stage.end(port, 'SIGTERM');
    },
  },
  env: stage.settings,
  say: (line) => lines.push(line),
});
const as = (login: string) => tokens[login] ?? { authorization: '' };
const columns = async () =>
  (
    await stage.postgres.query(
      "select attname as name from pg_attribute where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped",
      'consign',
    )
  ).map(({ name }) => name);

/** Reads the texts of the area that the proxy now serves, starting from the entry that a page names. */
async function readServedTexts() {
  const { areas } = (await stage.client.ask('/areas/registry.json')).json<ResolvedRegistry>();
  const build = areas.find(({ name }) => name === AREA)?.current.build ?? '';
  const { path = '', integrity = {} } = readRegistry(portal).releases[AREA]?.[build] ?? {};
  const scripts = await Promise.all(
    Object.keys(integrity).map(async (script) => {
      const { status, text } = await stage.client.ask(`/areas/${path}${script}`);
      return status === 200 ? text : '';
    }),
  );
  const texts = scripts.join('');
  return { build, isOld: texts.includes(OLD_TEXT), isNew: texts.includes(NEW_TEXT) };
}

async function underLoad(prefix: string, work: () => Promise<void>) {
  const traffic = openTraffic(stage, as, prefix);
  try {
    await work();
  } finally {
    await traffic.end();
  }
  expect(traffic.errors.slice(0, 5)).toEqual([]);
  expect(Math.min(traffic.counts.reads, traffic.counts.writes)).toBeGreaterThan(10);
}

test('an upgrade under load shows the new text, without one failed answer', async () => {
  const before = await readServedTexts();
  expect(before).toMatchObject({ isOld: true, isNew: false });
  const release = await makeNextVersion({
    migrations: [FIRST],
    relabelled: { area: AREA, build: '0000000a', from: OLD_TEXT, to: NEW_TEXT },
  });
  await underLoad('U', () => upgrade(settings(release)));
  expect(await readServedTexts()).toEqual({ build: '0000000a', isOld: false, isNew: true });
  expect([readLink(link), restarts, await columns()]).toEqual([
    release,
    [...stage.ports],
    expect.arrayContaining(['first']),
  ]);
  const [dump = ''] = globSync('*.dump', { cwd: join(stage.folder, 'backups') });
  expect((statSync(join(stage.folder, 'backups', dump)).mode & 0o777).toString(8)).toBe('600');
  const { channels, releases } = readRegistry(portal);
  expect(channels['stable']?.previous?.[AREA]).toBe(before.build);
  const old = releases[AREA]?.[before.build];
  expect((await stage.client.ask(`/areas/${old?.path}${old?.entry}`)).status).toBe(200);
});

test('a failed check rolls code and registry back, while the migrations stay', async () => {
  const [registry, release] = [readRegistry(portal), readLink(link)];
  const next = await makeNextVersion({
    migrations: [FIRST, SECOND],
    relabelled: { area: AREA, build: '0000000b', from: OLD_TEXT, to: 'A text that nobody likes' },
  });
  const offered: string[] = [];
  const check = async () => {
    offered.push((await readServedTexts()).build);
    throw new Error('orders cannot be created');
  };
  await underLoad('F', async () => {
    await expect(upgrade({ ...settings(next), check })).rejects.toMatchObject({
      isRolledBack: true,
      message: expect.stringContaining('Health: orders cannot be created'),
    });
  });
  expect([offered, await readServedTexts()]).toEqual([['0000000b'], { build: '0000000a', isOld: false, isNew: true }]);
  const { channels, hosts, shell } = readRegistry(portal);
  expect({ channels, hosts, shell }).toEqual({
    channels: registry.channels,
    hosts: registry.hosts,
    shell: registry.shell,
  });
  expect([readLink(link), await columns()]).toEqual([release, expect.arrayContaining(['first', 'second'])]);
});

test('a release that does not start reaches one process only, and nobody notices', async () => {
  const next = await makeNextVersion({
    migrations: [FIRST, SECOND, THIRD],
    relabelled: { area: AREA, build: '0000000c', from: OLD_TEXT, to: 'Never shown' },
    isBroken: true,
  });
  await underLoad('B', async () => {
    await expect(upgrade(settings(next))).rejects.toMatchObject({ isRolledBack: true });
  });
  expect([restarts, (await readServedTexts()).build]).toEqual([[stage.ports[0], stage.ports[0]], '0000000a']);
});

test('a migration that fails halfway is answered with the backup; one that changed nothing is not', async () => {
  const failing = (name: string, code: string, build: string) =>
    makeNextVersion({
      migrations: [FIRST, SECOND, THIRD, { name, code }],
      relabelled: { area: AREA, build, from: OLD_TEXT, to: 'Never' },
    });
  const clean = await failing('9004-clean', HALF_DONE.replace(/.*'commit'.*\n/, ''), '0000000d');
  await expect(upgrade(settings(clean))).rejects.toMatchObject({ isRolledBack: true });
  expect([lines.join('\n'), restarts]).toEqual([expect.stringContaining('they have changed nothing'), []]);

  const dirty = await failing('9004-dirty', HALF_DONE, '0000000e');
  await expect(upgrade(settings(dirty))).rejects.toMatchObject({
    isRolledBack: true,
    message: expect.stringContaining('Migrations: '),
  });
  expect(lines.join('\n')).toContain('is that of');
  expect(await columns()).not.toContain('half_done');
  expect((await stage.client.ask('/api/orders/v2?limit=1', { headers: as('planner') })).status).toBe(200);
  expect(readFileSync(join(portal, 'areas/registry.json'), 'utf8')).not.toContain('0000000e');
});
