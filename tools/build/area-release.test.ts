import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/paths.ts';
import { readArea } from './area-release.ts';

let folder: string;
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-'));
  cpSync(join(root, 'mfe-trips'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an area that exports what it declares is read', async () => {
  const { manifest, seams } = await readArea(folder);
  expect(seams.pages.map(({ key }) => key)).toEqual(manifest.routes.map(({ path }) => path));
});

test('a route that is declared and not exported, or exported and not declared, fails the build by name', async () => {
  edit('src/app/routes.tsx', (text) => text.replace(`'/routes':`, `'/roads':`));
  await expect(readArea(folder)).rejects.toThrow(
    /route \/routes is declared in area\.json and not exported[^]*route \/roads is exported by src\/app\/routes\.tsx and not declared/,
  );
});

test('a slot without a seam fails the build', async () => {
  edit('area.json', (text) =>
    text.replace('"slots": [', '"slots": [{ "slot": "home.waiting", "name": "delayed", "access": {} },'),
  );
  await expect(readArea(folder)).rejects.toThrow(
    /slot home\.waiting\/delayed is declared in area\.json and not exported by src\/app\/slots\.tsx/,
  );
});

test('a call that is written out and not named fails the build, with its file', async () => {
  edit('area.json', (text) =>
    text.replace(/\s*"routes-zones",/, '').replace('"orders/:id/proofs"', '"orders/:id/stage"'),
  );
  await expect(readArea(folder)).rejects.toThrow(
    /src\/driving\/driving\.api\.ts calls orders\/…\/proofs, which "apis" of area\.json does not name[^]*src\/route-zones\/zones\.api\.ts calls routes-zones\/…\/timeline,/,
  );
});

test('an area that wants a newer kit than there is fails the build', async () => {
  edit('area.json', (text) => text.replace(/"hostApi": "[^"]+"/, '"hostApi": "^9.0.0"'));
  await expect(readArea(folder)).rejects.toThrow(/hostApi \^9\.0\.0 is not what shared-ui/);
});

test.each([
  [
    'a label that a language lacks',
    (text: string) => text.replace('"menu.trips": "Viaggi",', ''),
    /labels\.it lacks menu\.trips/,
  ],
  [
    'a menu entry that leads nowhere',
    (text: string) => text.replace('{ "path": "/routes", "label"', '{ "path": "/roads", "label"'),
    /menu entry \/roads has no route/,
  ],
  [
    'a rule on a model that does not exist',
    (text: string) => text.replace('"model": "trip"', '"model": "voyage"'),
    /routes\.0\.access\.model/,
  ],
  ['a call that is none', (text: string) => text.replace('"v1/trips"', '"/v1/trips?all"'), /apis\.\d+ a call such as/],
  ['a word that the schema does not know', (text: string) => text.replace('"owner"', '"team"'), /owner/],
])('%s is refused', async (_case, change, message) => {
  edit('area.json', change);
  await expect(readArea(folder)).rejects.toThrow(message);
});
