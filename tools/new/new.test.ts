import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseScreens } from 'shared-contracts/testing/screens';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';
import { labelFindings, translationFindings } from '../i18n/findings.ts';
import { messagesOf } from '../i18n/messages.ts';
import jest from '../jest/jest.config.ts';
import { capture } from '../lib/capture.ts';
import { inPackage } from '../lib/paths.ts';
import { root } from '../webpack/paths.ts';
import { readRegistry } from '../portal/registry-file.ts';
import { make } from './cli.ts';

const LEFT_OUT = ['node_modules', '.git', '.consign', 'coverage'];
const TITLES = ['--it', 'Magazzino', '--fr', 'Entrepôt', '--sp', 'Almacén', '--sin', 'ගබඩාව'];
const [browser] = jest.projects ?? [];
/** Takes about ten seconds on an idle machine. */
const PATIENCE_MS = 300_000;

let copy: string;
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const node = (file: string, ...args: string[]) => capture([process.execPath, file, ...args]);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'checkout-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  make(copy, ['area', 'mfe-warehouse', '--title', 'Warehouse', '--icon', 'warehouse', ...TITLES]);
  make(copy, ['screen', 'mfe-warehouse', 'racks', '--group', 'fleet']);
  make(copy, ['screen', 'mfe-trips', 'dock-doors']);
});
afterAll(() => rmSync(copy, { recursive: true }));

async function types() {
  const made = ['mfe-warehouse', 'mfe-trips/src/dock-doors', 'tools/typescript/assets.d.ts'];
  writeFileSync(
    join(copy, 'made.json'),
    JSON.stringify({
      extends: './tools/typescript/browser.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: made,
      exclude: [],
    }),
  );
  return node(inPackage('typescript', 'bin/tsc'), '-p', join(copy, 'made.json'));
}

async function tests() {
  writeFileSync(
    join(copy, 'jest.json'),
    JSON.stringify({ ...(typeof browser === 'object' && browser), roots: [join(copy, 'mfe-warehouse/src/racks')] }),
  );
  return node(
    inPackage('jest', 'bin/jest.js'),
    '--config',
    join(copy, 'jest.json'),
    '--rootDir',
    root,
    '--runInBand',
    '--testTimeout',
    '60000',
  );
}

test(
  'a new area and new screens keep the types, pass their tests and are built',
  async () => {
    const [typed, tested, built] = await Promise.all([
      types(),
      tests(),
      node(join(copy, 'tools/portal/build-portal.ts'), 'mfe-warehouse', '--portal', join(copy, 'portal')),
    ]);
    expect([typed.output, built.output]).toEqual(['', '']);
    expect(tested.output).toMatch(/Tests: +2 passed, 2 total/);
    const { channels, releases } = readRegistry(join(copy, 'portal'));
    const { manifest } = releases['mfe-warehouse']?.[channels['stable']?.areas['mfe-warehouse'] ?? ''] ?? {};
    expect(manifest?.menu.map(({ path, icon, group }) => [path, icon, group])).toEqual([
      ['/warehouse', 'warehouse', 'plan'],
      ['/racks', 'boxes', 'fleet'],
    ]);
    expect(manifest?.labels.fr).toEqual({ 'menu.warehouse': 'Entrepôt', 'menu.racks': 'Racks' });
  },
  PATIENCE_MS,
);

test('every word has five languages, and the area is named wherever areas are', async () => {
  for (const area of ['mfe-warehouse', 'mfe-trips']) {
    const english = Object.fromEntries((await messagesOf(copy, area)).map(({ id, text }) => [id, text]));
    for (const language of ['it', 'fr', 'sp', 'sin'])
      expect(translationFindings(english, JSON.parse(read(`${area}/locales/${language}.json`)))).toEqual([]);
    expect(
      labelFindings(JSON.parse(read(`${area}/area.json`)) as AreaManifest, ['en', 'it', 'fr', 'sp', 'sin']),
    ).toEqual([]);
  }
  for (const file of ['package.json', 'README.md', 'docs/architecture.md'])
    expect(read(file)).toContain('mfe-warehouse');
});

test('screens are listed for the tests in their own area', () => {
  const listOf = (area: string) => {
    const { screens, visits } = parseScreens(JSON.parse(read(`${area}/screens.json`)));
    return [screens.map(({ path }) => path), visits['planner']?.map(({ path }) => path)];
  };
  expect(listOf('mfe-warehouse')).toEqual([
    ['/warehouse', '/racks'],
    ['/warehouse', '/racks'],
  ]);
  expect(listOf('mfe-trips').map((paths) => paths?.at(-1))).toEqual(['/dock-doors', '/dock-doors']);
});

test.each([
  [['house', 'mfe-x'], /^Usage: npm run new/],
  [['area', 'mfe-depots', 'more'], /^Usage/],
  [['area', 'mfe-depots', '--icon', 'castle'], /^There is no icon castle: there are anchor, /],
  [['area', 'mfe-depots', '--group', 'top'], /^There is no group top in the menu: there are plan, /],
  [['screen', 'mfe-trips', 'depots', '--it', '<b>'], /^A title has/],
])('%j is refused before anything is written', (args, words) => {
  const before = read('package.json');
  expect(() => make(copy, args)).toThrow(words);
  expect([read('package.json'), read('mfe-trips/area.json').includes('depots')]).toEqual([before, false]);
});
