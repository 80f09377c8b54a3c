import { readRegistry, Registry } from './areas.ts';
import type { AreaRelease, Registry as Document } from './values/areas.ts';

const release = (build: string): AreaRelease => ({
  version: '1.0.0',
  path: `mfe-orders/1.0.0-${build}/`,
  manifest: {
    name: 'mfe-orders',
    owner: 'Team',
    hostApi: '^1.0.0',
    apis: [],
    routes: [],
    menu: [],
    slots: [],
    labels: { en: {}, it: {}, fr: {}, sp: {}, sin: {} },
  },
  entry: 'remoteEntry.js',
  integrity: {},
  firstPaint: {},
});
const document: Document = {
  releases: { 'mfe-orders': { one: release('one') } },
  channels: { stable: { areas: { 'mfe-orders': 'one' } } },
  hosts: {},
};
const newer = {
  ...document,
  signatures: {},
  releases: {
    'mfe-orders': { one: { ...release('one'), region: 'lk' }, two: { ...release('two'), path: '../elsewhere/' } },
  },
};

test('a registry is written whole and known, and read as far as it can be', () => {
  expect(Registry.parse(document)).toEqual(document);
  expect(Registry.safeParse(newer).success).toBe(false);
  const refused: string[] = [];
  expect(readRegistry(newer, (name) => refused.push(name))).toEqual(document);
  expect(refused).toEqual(['mfe-orders@two']);
  expect(() => readRegistry({ releases: 1 }, () => {})).toThrow('channels');
});
