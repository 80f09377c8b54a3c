import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { PASSWORD } from '../../api/demo/password.ts';
import { chromium as findChromium } from '../browser/chromium.ts';
import { PORTAL } from '../build/store.ts';
import { API } from '../lib/api.ts';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/port.ts';
import { openPackageRegistry } from './testing/package-registry.ts';
import { packAll } from './pack.ts';

const AREA = 'mfe-warehouse';
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 200;

const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const area = join(folder, AREA);
const page = join(area, 'src/warehouse/warehouse-page.tsx');
let packages: Awaited<ReturnType<typeof openPackageRegistry>>;
let portal: { url: string; process: ChildProcess };

async function startPortal() {
  const port = (await freePort(0, 'localhost')) ?? 0;
  const url = `http://localhost:${port}`;
  cpSync(PORTAL, join(folder, 'portal'), { recursive: true });
  const api = spawn(process.execPath, API, {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      DATABASE_URL: '',
      DATA_FOLDER: join(folder, 'data'),
      PORTAL_FOLDER: join(folder, 'portal'),
      DEMO: 'true',
      SIMULATOR: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await wait(LOOK_EVERY_MS))
    if (Date.now() > until || api.exitCode !== null) throw new Error('the portal did not start');
  return { url, process: api };
}

/** Runs a program in an area's own repository, without anything of this one. It may use this process's servers. */
async function run(program: string, args: readonly string[], cwd = area) {
  const { NODE_OPTIONS: _options, NODE_PATH: _path, ...env } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...env, PATH: `${dirname(process.execPath)}${delimiter}${env['PATH']}`, RELEASE_PORTAL: portal.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}
const release = (...words: string[]) =>
  run('npm', ['run', '--silent', 'release', '--', ...words, '--to', join(folder, 'portal/areas')]);
const registry = () => readFileSync(join(folder, 'portal/areas/registry.json'), 'utf8');

beforeAll(async () => {
  chmodSync(folder, 0o755);
  packages = await openPackageRegistry(await packAll());
  writeFileSync(join(folder, '.npmrc'), `@consign:registry=${packages.address}/\n`);
  portal = await startPortal();
}, 600_000);
afterAll(async () => {
  packages.close();
  const ended = once(portal.process, 'exit');
  portal.process.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('an area is made, checked and tested in an empty folder, from packages alone', async () => {
  const made = await run('npx', ['--yes', '@consign/area-tools', 'new', 'warehouse'], folder);
  expect(made.output).toContain(`${AREA}/src/warehouse/warehouse-page.tsx`);
  cpSync(join(folder, '.npmrc'), join(area, '.npmrc'));
  expect(existsSync(join(area, '.github/workflows/area.yml'))).toBe(true);
  expect(await run('npm', ['install', '--no-audit', '--no-fund'])).toMatchObject({ status: 0 });
  expect(await run('npm', ['run', 'verify'])).toMatchObject({
    status: 0,
    output: expect.stringContaining('its types hold'),
  });
  const tested = await run('npm', ['test']);
  expect([tested.status, tested.output]).toEqual([0, expect.stringContaining('2 passed, 2 total')]);
});

test('what the shell lacks and what throws is refused before anything is visible', async () => {
  const [before, source] = [registry(), readFileSync(page, 'utf8')];
  writeFileSync(page, source.replaceAll('SearchFilter', 'SearchFeild'));
  expect((await release('publish', AREA)).output).toContain(
    "warehouse-page.tsx:5 imports SearchFeild from shared-ui/list, which the shell doesn't have",
  );
  const broken = "  if (Date.now() > 1) throw new Error('no racks');\n  const list =";
  writeFileSync(page, source.replace('  const list =', broken));
  expect(await release('publish', AREA)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/\/warehouse reports: Error: no racks\n +\/warehouse isn't shown: broken/),
  });
  expect(registry()).toBe(before);
  writeFileSync(page, source);
});

test('the area is published into a running portal, seen in a browser, and taken back', async () => {
  const published = await release('publish', AREA, '--message', 'first racks');
  expect([published.status, published.output]).toEqual([0, expect.stringContaining('is on stable')]);
  const { path, output } = await findChromium();
  if (path === undefined) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const answer = await fetch(`${portal.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'planner', password: PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    const tab = await browser.newPage();
    await tab.addInitScript((stored) => localStorage.setItem('consign.token', stored), token);
    await tab.goto(`${portal.url}/warehouse`);
    await tab.getByRole('heading', { name: 'Warehouse', level: 1 }).waitFor();
    await tab.getByRole('row').nth(1).waitFor();
    expect(await tab.getByRole('link', { name: 'Warehouse' }).count()).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
  expect((await release('log', AREA)).output).toContain('first racks');
  expect(await release('withdraw', AREA)).toMatchObject({ status: 0 });
  expect(await (await fetch(`${portal.url}/areas/registry.json`)).text()).not.toContain(AREA);
});
