import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnterFolder } from '../../../api/src/platform/embedded/postgres-user.ts';
import { launcher, unpackDebian } from '../../browser/debian.ts';
import { GENERATED, ROOT } from '../../lib/paths.ts';
import { startPostgres } from '../testing/postgres.ts';
import { freePort } from '../../lib/port.ts';
import { makeFolder, openClusters, query, user } from './testing/clusters.ts';

const HOME = join(GENERATED, 'pgbackrest');
const PROGRAM = 'usr/bin/pgbackrest';
const deployed = (file: string) => readFileSync(join(ROOT, 'deploy/postgresql', file), 'utf8');

let first: Awaited<ReturnType<typeof startPostgres>>;
let clusters: ReturnType<typeof openClusters>;
let folder: string;
let program: string;

/** Debian's package, where the user of PostgreSQL can start it. */
async function findProgram(): Promise<string> {
  const { output } = existsSync(join(HOME, 'tree', PROGRAM)) ? { output: '' } : await unpackDebian(HOME, 'pgbackrest');
  if (!existsSync(join(HOME, 'tree', PROGRAM))) throw new Error(`${output}Debian's pgbackrest could not be unpacked.`);
  let home = HOME;
  if (!canEnterFolder(join(HOME, 'tree'), user)) {
    home = join(folder, 'programs');
    cpSync(HOME, home, { recursive: true, verbatimSymlinks: true });
  }
  const file = join(folder, 'pgbackrest');
  writeFileSync(file, launcher(home, PROGRAM));
  chmodSync(file, 0o755);
  return file;
}

beforeAll(async () => {
  first = await startPostgres((await freePort(0, '127.0.0.1')) ?? 0);
  clusters = openClusters(first.bin);
  folder = makeFolder(mkdtempSync(join(tmpdir(), 'consign-pgbackrest-')));
  for (const name of ['repository', 'sockets', 'restored', 'lock', 'spool']) makeFolder(join(folder, name));
  chmodSync(join(folder, 'restored'), 0o700);
  program = await findProgram();
}, 600_000);
afterAll(async () => {
  await clusters.stop();
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('pgBackRest gives back the moment before a mistake from a full and an incremental backup', async () => {
  const [cluster, config] = [join(folder, 'cluster'), join(folder, 'pgbackrest.conf')];
  const backrest = (...args: string[]) =>
    execFileSync(program, [`--config=${config}`, '--stanza=consign', ...args], {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
  clusters.create(
    cluster,
    deployed('consign-pgbackrest.conf').replace('pgbackrest --stanza', `${program} --config=${config} --stanza`),
  );
  const port = await clusters.start(cluster, join(folder, 'sockets'));
  const ofThisMachine = {
    'pg1-port': port,
    'pg1-socket-path': join(folder, 'sockets'),
    'pg1-user': 'postgres',
  };
  writeFileSync(
    config,
    [
      deployed('pgbackrest.conf')
        .replace('/var/lib/pgbackrest', join(folder, 'repository'))
        .replace(/^pg1-path=.*$/m, `pg1-path=${cluster}`)
        .replace(
          '[global]',
          `[global]\nlock-path=${join(folder, 'lock')}\nspool-path=${join(folder, 'spool')}\ncmd=${program}`,
        )
        .trimEnd(),
      ...Object.entries(ofThisMachine).map(([name, value]) => `${name}=${value}`),
      '',
    ].join('\n'),
  );

  backrest('stanza-create');
  backrest('check');
  await query(port, 'create table kept (id int)');
  await query(port, 'insert into kept values (1)');
  backrest('--type=full', 'backup');
  await query(port, 'insert into kept values (2)');
  backrest('--type=incr', 'backup');
  await query(port, 'insert into kept values (3)');
  const [before] = await query(port, 'select clock_timestamp()::text as at');
  await query(port, 'delete from kept');
  backrest('check'); // switches the log and waits until it is archived
  expect(backrest('info')).toMatch(/full backup[\s\S]*incr backup/);
  const files = globSync('repository/backup/**/*', { cwd: folder }).map((file) => statSync(join(folder, file)));
  expect(files.filter((file) => file.isFile() && (file.mode & 0o007) !== 0)).toEqual([]);

  const restored = join(folder, 'restored');
  backrest(
    `--pg1-path=${restored}`,
    '--type=time',
    `--target=${String(before?.['at'])}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  );
  const recovered = await clusters.start(restored);
  expect(await query(recovered, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(await query(port, 'select id from kept')).toEqual([]);
});
