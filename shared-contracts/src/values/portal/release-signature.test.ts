import type { AreaRelease } from './areas.ts';
import { parseTrustedKeys, toSignedText } from './release-signature.ts';

const KEY = `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`;

test.each([
  [`platform:${KEY}`, [{ name: 'platform', key: KEY }]],
  [
    `platform:${KEY}, warehouse.team:${KEY}\n`,
    [
      { name: 'platform', key: KEY },
      { name: 'warehouse.team', key: KEY },
    ],
  ],
  ['', undefined],
  [`platform:${'A'.repeat(59)}=`, undefined],
  [KEY, undefined],
  [`platform:${KEY},warehouse`, undefined],
  [`plat form:${KEY}`, undefined],
])('reads %j as trusted keys', (text, keys) => {
  expect(parseTrustedKeys(text)).toEqual(keys);
});

const release: AreaRelease = {
  version: '1.0.0',
  path: 'mfe-orders/1.0.0-one/',
  manifest: {
    name: 'mfe-orders',
    owner: 'Team',
    hostApi: '^1.0.0',
    apis: ['orders', 'cargos'],
    routes: [],
    menu: [],
    slots: [],
    labels: { en: {}, it: {}, fr: {}, sp: {}, sin: {} },
  },
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' },
  firstPaint: {},
};
const text = toSignedText('one', release);

test('the signed text is the same in any order of keys and without a signature, else it differs', () => {
  const { version, ...others } = release;
  const integrity = { 'page.js': 'sha384-b', 'remoteEntry.js': 'sha384-a' };
  expect(toSignedText('one', { ...others, integrity, version, signature: { key: 'k', value: 'v' } })).toBe(text);
});

test.each<[string, string, Partial<AreaRelease>]>([
  ['the build', 'two', {}],
  ['the version', 'one', { version: '1.0.1' }],
  ['a digest', 'one', { integrity: { ...release.integrity, 'page.js': 'sha384-c' } }],
  ['a script', 'one', { integrity: { ...release.integrity, 'more.js': 'sha384-c' } }],
  ['the entry', 'one', { entry: 'other.js' }],
  ['the calls', 'one', { manifest: { ...release.manifest, apis: ['cargos', 'orders'] } }],
])('the signed text depends on %s', (_name, build, changes) => {
  expect(toSignedText(build, { ...release, ...changes })).not.toBe(text);
});
