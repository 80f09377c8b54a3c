import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { startEmbedded } from './platform/embedded/embedded.ts';
import { databaseHome, removeData } from './platform/embedded/home.ts';
import { runningPostmaster } from './platform/embedded/postmaster.ts';
import { runAs } from './platform/embedded/run-as.ts';

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, 'main.ts');
const PASSWORD = 'consign';
let folder: string;
let settings: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
  settings = { ...process.env, PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'info', NODE_ENV: 'test' };
});

afterAll(async () => {
  await (await startEmbedded(folder)).stop();
  removeData(folder);
});

type Running = { process: ChildProcess; address: string };

async function start(...options: string[]): Promise<Running> {
  const started = spawn(process.execPath, [MAIN, ...options], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(started.stdout)) {
    const address = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address) {
      started.stdout.resume();
      return { process: started, address };
    }
  }
  throw new Error('It ended before it listened');
}

async function end({ process: running }: Running, ...signals: NodeJS.Signals[]) {
  for (const signal of signals) running.kill(signal);
  const [code] = (await once(running, 'exit')) as [number | null];
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

const postmaster = () => runningPostmaster(join(databaseHome(folder, runAs()), 'cluster'));

test('what was answered is kept through a kill, and a signal stops everything', async () => {
  const first = await start();
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  const token = await signIn(first.address);
  expect((await post(first.address, 'order-types', { name: 'Kept', code: 'KEPT' }, token)).status).toBe(201);
  await end(first, 'SIGKILL');

  const second = await start();
  expect(await orderTypes(second.address, token)).toContain('KEPT');
  expect(await end(second, 'SIGINT', 'SIGTERM')).toBe(0);
  expect(postmaster()).toBeNull();

  const anew = await start('--reset');
  expect(await orderTypes(anew.address, await signIn(anew.address))).not.toContain('KEPT');
  expect(await end(anew, 'SIGTERM')).toBe(0);
  expect([postmaster(), existsSync(join(folder, 'token-secret'))]).toEqual([null, true]);
}, 120_000);

test('a wrong setting ends the start with its sentence and nothing else', async () => {
  const failed = run(process.execPath, [MAIN], { env: { ...settings, PORT: 'eighty', LOG_LEVEL: 'loud' } });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'PORT must be a port number from 0 (any free one) to 65535.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  });
});

test('the OpenAPI document is all that its command prints, without a database', async () => {
  const { stdout, stderr } = await run(process.execPath, [join(import.meta.dirname, 'openapi.ts')], {
    env: { ...process.env, DATABASE_URL: 'postgres://nowhere:1/none' },
    maxBuffer: 1e8,
  });
  expect([JSON.parse(stdout).openapi, stderr]).toEqual(['3.1.0', '']);
});
