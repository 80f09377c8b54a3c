import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureDatabaseHome } from '../../api/src/platform/embedded/data-folders.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { findRunningPostmaster, isAlive, waitUntil } from '../../api/src/platform/embedded/postmaster.ts';
import { findPostgresUser } from '../../api/src/platform/embedded/postgres-user.ts';
import { GENERATED, ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/port.ts';
import { API } from '../lib/api.ts';
import { keepRunning } from '../lib/keep-running.ts';
import { listChildren } from './processes.ts';
import { startRegistryHost } from './registry-host.ts';
import { createSmallDisk } from './small-disk.ts';

/** `embedded`: started by the API. `server`: at a `DATABASE_URL`, and restarted by the supervisor. */
export type DatabaseKind = 'embedded' | 'server';
export type FaultyPortal = Awaited<ReturnType<typeof startFaultyPortal>>;

const HOST = '127.0.0.1';
const PASSWORD = 'faults';
const LOOK_EVERY_MS = 50;
/** The smallest portal with pages to serve. */
const SHELL = {
  hostApi: '1.0.0',
  base: '/assets/',
  icon: 'icon.1.svg',
  scripts: ['main.1.js'],
  integrity: { 'main.1.js': 'sha384-main' },
  firstPaint: {},
  lent: {},
};
const REGISTRY = JSON.stringify({ releases: {}, channels: { stable: { areas: {} } }, hosts: {} });
const FILES = {
  'shell/release.json': JSON.stringify(SHELL),
  'areas/registry.json': REGISTRY,
  'shell/assets/main.1.js': '',
};

function writePortal(folder: string) {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** The running processes of a PostgreSQL, the postmaster first. */
function listProcesses(cluster: string): number[] {
  const postmaster = findRunningPostmaster(cluster);
  return postmaster === null ? [] : [postmaster, ...listChildren(postmaster).map(({ pid }) => pid)];
}

function listBackends(cluster: string): number[] {
  const children = listChildren(findRunningPostmaster(cluster) ?? 0);
  return children.flatMap(({ pid, command }) => (command.startsWith('postgres: postgres ') ? [pid] : []));
}

/** Stops a database that its API could not stop. */
async function stopLeftover(cluster: string) {
  const pid = findRunningPostmaster(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntil(
    () => !isAlive(pid),
    () => true,
  );
}

/** Starts a server at an address, with a supervisor that restarts it. */
async function startServer(dataFolder: string) {
  const port = (await freePort(0, HOST)) ?? 0;
  const { connection, stop } = await startEmbeddedPostgres(dataFolder, {
    port,
    settings: [`listen_addresses=${HOST}`],
    onDeath: () => undefined,
  });
  await runOn(connection, `alter user postgres password '${PASSWORD}'`);
  return { url: `postgres://postgres:${PASSWORD}@${HOST}:${port}/postgres`, stop };
}

async function runOn(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the query fails as well
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A separate portal on a small disk, whose API is restarted like by `npm start`. */
export async function startFaultyPortal(kind: DatabaseKind, say: (line: string) => void) {
  const disk = createSmallDisk();
  const registry = await startRegistryHost(REGISTRY);
  const dataFolder = join(disk.folder, 'data');
  writePortal(join(disk.folder, 'portal'));
  const server = kind === 'server' ? await startServer(dataFolder) : undefined;
  const port = (await freePort(0, HOST)) ?? 0;
  const url = `http://${HOST}:${port}`;
  const env = {
    ...process.env,
    HOST,
    PORT: String(port),
    DATABASE_URL: server?.url ?? '',
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: join(disk.folder, 'portal'),
    REGISTRY_URL: registry.url,
    TOKEN_SECRET: 'a secret that only the faults know',
    DEMO: 'true',
    SIMULATOR: 'false',
    LOG_LEVEL: 'fatal',
    MAP_TILES_URL: 'none',
    NODE_COMPILE_CACHE: join(GENERATED, 'cache/node'),
  };
  const counts = { starts: 0, kills: 0, unreported: 0 };
  const failed = Promise.withResolvers<never>();
  const api = keepRunning({
    start: () => {
      counts.starts += 1;
      return spawn(process.execPath, API, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    },
    say,
    onFailedStart: (code) => failed.reject(new Error(`The API did not start (${code})`)),
  });
  const isReady = async () => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok;
  const becomeReady = async () => {
    while (!(await isReady())) await wait(LOOK_EVERY_MS);
  };
  const cluster = join(ensureDatabaseHome(dataFolder, findPostgresUser()), 'cluster');
  const close = async () => {
    await api.stop();
    await server?.stop();
    await stopLeftover(cluster);
    registry.close();
    disk.remove();
  };
  await Promise.race([becomeReady(), failed.promise]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  api.markReady();

  const { connection } = await startEmbeddedPostgres(dataFolder);
  const query = (text: string) => runOn(connection, text);
  await query("alter system set max_wal_size = '64MB'");
  await query('select pg_reload_conf()');

  return {
    url,
    /** `unreported`: full disks that readiness did not report. */
    counts,
    disk,
    registry,
    query,
    listProcesses: () => listProcesses(cluster),
    listBackends: () => listBackends(cluster),
    killApi: () => {
      counts.kills += 1;
      process.kill(Number(api.pid), 'SIGKILL');
    },
    /** Processes of the API that ended without being killed. */
    countDead: () => counts.starts - 1 - counts.kills,
    close,
  };
}
