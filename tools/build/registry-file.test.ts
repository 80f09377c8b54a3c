import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { AreaRelease } from 'shared-contracts/values/areas';
import { publish, readRegistry, register } from './registry-file.ts';

const portal = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(portal, { recursive: true }));

const release = (name: string, build: string): AreaRelease => ({
  version: '1.0.0',
  path: `${name}/1.0.0+${build}/`,
  manifest: { name, owner: 'Team', hostApi: '^1.0.0', apis: [], routes: [], menu: [], slots: [], labels: { en: {}, it: {}, fr: {}, sp: {}, sin: {} } },
  entry: 'remoteEntry.js',
  integrity: {},
  firstPaint: {},
});

test('a release takes the channel over and leaves what stood there as the last good one', () => {
  const empty = readRegistry(portal);
  const first = publish(empty, 'a', release('mfe-orders', 'a'));
  expect(first.channels['stable']).toEqual({ areas: { 'mfe-orders': 'a' } });
  const second = publish(first, 'b', release('mfe-orders', 'b'));
  expect(second.channels['stable']).toEqual({ areas: { 'mfe-orders': 'b' }, previous: { 'mfe-orders': 'a' } });
  expect(publish(second, 'b', release('mfe-orders', 'b'))).toEqual(second);
  expect(Object.keys(second.releases['mfe-orders'] ?? {})).toEqual(['a', 'b']);
});

test('builds that finish at once in several processes are all kept', async () => {
  const names = ['mfe-admin', 'mfe-finance', 'mfe-fleet', 'mfe-orders', 'mfe-trips'];
  const module = pathToFileURL(join(import.meta.dirname, 'registry-file.ts')).href;
  const program = `const { register } = await import(${JSON.stringify(module)}); await register(process.argv[1], 'one', JSON.parse(process.argv[2]));`;
  const run = promisify(execFile);
  await Promise.all(names.map((name) => run(process.execPath, ['--input-type=module', '-e', program, portal, JSON.stringify(release(name, 'one'))])));
  expect(Object.keys(readRegistry(portal).releases).toSorted()).toEqual(names);
});

test('a registry that breaks its schema is neither read nor written', async () => {
  await expect(register(portal, 'two', { ...release('mfe-orders', 'two'), path: '../elsewhere/' })).rejects.toThrow('path');
  writeFileSync(join(portal, 'areas/registry.json'), '{"releases":{}}');
  expect(() => readRegistry(portal)).toThrow('channels');
});
