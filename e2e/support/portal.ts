import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STABLE_CHANNEL } from 'shared-contracts/values/portal/areas';
import { copyDatabase } from '../../api/src/platform/testing/copy-database.ts';
import { DEMO_TEMPLATE, TEMPLATE } from '../../api/src/platform/testing/test-server.ts';
import { readRegistry } from '../../tools/portal/registry-file.ts';
import { PORTAL } from '../../tools/build/store.ts';
import { API } from '../../tools/lib/api.ts';
import { GENERATED, ROOT } from '../../tools/lib/paths.ts';
import { freePort } from '../../tools/lib/port.ts';
import { toDatabaseUrl } from './database-url.ts';
import { waitUntil } from './wait-until.ts';

const PROCESS_CLOCK = join(import.meta.dirname, 'process-clock.ts');

export const HOST = 'localhost';

/** Reserved host, so that tests never call a public tile service. Tests that need tiles fulfil the requests. */
export const TILES = 'https://tiles.consign.example';
const MAPS = {
  MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`,
  MAP_TILES_ATTRIBUTION: 'Tile makers',
  MAP_TILES_LINK: `${TILES}/about`,
};

type ApiOptions = { port: number; dataFolder: string; databaseUrl: string; clockOffsetMs: number };

function spawnApi({ port, dataFolder, databaseUrl, clockOffsetMs }: ApiOptions): ChildProcess {
  const overrides = {
    ...MAPS,
    HOST,
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: join(dataFolder, 'portal'),
    DATABASE_URL: databaseUrl,
    // As with the embedded database: the tests' receivers are on this machine.
    PRIVATE_SMTP: 'true',
    PRIVATE_WEBHOOKS: 'true',
    PRIVATE_ISSUERS: 'true',
    DEMO: 'true',
    SIMULATOR: 'false',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(GENERATED, 'cache/node'),
  };
  const env = { ...process.env, ...overrides, CLOCK_OFFSET_MS: String(clockOffsetMs) };
  const args = clockOffsetMs === 0 ? API : ['--import', PROCESS_CLOCK, ...API];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const waitUntilHealthy = (api: ChildProcess, url: string) =>
  waitUntil('the portal is healthy', async () => {
    if (api.exitCode !== null) throw new Error(`The portal exited with ${api.exitCode}`);
    return isHealthy(url);
  });

async function endProcess(api: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (!api || api.exitCode !== null || api.signalCode !== null) return;
  const exited = once(api, 'exit');
  api.kill(signal);
  await exited;
}

const findPort = async (): Promise<number> => {
  const port = await freePort(0, HOST);
  if (port === undefined) throw new Error('No free port');
  return port;
};

/**
 * Starts the real portal with its own database, demo company and built files. The database is a copy; for another time,
 * the demo company is created at the start.
 * @param startsAt the initial time of its clock, in ISO format; defaults to the current time
 */
export async function openPortal(startsAt?: string) {
  let clockOffsetMs = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now();
  const dataFolder = mkdtempSync(join(tmpdir(), 'consign-e2e-'));
  chmodSync(dataFolder, 0o755);
  cpSync(PORTAL, join(dataFolder, 'portal'), { recursive: true });
  const port = await findPort();
  const url = `http://${HOST}:${port}`;
  const database = await copyDatabase(startsAt === undefined ? DEMO_TEMPLATE : TEMPLATE);
  const databaseUrl = toDatabaseUrl(database.connection);
  let api: ChildProcess | undefined;
  const others: ChildProcess[] = [];

  const start = async () => {
    const started = spawnApi({ port, dataFolder, databaseUrl, clockOffsetMs });
    api = started;
    await waitUntilHealthy(started, url);
  };
  const end = (signal: NodeJS.Signals) => endProcess(api, signal);
  const area = (name: string) => {
    const [releasesFolder, hiddenFolder] = [join(dataFolder, 'portal/areas', name), join(dataFolder, 'away', name)];
    return {
      /** Hides the releases of the area, as if they'd been deleted while the portal runs. */
      remove: () => {
        mkdirSync(dirname(hiddenFolder), { recursive: true });
        renameSync(releasesFolder, hiddenFolder);
      },
      restore: () => {
        if (existsSync(hiddenFolder)) renameSync(hiddenFolder, releasesFolder);
      },
    };
  };

  await start();
  return {
    url,
    /** The folder with the built shell and areas. */
    folder: join(dataFolder, 'portal'),
    area,
    /** The current build of every area. */
    releases: (): Record<string, string> =>
      readRegistry(join(dataFolder, 'portal')).channels[STABLE_CHANNEL]?.areas ?? {},
    start,
    /** Starts another process on the same database. Its jobs run at the start. It ends with the portal. */
    startOther: async () => {
      const otherPort = await findPort();
      const other = spawnApi({ port: otherPort, dataFolder, databaseUrl, clockOffsetMs });
      others.push(other);
      const otherUrl = `http://${HOST}:${otherPort}`;
      await waitUntilHealthy(other, otherUrl);
      return { url: otherUrl, close: () => endProcess(other, 'SIGTERM') };
    },
    /** The offset of its clock, which windows use as well. */
    get clockOffsetMs() {
      return clockOffsetMs;
    },
    /** Unix seconds. */
    now: () => (Date.now() + clockOffsetMs) / 1_000,
    /** Restarts the portal so many seconds later. Its jobs run at the start. */
    restartAfter: async (seconds: number) => {
      await end('SIGTERM');
      clockOffsetMs += seconds * 1_000;
      await start();
    },
    /** Stops the portal without cleanup, like a crash. */
    kill: () => end('SIGKILL'),
    close: async () => {
      for (const other of others) await endProcess(other, 'SIGTERM');
      await end('SIGTERM');
      await database.drop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;
