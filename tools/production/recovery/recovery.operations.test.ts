import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';
import { backup } from '../backup.ts';
import { startPostgres } from '../testing/postgres.ts';
import { drill } from './drill.ts';
import { makeFolder, openClusters, query } from './testing/clusters.ts';

const SECRET = 'a secret that only this rehearsal knows';
const ARCHIVE = '/var/backups/consign-wal';
const portOf = async () => (await freePort(0, '127.0.0.1')) ?? 0;

let first: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let clusters: ReturnType<typeof openClusters>;

beforeAll(async () => {
  first = await startPostgres(await portOf());
  process.env['PG_BIN'] = first.bin;
  clusters = openClusters(first.bin);
  folder = makeFolder(mkdtempSync(join(tmpdir(), 'consign-recovery-')));
  makeFolder(join(folder, 'wal'));
}, 600_000);
afterAll(async () => {
  await clusters.stop();
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a base backup and the archived log give back the moment before a mistake', async () => {
  const cluster = join(folder, 'cluster');
  const settings = readFileSync(join(ROOT, 'deploy/postgresql/consign-wal.conf'), 'utf8');
  clusters.create(cluster, settings.replaceAll(ARCHIVE, join(folder, 'wal')));
  const port = await clusters.start(cluster);
  await query(port, 'create table kept (id int)');
  await query(port, 'insert into kept values (1)');
  const base = join(folder, 'base');
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  clusters.run('pg_basebackup', ...from, '-D', base, '-X', 'none', '-c', 'fast');

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
  const recovered = await clusters.start(base);
  expect(await query(recovered, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await query(port, 'select id from kept')).toEqual([]);
});

test('a drill restores the latest backup next to the database, and leaves nothing behind', async () => {
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
