import { HOLDERS, mayOpen } from 'shared-contracts/testing/screens';
import type { Holder, Model, OrganizationType } from 'shared-contracts/values/access';
import type { AreaManifest, ResolvedArea } from 'shared-contracts/values/areas';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { isWithin, menuFor } from './menu.ts';
import { givenAreas } from './testing/given-areas.ts';

const holder = (of: Partial<Holder>): Holder => ({ role: 'user', organizationType: '1pl', rules: [], ...of });
const shown = (of: Partial<Holder>, language: 'en' | 'it' = 'en') =>
  menuFor(givenAreas, holder(of), language).map(
    ({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`,
  );

test('the menu is what the areas declare, grouped and ordered, as far as the rules go', () => {
  expect(
    shown({
      rules: [
        { model: 'order', rule: 'read' },
        { model: 'vehicle', rule: 'read' },
      ],
    }),
  ).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
  expect(shown({ organizationType: '3pl' })).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
});

test('without rules only what is open to every one is left', () => {
  expect(shown({})).toEqual(['fleet: Vehicle dictionaries']);
});

test('root passes every check, but its menu holds the platform alone', () => {
  expect(shown({ role: 'root', organizationType: '5pl' })).toEqual(['fleet: Vehicles, Vehicle dictionaries']);
});

test('labels speak the language, English where it is missing', () => {
  expect(shown({ rules: [{ model: 'vehicle', rule: 'read' }] }, 'it')).toEqual([
    'fleet: Veicoli, Vehicle dictionaries',
  ]);
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

describe('the portal’s own menu', () => {
  const AREAS = ['mfe-admin', 'mfe-finance', 'mfe-fleet', 'mfe-orders', 'mfe-trips'];
  const areas = AREAS.map((name): ResolvedArea => {
    const manifest = jest.requireActual<AreaManifest>(`../../../${name}/area.json`);
    return { name, manifest, current: { build: 'one', version: '1.0.0', entry: '/one.js' } };
  });
  const pathsOf = (one: Parameters<typeof menuFor>[1]) =>
    new Set(menuFor(areas, one, 'en').flatMap(({ entries }) => entries.map(({ path }) => path)));
  const menus = HOLDERS.map((one) => ({ one, paths: pathsOf({ ...one, isDriver: true }) }));

  type Row = { path: string; isForRoot: boolean; reads?: Model; types?: OrganizationType[] };
  /** Every entry, whether root's menu has it, and what it takes for the others: nothing, or to read the model, and in an organization of a type. */
  const ENTRIES: Row[] = [
    { path: '/vehicles-dictionaries', isForRoot: true },
    { path: '/partners', isForRoot: false },
    { path: '/dashboards', isForRoot: false, reads: 'dashboard' },
    { path: '/organizations', isForRoot: true, reads: 'organizations' },
    { path: '/users', isForRoot: true, reads: 'user' },
    { path: '/vehicles', isForRoot: true, reads: 'vehicle' },
    { path: '/vehicles-monitoring', isForRoot: true, reads: 'vehicle' },
    { path: '/vehicles-schedule', isForRoot: false, reads: 'vehicle', types: ['fleetOwner', '2pl'] },
    { path: '/drivers', isForRoot: false, reads: 'vehicle', types: ['fleetOwner'] },
    { path: '/contacts', isForRoot: true, reads: 'contact' },
    { path: '/locations', isForRoot: true, reads: 'location', types: ['4pl', '3pl', '1pl'] },
    { path: '/operations', isForRoot: false, reads: 'operation' },
    { path: '/contracts', isForRoot: false, reads: 'contract' },
    { path: '/order-types', isForRoot: false, reads: 'orderType' },
    { path: '/orders', isForRoot: false, reads: 'order' },
    { path: '/cargos', isForRoot: false, reads: 'cargo' },
    { path: '/trips', isForRoot: false, reads: 'trip' },
    { path: '/driving', isForRoot: false, reads: 'trip' },
    { path: '/reports', isForRoot: false, reads: 'report' },
    { path: '/routes-zones', isForRoot: false, reads: 'routeZone' },
    { path: '/routes', isForRoot: false, reads: 'route' },
    { path: '/epc', isForRoot: false, reads: 'trip', types: ['4pl', '3pl'] },
  ];
  const ROOT_ALONE = ['/countries', '/currencies', '/outbox', '/audit', '/releases'];

  test('has these entries and no others', () => {
    const declared = areas.flatMap(({ manifest }) => manifest.menu.map(({ path }) => path));
    expect(declared.toSorted()).toEqual([...ENTRIES.map(({ path }) => path), ...ROOT_ALONE].toSorted());
  });

  test.each(ENTRIES)('$path shows itself to whom the documents say', ({ path, isForRoot, reads, types }) => {
    const expected = (one: Holder) => (one.role === 'root' ? isForRoot : mayOpen({ path, reads, types }, one));
    expect(menus.filter(({ one, paths }) => paths.has(path) !== expected(one)).map(({ one }) => one)).toEqual([]);
  });

  test('trips of one’s own are in the menu of drivers alone', () => {
    const forwarder = holder({ organizationType: '3pl' });
    expect([...pathsOf({ ...forwarder, isDriver: true })].filter((path) => !pathsOf(forwarder).has(path))).toEqual([
      '/driving',
    ]);
  });

  test.each(ROOT_ALONE)('%s is root’s alone', (path) => {
    expect(new Set(menus.filter(({ paths }) => paths.has(path)).map(({ one }) => one.role))).toEqual(new Set(['root']));
  });

  test('stands in the order of the design', () => {
    const whole = menuFor(
      areas.map((one) => ({
        ...one,
        manifest: { ...one.manifest, menu: one.manifest.menu.map((entry) => ({ ...entry, root: true })) },
      })),
      holder({ role: 'root' }),
      'en',
    );
    expect(whole.map(({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`)).toEqual([
      'plan: Orders, Trips, My trips, Cargos, Routes, Route zones',
      'fleet: Vehicles, Vehicle monitoring, Vehicle schedule, Drivers, Vehicle dictionaries',
      'network: Partners, Contacts, Locations, Operations, Order types',
      'money: Contracts, EPC',
      'insight: Dashboards, Reports',
      'platform: Organizations, Users, Countries, Currencies, Outbox, Audit, Releases',
    ]);
  });

  test('has a word for every entry in every language', () => {
    for (const language of LANGUAGES) {
      const labels = menuFor(areas, holder({ role: 'root' }), language).flatMap(({ entries }) =>
        entries.map(({ label }) => label),
      );
      expect(labels.filter((label) => label.startsWith('menu.'))).toEqual([]);
    }
  });
});
