import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/paths.ts';
import { folderStore } from './folder-store.ts';
import { publish, EMPTY } from './registry.rules.ts';
import { saveSurface, findSurfaceMismatchesInUse, findSurfaceMismatches } from './surface.ts';
import { buildRelease } from './testing/a-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'surface-'));
const source = join(folder, 'mfe-trips');
const store = folderStore(join(folder, 'areas'));
const release = buildRelease('mfe-trips', 'a');
const edit = (path: string, change: (text: string) => string) => {
  const file = join(folder, 'areas', path, 'host-api.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
beforeAll(() =>
  cpSync(join(root, 'mfe-trips'), source, { recursive: true, filter: (path) => !path.includes('node_modules') }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const SLOT = /("order\.proofs":\s*"[^"]*?orderId: )string/;

test('an area is refused where a shell is in use whose slot has another type, or that lacks what it takes', async () => {
  expect(await findSurfaceMismatches(store, source)).toEqual([]); // nothing is known about that shell
  await saveSurface(store);
  expect(await findSurfaceMismatches(store, source)).toEqual([]);
  edit('', (text) => text.replace(SLOT, '$1number'));
  expect(await findSurfaceMismatches(store, source)).toEqual([
    expect.stringMatching(/^shared-ui\/area: order\.proofs of Slots was .*string.*, and is .*number/),
  ]);
  edit('', (text) => text.replace('"SearchFilter":', '"SearchField":'));
  expect(await findSurfaceMismatches(store, source)).toContainEqual(
    "src/routes/routes-page.tsx:3 imports SearchFilter from shared-ui/list, which the shell doesn't have",
  );
  await saveSurface(store);
  expect(await findSurfaceMismatches(store, source)).toEqual([]);
});

test('an import of what no shell has is refused with file and line, also where nothing is known of the shell', async () => {
  const file = join(source, 'src/misspelt.ts');
  writeFileSync(
    file,
    "import {\n  Icon,\n  SearchFeild,\n} from 'shared-ui/list';\nexport const parts = [Icon, SearchFeild];\n",
  );
  const elsewhere = folderStore(join(folder, 'elsewhere'));
  const expected = ['Icon', 'SearchFeild'].map(
    (name, index) => `src/misspelt.ts:${index + 2} imports ${name} from shared-ui/list, which the shell doesn't have`,
  );
  expect(await findSurfaceMismatches(elsewhere, source)).toEqual(expected);
  expect(await findSurfaceMismatches(store, source)).toEqual(expected);
  rmSync(file);
});

test('a shell is refused while a release is in use that was written against another type', async () => {
  const registry = publish(EMPTY, 'a', release);
  expect(await findSurfaceMismatchesInUse(store, registry)).toEqual([]); // an earlier release, about which nothing is known
  await saveSurface(store, release.path, source);
  expect(await findSurfaceMismatchesInUse(store, registry)).toEqual([]);
  edit(release.path, (text) => text.replace(SLOT, '$1number'));
  expect(await findSurfaceMismatchesInUse(store, registry)).toEqual([
    expect.stringMatching(/^mfe-trips@a: shared-ui\/area: order\.proofs of Slots was .*number.*, and is .*string/),
  ]);
});
