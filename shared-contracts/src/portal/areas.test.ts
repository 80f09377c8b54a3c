import { readRegistry, Registry } from './areas.ts';
import type { AreaRelease, Registry as RegistryType } from '../values/portal/areas.ts';

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
const registry: RegistryType = {
  releases: { 'mfe-orders': { one: release('one') } },
  channels: { stable: { areas: { 'mfe-orders': 'one' } } },
  hosts: {},
};
const newerRegistry = {
  ...registry,
  signatures: {},
  releases: {
    'mfe-orders': { one: { ...release('one'), region: 'lk' }, two: { ...release('two'), path: '../elsewhere/' } },
  },
};

test('writes registries strictly and reads newer ones leniently', () => {
  expect(Registry.parse(registry)).toEqual(registry);
  expect(Registry.safeParse(newerRegistry).success).toBe(false);
  const invalid: string[] = [];
  expect(readRegistry(newerRegistry, (name) => invalid.push(name))).toEqual(registry);
  expect(invalid).toEqual(['mfe-orders@two']);
  expect(() => readRegistry({ releases: 1 }, () => {})).toThrow('channels');
});
