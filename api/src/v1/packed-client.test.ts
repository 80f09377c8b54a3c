import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** What a registry would add; from here, so that the test needs no network. */
const DEPENDENCIES = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  'standardwebhooks',
  '@stablelib/base64',
  'fast-sha256',
];
/** Without the options by which this repository runs its sources. */
const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: tmpdir() };
const npm = (cwd: string, ...args: string[]) => run('npm', args, { cwd, env });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-client-'));
  app = join(folder, 'app');
  const copy = join(folder, 'repository/client');
  cpSync(join(ROOT, 'client'), copy, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) });
  for (const name of ['tools', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, 'repository', name));
  const { stdout } = await npm(copy, 'pack', '--json', '--pack-destination', folder);
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string; files: { path: string }[] }[];
  files = packed?.files.map(({ path }) => path) ?? [];
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const sources = DEPENDENCIES.map((name) => join(ROOT, 'node_modules', name));
  const options = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(app, 'install', ...options, join(folder, packed?.filename ?? ''), ...sources);
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
    'README.md',
    'examples/follow-order.ts',
    'package.json',
  ]);
});

test('calls a running API from an empty project', async () => {
  const { order, secret } = await addKey();
  const baseUrl = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const source = `
    import { createClient, verifyWebhook } from '@consign/client';
    const [, , baseUrl, apiKey] = process.argv;
    const { data } = await createClient({ baseUrl, apiKey }).GET('/api/v1/orders');
    const { error, response } = await createClient({ baseUrl, apiKey: 'csg_unknown' }).GET('/api/v1/orders');
    console.log(JSON.stringify([data.items.map(({ id }) => id), response.status, error.code, typeof verifyWebhook]));`;
  const { code, output } = await runNode('call.js', source, [baseUrl, secret]);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([[order.id], 401, 'unauthorized', 'function']);
});

test('its types know the calls, for a strict compiler', async () => {
  const compile = async (source: string) => {
    writeFileSync(join(app, 'typed.ts'), source);
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
    const compiler = join(ROOT, 'tools/node_modules/typescript/bin/tsc');
    return run(process.execPath, [compiler, ...options, 'typed.ts'], { cwd: app, env }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  };
  const typed = (path: string) => `
    import { createClient, type Order } from '@consign/client';
    const client = createClient({ baseUrl: 'https://freight.example.com', apiKey: 'csg_x' });
    const { data } = await client.GET('${path}', { params: { query: { limit: 20 } } });
    export const orders: { id: Order['id'] }[] | undefined = data?.items;`;
  expect(await compile(typed('/api/v1/orders'))).toBe('');
  expect(await compile(typed('/api/v1/nowhere'))).toContain('/api/v1/nowhere');
});
