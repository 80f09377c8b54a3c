import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { locateBinaries, findPackageFolder } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensureDatabaseHome, removeData } from './data-folders.ts';
import { isAlive, isReady, findRunningPostmaster, waitUntil } from './postmaster.ts';
import { canEnterFolder, findPostgresUser } from './postgres-user.ts';

const folders: string[] = [];

/** A folder that other users can't enter, like root's home. */
function createPrivateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  folders.push(folder);
  return folder;
}

function createSharedFolder() {
  const folder = createPrivateFolder();
  mkdirSync(join(folder, 'data'));
  spawnSync('chmod', ['-R', '755', folder]);
  return join(folder, 'data');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function query<Row extends object>({ connection }: EmbeddedPostgres, statement: string): Promise<Row> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0] as Row;
  } finally {
    await client.end();
  }
}

test('checks relative and absolute folders alike', () => {
  expect(canEnterFolder('api', findPostgresUser())).toBe(canEnterFolder(resolve('api'), findPostgresUser()));
});

const getCluster = (dataFolder: string) => join(ensureDatabaseHome(dataFolder, findPostgresUser()), 'cluster');

test('keeps its data, has no TCP port, and ends when stopped', async () => {
  const folder = createSharedFolder();
  const first = await startEmbeddedPostgres(folder);
  expect(await query(first, 'show listen_addresses')).toEqual({ listen_addresses: '' });
  await query(first, 'create table numbers as select 7 as value');
  const pid = findRunningPostmaster(getCluster(folder));
  expect(await first.stop()).toBe(true);
  expect(isAlive(Number(pid))).toBe(false);

  const second = await startEmbeddedPostgres(folder);
  expect(await query(second, 'select value from numbers')).toEqual({ value: 7 });
  await second.stop();
});

test('joins a running server, and stops it with the last connection', async () => {
  const folder = createSharedFolder();
  const [first, second] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  const startTime = 'select pg_postmaster_start_time()::text as at';
  expect(await query(second, startTime)).toEqual(await query(first, startTime));

  const client = new pg.Client(second.connection);
  await client.connect();
  expect(await first.stop()).toBe(false);
  await client.query('select 1');
  await client.end();
  expect(await second.stop()).toBe(true);
  expect(findRunningPostmaster(getCluster(folder))).toBeNull();
});

test('starts again when it was killed, until it is stopped', async () => {
  const folder = createSharedFolder();
  const died = Promise.withResolvers<Error>();
  const server = await startEmbeddedPostgres(folder, { onDeath: died.resolve });
  await query(server, 'create table numbers as select 7 as value');
  const pid = Number(findRunningPostmaster(getCluster(folder)));
  process.kill(pid, 'SIGKILL');
  expect((await died.promise).message).toBe('The embedded PostgreSQL has died. It is started again.');
  const isBack = () => ![null, pid].includes(findRunningPostmaster(getCluster(folder))) && isReady(getCluster(folder));
  expect(await waitUntil(isBack, () => true)).toBe(true);
  expect(await query(server, 'select value from numbers')).toEqual({ value: 7 });
  expect([await server.stop(), findRunningPostmaster(getCluster(folder))]).toEqual([true, null]);
});

const START_SCRIPT = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  await startEmbeddedPostgres(process.argv[2]);
  console.log('started');
  setInterval(() => {}, 60_000);
`;

function startInAnotherProcess(folder: string) {
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  return spawn(process.execPath, ['--input-type=module', '-e', START_SCRIPT, module, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('is shared by concurrently starting processes, and survives them and the signals of their terminal', async () => {
  const folder = createSharedFolder();
  const processes = [startInAnotherProcess(folder), startInAnotherProcess(folder), startInAnotherProcess(folder)];
  const outputs = await Promise.all(processes.map(async ({ stdout }) => String(await once(stdout, 'data'))));
  expect(outputs).toEqual(['started\n', 'started\n', 'started\n']);
  const pid = findRunningPostmaster(getCluster(folder));

  for (const child of processes) {
    process.kill(-Number(child.pid), 'SIGINT');
    await once(child, 'exit');
  }
  const next = await startEmbeddedPostgres(folder);
  expect([typeof pid, findRunningPostmaster(getCluster(folder))]).toEqual(['number', pid]);
  expect(await query(next, 'select 1 as one')).toEqual({ one: 1 });
  expect(await next.stop()).toBe(true);
  const files = readdirSync(dirname(getCluster(folder))).filter((name) => !name.startsWith('binaries-'));
  expect(files.toSorted()).toEqual(['cluster', 'postgres.log']);
});

test('starts although another process has the PID of a dead server', async () => {
  const folder = createSharedFolder();
  await (await startEmbeddedPostgres(folder)).stop();
  const cluster = getCluster(folder);
  const otherProcess = spawn('sleep', ['60'], findPostgresUser());
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${otherProcess.pid}\n${cluster}\n0\n5432\n${cluster}\n\n0 0\nready\n`,
  );
  const next = await startEmbeddedPostgres(folder);
  expect(await query(next, 'select 1 as one')).toEqual({ one: 1 });
  await next.stop();
  otherProcess.kill();
});

test.each([
  [
    'a path too long for a socket',
    () => join(createSharedFolder(), 'a-folder-with-quite-a-long-name/'.repeat(4), 'data'),
  ],
  ['a folder that only its owner enters', () => join(createPrivateFolder(), 'data')],
])('supports %s, and deletes the folders outside with the data', async (_name, createFolder) => {
  const folder = createFolder();
  const first = await startEmbeddedPostgres(folder);
  await query(first, 'create table numbers as select 7 as value');
  await first.stop();
  const second = await startEmbeddedPostgres(folder);
  expect(await query(second, 'select value from numbers')).toEqual({ value: 7 });
  await second.stop();

  const paths = [dirname(getCluster(folder)), folder, second.connection.host ?? ''];
  removeData(folder);
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, false]);
});

test('links and copies binaries that the PostgreSQL user cannot access', () => {
  const inaccessible = join(createPrivateFolder(), 'package');
  const isLink = (source: string) => /\.so(\.\d+)?$/.test(source);
  cpSync(findPackageFolder(), inaccessible, {
    recursive: true,
    filter: (source) => !isLink(source) || source.includes('/postgresql/'),
  });
  const bin = join(locateBinaries(createSharedFolder(), findPostgresUser(), inaccessible), 'bin/postgres');
  const { status, stdout, stderr } = spawnSync(bin, ['--version'], {
    ...findPostgresUser(),
    cwd: '/',
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^postgres \(PostgreSQL\) \d+/) as unknown,
    stderr: '',
  });
});
