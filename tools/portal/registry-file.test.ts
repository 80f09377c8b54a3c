import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildRelease } from '../release/testing/a-release.ts';
import { readRegistry, register } from './registry-file.ts';

const portal = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(portal, { recursive: true }));

test('builds that finish at once in several processes are all kept', async () => {
  const names = ['mfe-admin', 'mfe-finance', 'mfe-fleet', 'mfe-orders', 'mfe-trips'];
  const module = pathToFileURL(join(import.meta.dirname, 'registry-file.ts')).href;
  const program = `const { register } = await import(${JSON.stringify(module)}); await register(process.argv[1], 'one', JSON.parse(process.argv[2]));`;
  const run = promisify(execFile);
  await Promise.all(
    names.map((name) =>
      run(process.execPath, ['--input-type=module', '-e', program, portal, JSON.stringify(buildRelease(name, 'one'))]),
    ),
  );
  expect(Object.keys(readRegistry(portal).releases).toSorted()).toEqual(names);
});

test('a registry that breaks its schema is neither read nor written', async () => {
  await expect(
    register(portal, 'two', { ...buildRelease('mfe-orders', 'two'), path: '../elsewhere/' }),
  ).rejects.toThrow('path');
  writeFileSync(join(portal, 'areas/registry.json'), '{"releases":{}}');
  expect(() => readRegistry(portal)).toThrow('channels');
});
