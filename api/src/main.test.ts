import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from './platform/embedded/embedded-postgres.ts';
import { ensureDatabaseHome, removeData } from './platform/embedded/data-folders.ts';
import { findRunningPostmaster } from './platform/embedded/postmaster.ts';
import { findPostgresUser } from './platform/embedded/postgres-user.ts';
import { TEST_DATA_HOME } from './platform/testing/test-data-home.ts';

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, 'main.ts');
const PASSWORD = 'consign';
const BUILT_PORTAL = {
  'shell/release.json': {},
  'areas/registry.json': { releases: {}, channels: { stable: { areas: {} } }, hosts: {} },
};
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(TEST_DATA_HOME, 'main-'));
  const portal = mkdtempSync(join(tmpdir(), 'main-portal-'));
  for (const [file, content] of Object.entries(BUILT_PORTAL)) {
    mkdirSync(dirname(join(portal, file)), { recursive: true });
    writeFileSync(join(portal, file), JSON.stringify(content));
  }
  env = { ...process.env, PORT: '0', DATA_FOLDER: folder, PORTAL_FOLDER: portal, LOG_LEVEL: 'info', NODE_ENV: 'test' };
});

afterAll(async () => {
  await (await startEmbeddedPostgres(folder)).stop();
  removeData(folder);
});

type Running = { process: ChildProcess; address: string };

async function start(...options: string[]): Promise<Running> {
  const child = spawn(process.execPath, [MAIN, ...options], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const address = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address) {
      child.stdout.resume();
      return { process: child, address };
    }
  }
  throw new Error('The process exited before it listened');
}

async function end({ process: child }: Running, ...signals: NodeJS.Signals[]) {
  for (const signal of signals) child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

async function post(address: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const signIn = async (address: string) =>
  ((await (await post(address, 'auth', { login: 'owner', password: PASSWORD })).json()) as { token: string }).token;

async function orderTypes(address: string, token: string): Promise<string[]> {
  const reply = await fetch(`${address}/api/order-types?limit=9999`, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { items: { code: string }[] }).items.map(({ code }) => code);
}

const postmaster = () => findRunningPostmaster(join(ensureDatabaseHome(folder, findPostgresUser()), 'cluster'));

test('preserves saved data after a kill, stops everything on a signal, and resets on request', async () => {
  const first = await start();
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  const token = await signIn(first.address);
  expect((await post(first.address, 'order-types', { name: 'Saved', code: 'SAVED' }, token)).status).toBe(201);
  await end(first, 'SIGKILL');

  const second = await start();
  expect(await orderTypes(second.address, token)).toContain('SAVED');
  expect(await end(second, 'SIGINT', 'SIGTERM')).toBe(0);
  expect(postmaster()).toBeNull();

  const afterReset = await start('--reset');
  expect(await orderTypes(afterReset.address, await signIn(afterReset.address))).not.toContain('SAVED');
  expect(await end(afterReset, 'SIGTERM')).toBe(0);
  expect([postmaster(), existsSync(join(folder, 'token-secret'))]).toEqual([null, true]);
}, 120_000);

test('prints only the messages of invalid settings and exits', async () => {
  const failed = run(process.execPath, [MAIN], { env: { ...env, PORT: 'eighty', LOG_LEVEL: 'loud' } });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'PORT must be a port number from 0 (any free one) to 65535.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  });
});

test('prints only the OpenAPI document, without a database', async () => {
  const { stdout, stderr } = await run(process.execPath, [join(import.meta.dirname, 'openapi.ts')], {
    env: { ...process.env, DATABASE_URL: 'postgres://nowhere:1/none' },
    maxBuffer: 1e8,
  });
  expect([JSON.parse(stdout).openapi, stderr]).toEqual(['3.1.0', '']);
});
