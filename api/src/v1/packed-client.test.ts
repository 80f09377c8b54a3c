import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createBuilders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

// The package as others get it: packed, installed away from the repository and run by plain Node.
const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const portal = testApp();
let folder: string;
let app: string;
let files: string[];

/** Without the options with which this repository runs its sources. */
const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: tmpdir() };

/**
 * Adds the dependencies that a package declares, and no others, like a registry; copied from here, so that no network
 * is needed.
 */
function addDependencies(packageFolder: string) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const target = join(app, 'node_modules', name);
    cpSync(join(ROOT, 'node_modules', name), target, { recursive: true });
    addDependencies(target);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-client-'));
  app = join(folder, 'app');
  const { stdout } = await run(process.execPath, [join(ROOT, 'tools/packages/pack-client.ts')], { cwd: ROOT, env });
  const tarball = stdout.trim();
  const listed = await run('tar', ['-tzf', tarball]);
  files = listed.stdout
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const installed = join(app, 'node_modules/@consign/client');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  addDependencies(installed);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runNode(file: string, source: string, args: readonly string[] = []) {
  writeFileSync(join(app, file), source);
  const child = spawn(process.execPath, [file, ...args], { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: Buffer.concat(chunks).toString() };
}

async function addKey() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const order = await build.order({ organizationId });
  const admin = portal.as(await build.user({ organizationId, role: 'admin', rules: 'all' }));
  const { secret } = (
    await admin.post('/api-keys', { name: 'Package', rules: [{ model: 'order', rule: 'read' }] })
  ).json();
  return { order, secret };
}

test('packs JavaScript with its types, and no sources or tests', () => {
  expect(files.filter((path) => path.startsWith('dist/')).toSorted()).toEqual(
    ['index', 'v1', 'webhooks'].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
  );
  expect(files.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'examples/follow-order.js',
    'package.json',
  ]);
});

test('calls a running API from an empty project', async () => {
  const { order, secret } = await addKey();
  const source = `
    import { createClient, verifyWebhook } from '@consign/client';
    const [, , baseUrl, apiKey] = process.argv;
    const { data } = await createClient({ baseUrl, apiKey }).GET('/api/v1/orders');
    const { error, response } = await createClient({ baseUrl, apiKey: 'csg_unknown' }).GET('/api/v1/orders');
    console.log(JSON.stringify([data.items.map(({ id }) => id), response.status, error.code, typeof verifyWebhook]));`;
  const { code, output } = await runNode('call.js', source, [portal.app.listeningOrigin, secret]);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([[order.id], 401, 'unauthorized', 'function']);
});

test('its example runs, and shows the errors of the API', async () => {
  const { secret } = await addKey();
  writeFileSync(join(app, 'order.json'), '{}');
  const example = join(app, 'node_modules/@consign/client/examples/follow-order.js');
  const settings = { CONSIGN_URL: portal.app.listeningOrigin, CONSIGN_API_KEY: secret, PORT: '0' };
  const result = run(process.execPath, [example, 'order.json'], { cwd: app, env: { ...env, ...settings } });
  await expect(result).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^forbidden: /) });
});

test('its types cover the calls, for a strict compiler', async () => {
  const source = `
    import { createClient, type Order } from '@consign/client';
    const client = createClient({ baseUrl: 'https://freight.example.com', apiKey: 'csg_x' });
    const { data } = await client.GET('/api/v1/orders', { params: { query: { limit: 20 } } });
    export const orders: { id: Order['id'] }[] | undefined = data?.items;
    export const unknown = await client.GET('/api/v1/nowhere', { params: { query: { limit: 20 } } });`;
  writeFileSync(join(app, 'typed.ts'), source);
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
  const compiler = join(ROOT, 'tools/node_modules/typescript/bin/tsc');
  const compiled = run(process.execPath, [compiler, ...options, 'typed.ts'], { cwd: app, env });
  // Everything is correct except the last line.
  const stdout = expect.stringMatching(/^typed\.ts\(6,\d+\): error[^\n]*\/api\/v1\/nowhere(?!.*\ntyped\.ts)/s);
  await expect(compiled).rejects.toMatchObject({ stdout });
});
