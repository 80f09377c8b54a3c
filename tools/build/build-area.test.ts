import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaRelease } from 'shared-contracts/values/portal/areas';
import { root } from '../webpack/paths.ts';
import { hostApi } from '../webpack/shared.ts';
import { readRegistry } from '../portal/registry-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const source = join(folder, 'mfe-trips');
const portal = join(folder, 'portal');
cpSync(join(root, 'mfe-trips'), source, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const build = () =>
  execFileSync(process.execPath, [
    join(root, 'tools/portal/build-portal.ts'),
    'mfe-trips',
    '--source',
    source,
    '--portal',
    portal,
  ]);
const stable = (): { build: string; release: AreaRelease; previous?: string } => {
  const { channels, releases } = readRegistry(portal);
  const name = channels['stable']?.areas['mfe-trips'] ?? '';
  const previous = channels['stable']?.previous?.['mfe-trips'];
  return { build: name, release: releases['mfe-trips']?.[name] as AreaRelease, ...(previous && { previous }) };
};
const file = ({ path }: AreaRelease, script: string) => join(portal, 'areas', path, script);
const LANGUAGES_ON_DEMAND = 4;
const to = join(folder, 'released');
const publishTo = (channel: string) => {
  const module = (path: string) => JSON.stringify(pathToFileURL(join(root, 'tools/release', path)).href);
  const program = `
    const [{ publishArea }, { folderStore }] = await Promise.all([import(${module('publish.ts')}), import(${module('folder-store.ts')})]);
    await publishArea(folderStore(process.argv[1]), 'mfe-trips', { source: process.argv[2], portal: process.argv[3], channel: process.argv[4] }).catch(({ message }) => console.log(message));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program, to, source, portal, channel], {
    encoding: 'utf8',
  });
};
/** A build takes two seconds on an idle machine. */
const PATIENCE_MS = 120_000;

test(
  'a copy of an area is built on its own, with a true record of what each page needs',
  () => {
    build();
    const { release } = stable();
    const hashes = Object.entries(release.integrity).map(([script, hash]) => [
      hash,
      `sha384-${createHash('sha384')
        .update(readFileSync(file(release, script)))
        .digest('base64')}`,
    ]);
    for (const [recorded, found] of hashes) expect(recorded).toBe(found);
    for (const script of Object.keys(release.integrity))
      expect(readFileSync(file(release, script), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const script of Object.keys(release.integrity))
      expect([existsSync(`${file(release, script)}.br`), existsSync(`${file(release, script)}.gz`)]).toEqual([
        true,
        true,
      ]);

    const { routes, slots } = release.manifest;
    expect(Object.keys(release.firstPaint)).toEqual([
      ...routes.map(({ path }) => path),
      ...slots.map(({ slot, name }) => `${slot}/${name}`),
    ]);
    const { scripts = [] } = release.firstPaint['/trips'] ?? {};
    expect(scripts[0]).toBe(release.entry);
    expect(scripts.map((script) => readFileSync(file(release, script), 'utf8')).join('')).toContain('/trips/:id/edit');
    const needed = new Set(Object.values(release.firstPaint).flatMap((page) => page.scripts));
    const onDemand = Object.keys(release.integrity).filter((script) => !needed.has(script));
    expect(
      onDemand.filter((script) => readFileSync(file(release, script), 'utf8').includes('JSON.parse(')),
    ).toHaveLength(LANGUAGES_ON_DEMAND);
  },
  PATIENCE_MS,
);

test(
  'the same sources are not built again; changed ones are stored next to the previous build',
  () => {
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
  },
  PATIENCE_MS,
);

test(
  'a built area is released elsewhere whole, unless it needs what that shell does not provide',
  () => {
    const { build: name, release } = stable();
    expect(Object.keys(release.borrows ?? {})).toEqual(
      expect.arrayContaining(['react', 'shared-ui', 'shared-ui/list', 'yup']),
    );
    expect(publishTo('canary')).toBe('');
    const released = JSON.parse(readFileSync(join(to, 'registry.json'), 'utf8'));
    expect(released.channels.canary.areas).toEqual({ 'mfe-trips': name });
    expect(released.releases['mfe-trips'][name]).toEqual(release);
    expect(readFileSync(join(to, release.path, `${release.entry}.br`))).toEqual(
      readFileSync(`${file(release, release.entry)}.br`),
    );

    writeFileSync(
      join(to, 'registry.json'),
      JSON.stringify({
        ...released,
        shell: { hostApi: hostApi(), pages: ['/trips'], lends: { ...release.borrows, react: '18.3.1' } },
      }),
    );
    expect(publishTo('stable')).toMatch(
      /^mfe-trips .* is not released:\n {2}it was built with react [\d.]+, and the shell provides 18\.3\.1\n {2}on \*, route \/trips of mfe-trips@\w+ is also one of the shell\n$/,
    );
  },
  PATIENCE_MS,
);
