import { AreaManifest, readRegistry, Registry } from './areas.ts';
import type { AreaManifest as Manifest, AreaRelease, Registry as RegistryType } from '../values/portal/areas.ts';

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

describe('models of an area', () => {
  const TEXTS = { 'menu.racks': 'Racks', 'model.rack': 'Racks', 'model.rackHelp': 'Read: the racks.' };
  const manifest: Manifest = {
    ...release('one').manifest,
    name: 'mfe-warehouse',
    routes: [{ path: '/racks', title: 'menu.racks', access: { model: 'mfe-warehouse.rack', action: 'read' } }],
    models: [{ model: 'mfe-warehouse.rack', label: 'model.rack', help: 'model.rackHelp' }],
    labels: { en: TEXTS, it: TEXTS, fr: TEXTS, sp: TEXTS, sin: TEXTS },
  };
  const problemsOf = (changes: Partial<Manifest>) =>
    AreaManifest.safeParse({ ...manifest, ...changes }).error?.issues.map(({ message }) => message) ?? [];
  const rack = (model: Manifest['routes'][number]['access']['model']) =>
    [{ model, label: 'model.rack', help: 'model.rackHelp' }] as NonNullable<Manifest['models']>;
  const { 'model.rackHelp': _, ...withoutHelp } = TEXTS;

  test.each<[string, Partial<Manifest>, readonly string[]]>([
    ['its own', {}, []],
    [
      'one of another area',
      { models: rack('mfe-trips.rack') },
      [
        'models.mfe-trips.rack is not in the name space of the area: it must begin with mfe-warehouse.',
        'model mfe-warehouse.rack is required and not declared under models',
      ],
    ],
    [
      'one twice',
      { models: [...rack('mfe-warehouse.rack'), ...rack('mfe-warehouse.rack')] },
      ['mfe-warehouse.rack is declared twice'],
    ],
    [
      'one that it requires without declaring it',
      { routes: [{ path: '/racks', title: 'menu.racks', access: { or: [{ model: 'mfe-warehouse.bay' }] } }] },
      ['model mfe-warehouse.bay is required and not declared under models'],
    ],
    [
      'one without a text in Italian',
      { labels: { ...manifest.labels, it: withoutHelp } },
      ['labels.it lacks model.rackHelp'],
    ],
  ])('an area can declare only its own, with texts: %s', (_name, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  test('a model has the name of the area before it', () => {
    expect(problemsOf({ models: rack('order') })).toHaveLength(1);
    expect(problemsOf({ models: rack('mfe-warehouse.Rack of mine' as never) })).toHaveLength(1);
  });
});
