import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAll } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { API, API_MEMORY } from '../lib/api.ts';
import { keepRunning } from '../lib/keep-running.ts';
import { GENERATED, ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/port.ts';
import { table } from '../lib/table.ts';

const LOOK_EVERY_MS = 100;
const EVERYWHERE = ['0.0.0.0', '::'];

const { HOST: host = 'localhost', DEMO: demo = 'true', LOG_LEVEL: logLevel = 'warn' } = process.env;
const wanted = Number(process.env.PORT || 8080);

/** Handles signals from here on: running processes are stopped, and the exit waits for them. */
const running: { api?: ReturnType<typeof keepRunning> } = {};
process.on('SIGTERM', async () => {
  await running.api?.stop();
  process.exit(0);
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const isHealthy = (address: string) =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

function startApi(port: number, isRestart: boolean): ChildProcess {
  const env = {
    NODE_COMPILE_CACHE: join(GENERATED, 'cache/node'),
    ...API_MEMORY,
    ...process.env,
    PORT: String(port),
    PORTAL_FOLDER: PORTAL,
    DEMO: demo,
    LOG_LEVEL: logLevel,
  };
  // A restart keeps the data: --reset only applies to the first start.
  const options = process.argv.slice(2).filter((option) => !(isRestart && option === '--reset'));
  const api = spawn(process.execPath, [...API, ...options], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  api.on('error', (error) => fail(`The API could not be started: ${error.message}`));
  return api;
}

async function showSignIns() {
  const { SIGN_INS } = await import('../../api/demo/sign-ins.ts');
  const rows = SIGN_INS.map(({ login, password, organization, does }) => [login, password, organization, does]);
  console.log(`\n${table(['Sign in as', 'Password', 'Organization', 'Who'], rows)}\n`);
}

const port = await freePort(wanted, host).catch(() =>
  fail('PORT must be a port number from 0 to 65535, and HOST a name of this machine.'),
);
if (port === undefined)
  fail(
    `Port ${wanted} is in use: stop the program that uses it, or choose another, e.g. PORT=${wanted + 1} npm start.`,
  );

await buildAll({ onBuild: (name) => console.log(`Building ${name} …`) }).catch((error: Error) => fail(error.message));

console.log('Starting the database and the API …');
running.api = keepRunning({
  start: (isRestart) => startApi(port, isRestart),
  say: console.error,
  onFailedStart: (code) => {
    console.error('The API did not start; its last words are above.');
    process.exit(code || 1);
  },
});
const address = `http://${EVERYWHERE.includes(host) ? 'localhost' : host}:${port}`;
while (!(await isHealthy(address))) await wait(LOOK_EVERY_MS);
running.api.markReady();

console.log(`\nConsign runs at ${address}`);
if (demo === 'true') await showSignIns();
console.log('Ctrl-C stops it. The data stays; npm start -- --reset starts over.');
