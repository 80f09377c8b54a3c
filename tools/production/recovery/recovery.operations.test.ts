import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresUser } from '../../../api/src/platform/embedded/postgres-user.ts';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';
import { backup } from '../backup.ts';
import { startPostgres } from '../testing/postgres.ts';
import { drill } from './drill.ts';

const SECRET = 'a secret that only this rehearsal knows';
const ARCHIVE = '/var/backups/consign-wal';
const portOf = async () => (await freePort(0, '127.0.0.1')) ?? 0;

let first: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
const servers: ChildProcess[] = [];
const user = findPostgresUser();

beforeAll(async () => {
  first = await startPostgres(await portOf());
  process.env['PG_BIN'] = first.bin;
  folder = mkdtempSync(join(tmpdir(), 'consign-recovery-'));
  mkdirSync(join(folder, 'wal'));
  for (const path of [folder, join(folder, 'wal')])
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}, 600_000);
afterAll(async () => {
  // Killed at once: a regular shutdown waits until the log is archived.
  for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  }
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (program: string, ...args: string[]) =>
  execFileSync(join(first.bin, program), args, { ...user, cwd: '/', stdio: 'ignore', env: { LC_ALL: 'C' } });

async function query(port: number, text: string) {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Waits until the server accepts writes, which means that recovery has ended. */
async function startCluster(cluster: string): Promise<number> {
  const port = await portOf();
  const server = spawn(
    join(first.bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...user, cwd: '/', stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  servers.push(server);
  const isReady = () =>
    query(port, 'select pg_is_in_recovery() as recovers').then(
      ([row]) => row?.['recovers'] === false,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await wait(100);
  }
  return port;
}

test('a base backup and the archived log give back the moment before a mistake', async () => {
  const cluster = join(folder, 'cluster');
  run('initdb', '-D', cluster, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const settings = readFileSync(join(ROOT, 'deploy/postgresql/consign-wal.conf'), 'utf8');
  writeFileSync(join(cluster, 'wal.conf'), settings.replaceAll(ARCHIVE, join(folder, 'wal')));
  const main = readFileSync(join(cluster, 'postgresql.conf'), 'utf8');
  writeFileSync(join(cluster, 'postgresql.conf'), `${main}\ninclude 'wal.conf'\n`);
  const port = await startCluster(cluster);
  await query(port, 'create table kept (id int)');
  await query(port, 'insert into kept values (1)');
  const base = join(folder, 'base');
  run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', base, '-X', 'none', '-c', 'fast');

  await query(port, 'insert into kept values (2)');
  const [before] = await query(port, 'select clock_timestamp()::text as at');
  await query(port, 'delete from kept');
  const [last] = await query(port, 'select pg_walfile_name(pg_switch_wal()) as name');
  while (globSync(String(last?.['name']), { cwd: join(folder, 'wal') }).length === 0) await wait(100);

  const recovery = [
    `restore_command = 'cp ${join(folder, 'wal')}/%f %p'`,
    `recovery_target_time = '${String(before?.['at'])}'`,
    "recovery_target_action = 'promote'",
    'archive_mode = off',
  ];
  writeFileSync(join(base, 'postgresql.auto.conf'), `${recovery.join('\n')}\n`);
  writeFileSync(join(base, 'recovery.signal'), '');
  const recovered = await startCluster(base);
  expect(await query(recovered, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await query(port, 'select id from kept')).toEqual([]);
});

test('a drill restores the latest backup beside the database, and leaves nothing behind', async () => {
  await first.query('create database consign');
  const url = first.url('consign');
  const env = { ...process.env, DATABASE_URL: url, TOKEN_SECRET: SECRET };
  execFileSync(process.execPath, [join(ROOT, 'api/src/migrate.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const backups = join(folder, 'backups');
  await expect(drill(url, backups, SECRET)).rejects.toThrow('There is no backup');
  const { file, manifest } = await backup(url, backups);
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  expect(await drill(url, backups, SECRET)).toMatchObject({ file, rows, undecryptable: [] });

  writeFileSync(
    file.replace(/dump$/, 'json'),
    JSON.stringify({ ...manifest, counts: { ...manifest.counts, orders: 1 } }),
  );
  await expect(drill(url, backups, SECRET)).rejects.toThrow('orders has 0 of 1 rows');
  const left = await first.query("select datname from pg_database where datname like 'consign_drill%'");
  expect(left).toEqual([]);
});
