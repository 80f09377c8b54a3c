import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { binaries, packageFolder } from './binaries.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { databaseHome, removeData } from './home.ts';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { canEnter, runAs } from './run-as.ts';

const folders: string[] = [];

/** Below a folder that others cannot enter, as root's home is. */
function closedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'closed-'));
  folders.push(folder);
  return folder;
}

function openFolder() {
  const folder = closedFolder();
  mkdirSync(join(folder, 'data'));
  spawnSync('chmod', ['-R', '755', folder]);
  return join(folder, 'data');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function ask<Row extends object>({ connection }: Embedded, statement: string): Promise<Row> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0] as Row;
  } finally {
    await client.end();
  }
}

test('whether a folder can be entered does not depend on how it is written', () => {
  expect(canEnter('api', runAs())).toBe(canEnter(resolve('api'), runAs()));
});

const clusterOf = (dataFolder: string) => join(databaseHome(dataFolder, runAs()), 'cluster');

test('it keeps its data, listens to no network and is gone when stopped', async () => {
  const folder = openFolder();
  const first = await startEmbedded(folder);
  expect(await ask(first, 'show listen_addresses')).toEqual({ listen_addresses: '' });
  await ask(first, 'create table kept as select 7 as value');
  const pid = runningPostmaster(clusterOf(folder));
  expect(await first.stop()).toBe(true);
  expect(isAlive(Number(pid))).toBe(false);

  const second = await startEmbedded(folder);
  expect(await ask(second, 'select value from kept')).toEqual({ value: 7 });
  await second.stop();
});

test('a server in use is joined, and stopped by whoever leaves last', async () => {
  const folder = openFolder();
  const [first, second] = await Promise.all([startEmbedded(folder), startEmbedded(folder)]);
  const started = 'select pg_postmaster_start_time()::text as at';
  expect(await ask(second, started)).toEqual(await ask(first, started));

  const client = new pg.Client(second.connection);
  await client.connect();
  expect(await first.stop()).toBe(false);
  await client.query('select 1');
  await client.end();
  expect(await second.stop()).toBe(true);
  expect(runningPostmaster(clusterOf(folder))).toBeNull();
});

const STARTER = `
  const { startEmbedded } = await import(process.argv[1]);
  await startEmbedded(process.argv[2]);
  console.log('started');
  setInterval(() => {}, 60_000);
`;

function startElsewhere(folder: string) {
  const module = join(import.meta.dirname, 'embedded.ts');
  return spawn(process.execPath, ['--input-type=module', '-e', STARTER, module, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('several processes that start at once share one server; it outlives them and the signals of their terminal', async () => {
  const folder = openFolder();
  const starters = [startElsewhere(folder), startElsewhere(folder), startElsewhere(folder)];
  const started = await Promise.all(starters.map(async ({ stdout }) => String(await once(stdout, 'data'))));
  expect(started).toEqual(['started\n', 'started\n', 'started\n']);
  const pid = runningPostmaster(clusterOf(folder));

  for (const starter of starters) {
    process.kill(-Number(starter.pid), 'SIGINT');
    await once(starter, 'exit');
  }
  const next = await startEmbedded(folder);
  expect([typeof pid, runningPostmaster(clusterOf(folder))]).toEqual(['number', pid]);
  expect(await ask(next, 'select 1 as one')).toEqual({ one: 1 });
  expect(await next.stop()).toBe(true);
  const left = readdirSync(dirname(clusterOf(folder))).filter((name) => !name.startsWith('binaries-'));
  expect(left.toSorted()).toEqual(['cluster', 'postgres.log']);
});

test('the number of a dead server that is another process now holds nothing up', async () => {
  const folder = openFolder();
  await (await startEmbedded(folder)).stop();
  const cluster = clusterOf(folder);
  const other = spawn('sleep', ['60'], runAs());
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n0\n5432\n${cluster}\n\n0 0\nready\n`);
  const next = await startEmbedded(folder);
  expect(await ask(next, 'select 1 as one')).toEqual({ one: 1 });
  await next.stop();
  other.kill();
});

test.each([
  ['a path too long for a socket', () => join(openFolder(), 'a-folder-with-quite-a-long-name/'.repeat(4), 'data')],
  ['a folder that only its owner enters', () => join(closedFolder(), 'data')],
])('%s is no hindrance, and what lies elsewhere because of it goes with the data', async (_what, choose) => {
  const folder = choose();
  const first = await startEmbedded(folder);
  await ask(first, 'create table kept as select 7 as value');
  await first.stop();
  const second = await startEmbedded(folder);
  expect(await ask(second, 'select value from kept')).toEqual({ value: 7 });
  await second.stop();

  const places = [dirname(clusterOf(folder)), folder, second.connection.host ?? ''];
  removeData(folder);
  expect(places.map((path) => existsSync(path))).toEqual([false, false, false]);
});

test('programs that the running user cannot reach, and whose libraries were never linked, are brought within reach', () => {
  const hidden = join(closedFolder(), 'package');
  const isLink = (source: string) => /\.so(\.\d+)?$/.test(source);
  cpSync(packageFolder(), hidden, {
    recursive: true,
    filter: (source) => !isLink(source) || source.includes('/postgresql/'),
  });
  const bin = join(binaries(openFolder(), runAs(), hidden), 'bin/postgres');
  const { status, stdout, stderr } = spawnSync(bin, ['--version'], { ...runAs(), cwd: '/', encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^postgres \(PostgreSQL\) \d+/) as unknown,
    stderr: '',
  });
});
