import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaRelease } from 'shared-contracts/values/areas';
import { root } from '../webpack/paths.ts';
import { readRegistry } from './registry-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const source = join(folder, 'mfe-trips');
const portal = join(folder, 'portal');
cpSync(join(root, 'mfe-trips'), source, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const build = () => execFileSync(process.execPath, [join(root, 'tools/build/build.ts'), 'mfe-trips', '--source', source, '--portal', portal]);
const stable = (): { build: string; release: AreaRelease; previous?: string } => {
  const { channels, releases } = readRegistry(portal);
  const name = channels['stable']?.areas['mfe-trips'] ?? '';
  const previous = channels['stable']?.previous?.['mfe-trips'];
  return { build: name, release: releases['mfe-trips']?.[name] as AreaRelease, ...(previous && { previous }) };
};
const file = ({ path }: AreaRelease, script: string) => join(portal, 'areas', path, script);
const LANGUAGES_ON_DEMAND = 4;
/** A build takes two seconds of a quiet machine. */
const PATIENCE_MS = 120_000;

test('a copy of an area is built on its own, with a true record of what each page needs', () => {
  build();
  const { release } = stable();
  const hashes = Object.entries(release.integrity).map(([script, hash]) => [hash, `sha384-${createHash('sha384').update(readFileSync(file(release, script))).digest('base64')}`]);
  for (const [told, found] of hashes) expect(told).toBe(found);
  for (const script of Object.keys(release.integrity)) expect([existsSync(`${file(release, script)}.br`), existsSync(`${file(release, script)}.gz`)]).toEqual([true, true]);

  const { routes, slots } = release.manifest;
  expect(Object.keys(release.firstPaint)).toEqual([...routes.map(({ path }) => path), ...slots.map(({ slot, name }) => `${slot}/${name}`)]);
  const { scripts = [] } = release.firstPaint['/trips'] ?? {};
  expect(scripts[0]).toBe(release.entry);
  expect(scripts.map((script) => readFileSync(file(release, script), 'utf8')).join('')).toContain('/trips/:id/edit');
  const needed = new Set(Object.values(release.firstPaint).flatMap((page) => page.scripts));
  const onDemand = Object.keys(release.integrity).filter((script) => !needed.has(script));
  expect(onDemand.filter((script) => readFileSync(file(release, script), 'utf8').includes('JSON.parse('))).toHaveLength(LANGUAGES_ON_DEMAND);
}, PATIENCE_MS);

test('the same sources are not built again; changed ones stand beside the build before', () => {
  build();
  const first = stable();
  const builtAt = statSync(file(first.release, 'release.json')).mtimeMs;
  build();
  expect(statSync(file(stable().release, 'release.json')).mtimeMs).toBe(builtAt);

  const messages = join(source, 'src/trips/trips.messages.ts');
  writeFileSync(messages, readFileSync(messages, 'utf8').replace("defaultMessage: '", "defaultMessage: 'Some day: "));
  build();
  const second = stable();
  expect(second).toMatchObject({ previous: first.build });
  expect(second.build).not.toBe(first.build);
  expect(existsSync(file(first.release, first.release.entry))).toBe(true);
}, PATIENCE_MS);
