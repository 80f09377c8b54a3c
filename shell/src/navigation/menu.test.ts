import type { Holder } from 'shared-contracts/values/access';
import type { AreaManifest, ResolvedArea } from 'shared-contracts/values/areas';
import { isWithin, menuFor } from './menu.ts';

type Declared = Pick<AreaManifest, 'routes' | 'menu' | 'labels'>;
const area = (declared: Declared): ResolvedArea => ({
  name: 'mfe-x',
  current: { build: '1.0.0+00000000', version: '1.0.0', entry: '/areas/mfe-x/remoteEntry.js' },
  manifest: { name: 'mfe-x', owner: 'Team', hostApi: '^1.0.0', apis: [], slots: [], ...declared },
});

const areas = [
  area({
    routes: [
      { path: '/vehicles-dictionaries', title: 'menu.dictionaries', access: {} },
      { path: '/vehicles', title: 'menu.vehicles', access: { model: 'vehicle', action: 'read' } },
    ],
    menu: [
      { path: '/vehicles-dictionaries', label: 'menu.dictionaries', icon: 'tags', group: 'fleet', order: 60, root: true },
      { path: '/vehicles', label: 'menu.vehicles', icon: 'truck', group: 'fleet', order: 40, root: true },
    ],
    labels: { en: { 'menu.dictionaries': 'Vehicle dictionaries', 'menu.vehicles': 'Vehicles' }, it: { 'menu.vehicles': 'Veicoli' }, fr: {}, sp: {}, sin: {} },
  }),
  area({
    routes: [{ path: '/orders', title: 'menu.orders', access: { model: 'order', action: 'read' } }],
    menu: [{ path: '/orders', label: 'menu.orders', icon: 'package', group: 'plan', order: 10 }],
    labels: { en: { 'menu.orders': 'Orders' }, it: {}, fr: {}, sp: {}, sin: {} },
  }),
];

const holder = (of: Partial<Holder>): Holder => ({ role: 'user', organizationType: '1pl', rules: [], ...of });
const shown = (of: Partial<Holder>, language: 'en' | 'it' = 'en') =>
  menuFor(areas, holder(of), language).map(({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`);

test('the menu is what the areas declare, grouped and ordered, as far as the rules go', () => {
  expect(shown({ rules: [{ model: 'order', rule: 'read' }, { model: 'vehicle', rule: 'read' }] })).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
  expect(shown({ organizationType: '3pl' })).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
});

test('without rules only what is open to every one is left', () => {
  expect(shown({})).toEqual(['fleet: Vehicle dictionaries']);
});

test('root passes every check, but its menu holds the platform alone', () => {
  expect(shown({ role: 'root', organizationType: '5pl' })).toEqual(['fleet: Vehicles, Vehicle dictionaries']);
});

test('labels speak the language, English where it is missing', () => {
  expect(shown({ rules: [{ model: 'vehicle', rule: 'read' }] }, 'it')).toEqual(['fleet: Veicoli, Vehicle dictionaries']);
});

test.each([
  ['/orders', '/orders', true],
  ['/orders', '/orders/7/edit', true],
  ['/orders', '/order/new', true],
  ['/vehicles', '/vehicle/7', true],
  ['/vehicles', '/vehicles-dictionaries', false],
  ['/routes', '/routes-zones', false],
  ['/orders', '/order-types', false],
  ['/orders', '/', false],
])('at %s stands %s: %s', (entry, path, expected) => {
  expect(isWithin(entry, path)).toBe(expected);
});
