import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresUser } from '../../../../api/src/platform/embedded/postgres-user.ts';
import { freePort } from '../../../lib/port.ts';

/** Whoever may start PostgreSQL. */
export const user = findPostgresUser();

/** A folder of that user. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  return path;
}

export async function query(port: number, text: string) {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Servers of Debian's PostgreSQL, made and started as a test needs them. */
export function openClusters(bin: string) {
  const servers: ChildProcess[] = [];

  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: '/', stdio: 'ignore', env: { LC_ALL: 'C' } });

  /** @param settings as in a file of `conf.d` */
  function create(cluster: string, settings: string) {
    run('initdb', '-D', cluster, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
    writeFileSync(join(cluster, 'more.conf'), settings);
    const main = readFileSync(join(cluster, 'postgresql.conf'), 'utf8');
    writeFileSync(join(cluster, 'postgresql.conf'), `${main}\ninclude 'more.conf'\n`);
  }

  /** Waits for a server that takes writes: recovery has ended. */
  async function start(cluster: string, sockets = ''): Promise<number> {
    const port = (await freePort(0, '127.0.0.1')) ?? 0;
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${sockets}`];
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
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

  /** At once: an orderly end waits until the log is archived. */
  async function stop() {
    for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    }
  }

  return { run, create, start, stop };
}
