import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { canEnterFolder, findPostgresUser } from '../../../api/src/platform/embedded/postgres-user.ts';
import { unpackDebian } from '../../browser/debian.ts';
import { GENERATED } from '../../lib/paths.ts';

const HOME = join(GENERATED, 'postgresql');
/** Durability is off: nothing here has to survive a crash. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
];
const PASSWORD = 'a password of the test';

const newest = (root: string) =>
  globSync('usr/lib/postgresql/*/bin/initdb', { cwd: root })
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((file) => join(root, dirname(file)))[0];

/** The programs of a server: the machine's own, otherwise Debian's, which include those that copy a database. */
async function programs(): Promise<string> {
  const own = newest('/') ?? newest(join(HOME, 'tree'));
  if (own) return own;
  const { output } = await unpackDebian(HOME, 'postgresql');
  const unpacked = newest(join(HOME, 'tree'));
  if (!unpacked) throw new Error(`${output}No PostgreSQL server is here: install postgresql.`);
  return unpacked;
}

const libraries = (bin: string) =>
  globSync('../../../*-linux-gnu/', { cwd: bin })
    .map((folder) => join(bin, folder))
    .join(':');

/**
 * A regular PostgreSQL server, in addition to the embedded one of the other tests: its own programs copy its
 * databases.
 */
export async function startPostgres(port: number) {
  const user = findPostgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'consign-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  let bin = await programs();
  if (!canEnterFolder(bin, user)) {
    cpSync(join(HOME, 'tree'), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
    bin = newest(join(folder, 'programs')) ?? bin;
  }
  const env = { PATH: process.env.PATH, LC_ALL: 'C', LD_LIBRARY_PATH: libraries(bin) };
  const cluster = join(folder, 'cluster');
  const options = { ...user, env, cwd: '/', stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', cluster, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const primary = await startServer(cluster, port);

  async function startServer(of: string, at: number) {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', of, '-p', String(at), ...FAST.flatMap((setting) => ['-c', setting])],
      options,
    );
    const url = (database: string) => `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${at}/${database}`;
    const query = async (text: string, database = 'postgres') => {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      try {
        return (await client.query(text)).rows as Record<string, unknown>[];
      } finally {
        await client.end();
      }
    };
    const isReady = () =>
      query('select 1').then(
        () => true,
        () => false,
      );
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      await wait(50);
    }
    /** @param signal SIGQUIT ends it at once, like a crash */
    const end = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
      server.kill(signal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    };
    return { url, query, end };
  }

  return {
    bin,
    url: primary.url,
    query: primary.query,
    /** Starts a replica on that port, which follows over a connection. `start` starts it again. */
    follow: async (at: number) => {
      const copy = join(folder, `replica-${at}`);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      execFileSync(join(bin, 'pg_basebackup'), [...from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast'], options);
      return { start: () => startServer(copy, at) };
    },
    stop: async () => {
      await primary.end();
      if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
  };
}
