import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STABLE } from 'shared-contracts/values/areas';
import { removeData } from '../../api/src/platform/embedded/home.ts';
import { readRegistry } from '../../tools/build/registry-file.ts';
import { PORTAL } from '../../tools/build/store.ts';
import { API } from '../../tools/run/api.ts';
import { ROOT } from '../../tools/run/paths.ts';
import { freePort } from '../../tools/run/port.ts';
import { until } from './until.ts';

export const HOST = 'localhost';

/** Nobody's, so that no test asks a public service: a test that wants tiles answers for it. */
export const TILES = 'https://tiles.consign.example';
const MAPS = {
  MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`,
  MAP_TILES_ATTRIBUTION: 'Tile makers',
  MAP_TILES_LINK: `${TILES}/about`,
};

function launch(port: number, home: string): ChildProcess {
  const own = {
    ...MAPS,
    HOST,
    PORT: String(port),
    DATA_FOLDER: home,
    PORTAL_FOLDER: join(home, 'portal'),
    DATABASE_URL: '',
    DEMO: 'true',
    SIMULATOR: 'false',
    LOG_LEVEL: 'error',
  };
  const env = { ...process.env, ...own };
  return spawn(process.execPath, API, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The real portal as people run it, with a database, a demo company and built files of its own. */
export async function openPortal() {
  const home = mkdtempSync(join(tmpdir(), 'consign-e2e-'));
  chmodSync(home, 0o755);
  cpSync(PORTAL, join(home, 'portal'), { recursive: true });
  const port = await freePort(0, HOST);
  if (port === undefined) throw new Error('No free port');
  const url = `http://${HOST}:${port}`;
  let api: ChildProcess | undefined;

  const isHealthy = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async () => {
    const started = launch(port, home);
    api = started;
    await until('the portal is healthy', async () => {
      if (started.exitCode !== null) throw new Error(`The portal ended with ${started.exitCode}`);
      return isHealthy();
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'exit');
    api.kill(signal);
    await ended;
  };
  const area = (name: string) => {
    const [there, away] = [join(home, 'portal/areas', name), join(home, 'away', name)];
    return {
      /** As if its releases had been deleted under the running portal. */
      remove: () => {
        mkdirSync(dirname(away), { recursive: true });
        renameSync(there, away);
      },
      restore: () => {
        if (existsSync(away)) renameSync(away, there);
      },
    };
  };

  await start();
  return {
    url,
    /** The folder with the built shell and areas. */
    folder: join(home, 'portal'),
    area,
    /** The build of every area that is shown. */
    releases: (): Record<string, string> => readRegistry(join(home, 'portal')).channels[STABLE]?.areas ?? {},
    start,
    /** Without a chance to clean up. */
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGTERM');
      removeData(home);
    },
  };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;
