import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { binaries } from './binaries.ts';
import { databaseHome, give, makeWhole, socketFolder } from './home.ts';
import { isAlive, isReady, portOf, removeStaleLock, runningPostmaster, until } from './postmaster.ts';
import { runAs, type RunAs } from './run-as.ts';

export type Embedded = {
  connection: pg.PoolConfig;
  /** Stops the server unless another of our processes is still connected to it; whether it is down. */
  stop: () => Promise<boolean>;
};

/** What each of our processes calls itself, with something of its own behind it. */
const NAME = 'consign-';
const START_MS = 60_000;
const STOP_MS = 30_000;
/** `random_page_cost`: what is asked for lies in memory or on an SSD, where a page of an index costs little more than the next one of a table. */
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'shared_buffers=128MB',
  'random_page_cost=1.1',
  'log_min_messages=warning',
  'timezone=UTC',
  'log_timezone=UTC',
];
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' };

const CLUSTER = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

function makeCluster(folder: string, bin: string, user: RunAs) {
  mkdirSync(folder, { mode: 0o700 });
  give(folder, user);
  try {
    execFileSync(join(bin, 'initdb'), ['-D', folder, ...CLUSTER], {
      ...user,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? String(error);
    throw new StartError(
      `The embedded PostgreSQL cannot be set up on this machine: set DATABASE_URL to a server of version 15 or newer. It said: ${said}`,
    );
  }
}

type Server = {
  cluster: string;
  sockets: string;
  port: number;
  bin: string;
  user: RunAs;
  log: string;
  settings: string[];
};

/** In a session of its own, so that Ctrl-C in the terminal reaches us and not the database. */
async function launch({ cluster, sockets, port, bin, user, log, settings }: Server): Promise<void> {
  const output = openSync(log, 'w');
  const options = [...SETTINGS, `unix_socket_directories=${sockets}`, ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...options], {
    ...user,
    env: ENVIRONMENT,
    stdio: ['ignore', output, output],
    detached: true,
    cwd: '/',
  });
  closeSync(output);
  child.unref();
  let failure: Error | null = null;
  child.on('error', (error) => (failure = error));

  const deadline = Date.now() + START_MS;
  const goesOn = () => !failure && child.exitCode === null && child.signalCode === null && Date.now() < deadline;
  if (await until(() => isReady(cluster) && runningPostmaster(cluster) === child.pid, goesOn)) return;
  const said = String(failure ?? readFileSync(log, 'utf8').slice(-2_000)).trim();
  throw new StartError(
    `The embedded PostgreSQL does not start: set DATABASE_URL to a server, or look into ${log}. It said: ${said}`,
  );
}

/** Whether a server runs on the cluster; one that is just starting is waited for, one that is going down too. */
async function isRunning(cluster: string): Promise<boolean> {
  const pid = runningPostmaster(cluster);
  if (pid === null) return false;
  const deadline = Date.now() + START_MS;
  return until(
    () => isReady(cluster),
    () => isAlive(pid) && Date.now() < deadline,
  );
}

async function isInUse(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where application_name like $1 and application_name <> $2 limit 1',
      [`${NAME}%`, connection.application_name],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function stop(cluster: string, connection: pg.PoolConfig): Promise<boolean> {
  const pid = runningPostmaster(cluster);
  if (pid === null) return true;
  if (await isInUse(connection)) return false;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  return until(
    () => !isAlive(pid),
    () => Date.now() < deadline,
  );
}

type Options = { port?: number; settings?: string[] };

/**
 * Real PostgreSQL on a folder, reached by a socket only. One that runs on it already is joined: left behind by a killed
 * process, or started by another of ours.
 */
export async function startEmbedded(
  dataFolder: string,
  { port = 5432, settings = [] }: Options = {},
): Promise<Embedded> {
  if (process.platform === 'win32')
    throw new StartError('On Windows the database is a server of your own: set DATABASE_URL, or run in WSL.');
  const user = runAs();
  const home = databaseHome(dataFolder, user);
  const cluster = join(home, 'cluster');
  const sockets = socketFolder(cluster, user);

  if (!(await isRunning(cluster))) {
    const bin = join(binaries(home, user), 'bin');
    makeWhole(cluster, (growing) => makeCluster(growing, bin, user));
    removeStaleLock(cluster);
    await launch({ cluster, sockets, port, bin, user, log: join(home, 'postgres.log'), settings }).catch(
      async (error: unknown) => {
        // Another process may have been quicker.
        if (!(await isRunning(cluster))) throw error;
      },
    );
  }
  const connection = {
    host: sockets,
    port: portOf(cluster),
    user: 'postgres',
    database: 'postgres',
    application_name: `${NAME}${randomUUID()}`,
  };
  return { connection, stop: () => stop(cluster, connection) };
}
