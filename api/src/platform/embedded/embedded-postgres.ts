import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { locateBinaries } from './binaries.ts';
import { ensureDatabaseHome, changeOwner, createAtomically, ensureSocketFolder } from './data-folders.ts';
import { isAlive, isReady, readPort, removeStaleLock, findRunningPostmaster, waitUntil } from './postmaster.ts';
import { findPostgresUser, type PostgresUser } from './postgres-user.ts';

export type EmbeddedPostgres = {
  connection: pg.PoolConfig;
  /** Stops the server unless another of our processes is connected to it. @returns whether it is down */
  stop: () => Promise<boolean>;
};

/** Prefix of the `application_name` of our processes. */
const APPLICATION_PREFIX = 'consign-';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
/** How often to check a server that should be running. */
const WATCH_MS = 250;
const RESTART_PAUSE_MS = 1_000;
/** `random_page_cost`: in memory or on an SSD, random reads cost little more than sequential ones. */
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

const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

function initCluster(folder: string, bin: string, user: PostgresUser) {
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(folder, user);
  try {
    execFileSync(join(bin, 'initdb'), ['-D', folder, ...INITDB_OPTIONS], {
      ...user,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    });
  } catch (error) {
    const output = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? String(error);
    throw new StartupError(
      `The embedded PostgreSQL cannot be set up on this machine. Set DATABASE_URL to a server of version 15 or newer. Output: ${output}`,
    );
  }
}

type ServerOptions = {
  cluster: string;
  socketFolder: string;
  port: number;
  bin: string;
  user: PostgresUser;
  log: string;
  settings: string[];
};

/** Starts the server detached, so that Ctrl-C in the terminal reaches us and not the database. */
async function launch({ cluster, socketFolder, port, bin, user, log, settings }: ServerOptions): Promise<void> {
  const logFile = openSync(log, 'w');
  const options = [...SETTINGS, `unix_socket_directories=${socketFolder}`, ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...options], {
    ...user,
    env: ENVIRONMENT,
    stdio: ['ignore', logFile, logFile],
    detached: true,
    cwd: '/',
  });
  closeSync(logFile);
  child.unref();
  let failure: Error | null = null;
  child.on('error', (error) => (failure = error));

  const deadline = Date.now() + START_TIMEOUT_MS;
  const isStarting = () => !failure && child.exitCode === null && child.signalCode === null && Date.now() < deadline;
  if (await waitUntil(() => isReady(cluster) && findRunningPostmaster(cluster) === child.pid, isStarting)) return;
  const output = String(failure ?? readFileSync(log, 'utf8').slice(-2_000)).trim();
  throw new StartupError(
    `The embedded PostgreSQL does not start. See ${log}, or set DATABASE_URL to a server. Output: ${output}`,
  );
}

/** Whether a server runs on the cluster. Waits for one that is starting or stopping. */
async function isRunning(cluster: string): Promise<boolean> {
  const pid = findRunningPostmaster(cluster);
  if (pid === null) return false;
  const deadline = Date.now() + START_TIMEOUT_MS;
  return waitUntil(
    () => isReady(cluster),
    () => isAlive(pid) && Date.now() < deadline,
  );
}

async function isInUse(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the query fails as well
  try {
    await client.connect();
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where application_name like $1 and application_name <> $2 limit 1',
      [`${APPLICATION_PREFIX}%`, connection.application_name],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function stop(cluster: string, connection: pg.PoolConfig): Promise<boolean> {
  const pid = findRunningPostmaster(cluster);
  if (pid === null) return true;
  if (await isInUse(connection)) return false;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  return waitUntil(
    () => !isAlive(pid),
    () => Date.now() < deadline,
  );
}

/** Starts the server again when it has died. @returns a function that ends this, and waits for a pending start */
function restartWhenDead(cluster: string, ensureRunning: () => Promise<void>, onDeath: (error: Error) => void) {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  const restart = async () => {
    onDeath(new Error('The embedded PostgreSQL has died. It is started again.'));
    while (!stopping.signal.aborted && findRunningPostmaster(cluster) === null) {
      await ensureRunning().catch((error: Error) => {
        onDeath(error);
        return pause(RESTART_PAUSE_MS);
      });
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      if (findRunningPostmaster(cluster) === null) await restart();
      await pause(WATCH_MS);
    }
  };
  const watching = watch();
  return () => {
    stopping.abort();
    return watching;
  };
}

type Options = {
  port?: number;
  settings?: string[];
  /** Called when the server has died, which is then restarted until it succeeds. Without this option, it stays down. */
  onDeath?: (error: Error) => void;
};

/**
 * Starts PostgreSQL on a data folder, reachable by a Unix socket only. Joins a server that already runs on the folder,
 * left behind by a killed process or started by another of our processes.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { port = 5432, settings = [], onDeath }: Options = {},
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new StartupError('The embedded PostgreSQL does not run on Windows. Set DATABASE_URL, or run in WSL.');
  const user = findPostgresUser();
  const home = ensureDatabaseHome(dataFolder, user);
  const cluster = join(home, 'cluster');
  const socketFolder = ensureSocketFolder(cluster, user);

  const ensureRunning = async () => {
    if (await isRunning(cluster)) return;
    const bin = join(locateBinaries(home, user), 'bin');
    createAtomically(cluster, (temporary) => initCluster(temporary, bin, user));
    removeStaleLock(cluster);
    await launch({ cluster, socketFolder, port, bin, user, log: join(home, 'postgres.log'), settings }).catch(
      async (error: unknown) => {
        // Another process may have started the server in the meantime.
        if (!(await isRunning(cluster))) throw error;
      },
    );
  };
  await ensureRunning();
  const stopWatching = onDeath ? restartWhenDead(cluster, ensureRunning, onDeath) : async () => {};
  const connection = {
    host: socketFolder,
    port: readPort(cluster),
    user: 'postgres',
    database: 'postgres',
    application_name: `${APPLICATION_PREFIX}${randomUUID()}`,
  };
  return {
    connection,
    stop: async () => {
      await stopWatching();
      return stop(cluster, connection);
    },
  };
}
