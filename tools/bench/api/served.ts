import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD } from '../../../api/demo/password.ts';
import { PORTAL } from '../../build/store.ts';
import { API, API_MEMORY } from '../../lib/api.ts';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';

const HOST = 'localhost';
const LOOK_EVERY_MS = 50;

async function healthy(api: ChildProcess, url: string) {
  while (
    !(await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (api.exitCode !== null) throw new Error('The API did not start; its last words are above.');
    await wait(LOOK_EVERY_MS);
  }
}

/** Parameters sent with a search. */
export type Filters = Readonly<Record<string, string>>;

/**
 * The API as in production: a separate process, over the network, with a signed-in user. `settings`: overrides of the
 * bench's.
 */
export async function serve(dataFolder: string, login: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort(0, HOST);
  const url = `http://${HOST}:${port}`;
  const own = {
    HOST,
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: PORTAL,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    ...settings,
  };
  const env = { ...process.env, ...API_MEMORY, DATABASE_URL: '', ...own };
  const api = spawn(process.execPath, API, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const close = async () => {
    if (api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
  };
  const signIn = async (as: string) => {
    const signedIn = await fetch(`${url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: as, password: PASSWORD }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    return { authorization: `Bearer ${token}` };
  };
  try {
    await healthy(api, url);
    return { url, pid: api.pid ?? 0, headers: await signIn(login), signIn, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export type ServedApi = Awaited<ReturnType<typeof serve>>;

/** Stops the API in any case, also when what is done with it fails. */
export async function withApi<Result>(api: ServedApi, act: (api: ServedApi) => Promise<Result>): Promise<Result> {
  try {
    return await act(api);
  } finally {
    await api.close();
  }
}

/** A list through the API. */
export async function servedList(dataFolder: string, login: string, path: string, filters: Filters = {}) {
  const { url, headers, close } = await serve(dataFolder, login);
  return {
    ask: async (search: string) => {
      const answer = await fetch(
        `${url}/api/${path}?${new URLSearchParams({ ...filters, ...(search && { search }) }).toString()}`,
        { headers },
      );
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { items: unknown[] }).items.length;
    },
    close,
  };
}
