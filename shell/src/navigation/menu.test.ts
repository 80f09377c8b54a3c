import { ACCESS_SUBJECTS, canOpenScreen } from 'shared-contracts/testing/screens';
import type { AccessSubject, Model, OrganizationType } from 'shared-contracts/values/identity/access';
import type { AreaManifest, ResolvedArea } from 'shared-contracts/values/portal/areas';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { findActiveEntry, buildMenu } from './menu.ts';
import { testAreas } from './testing/areas.fixtures.ts';

const subject = (overrides: Partial<AccessSubject>): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: [],
  ...overrides,
});
const menuLines = (overrides: Partial<AccessSubject>, language: 'en' | 'it' = 'en') =>
  buildMenu(testAreas, subject(overrides), language).map(
    ({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`,
  );

test('groups and orders the entries that the rules allow', () => {
  expect(
    menuLines({
      rules: [
        { model: 'order', rule: 'read' },
        { model: 'vehicle', rule: 'read' },
      ],
    }),
  ).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
  expect(menuLines({ organizationType: '3pl' })).toEqual(['plan: Orders', 'fleet: Vehicles, Vehicle dictionaries']);
});

test('shows only unrestricted entries without rules', () => {
  expect(menuLines({})).toEqual(['fleet: Vehicle dictionaries']);
});

test('shows root only the entries marked for root', () => {
  expect(menuLines({ role: 'root', organizationType: '5pl' })).toEqual(['fleet: Vehicles, Vehicle dictionaries']);
});

test('translates labels and falls back to English', () => {
  expect(menuLines({ rules: [{ model: 'vehicle', rule: 'read' }] }, 'it')).toEqual([
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
])('entry %s is active at %s: %s', (entry, path, expected) => {
  expect(findActiveEntry([entry], path) === entry).toBe(expected);
});

test.each([
  ['/trips', '/trips'],
  ['/trips/7', '/trips'],
  ['/trip/7', '/trips'],
  ['/trips/planning', '/trips/planning'],
  ['/trips/plannings', '/trips'],
])('of two entries with one stem, %s belongs to %s', (path, expected) => {
  expect(findActiveEntry(['/trips/planning', '/orders', '/trips'], path)).toBe(expected);
});

describe('the portal’s menu', () => {
  const AREAS = ['mfe-admin', 'mfe-finance', 'mfe-fleet', 'mfe-orders', 'mfe-trips'];
  const areas = AREAS.map((name): ResolvedArea => {
    const manifest = jest.requireActual<AreaManifest>(`../../../${name}/area.json`);
    return { name, manifest, current: { build: 'one', version: '1.0.0', entry: '/one.js' } };
  });
  const pathsOf = (user: Parameters<typeof buildMenu>[1]) =>
    new Set(buildMenu(areas, user, 'en').flatMap(({ entries }) => entries.map(({ path }) => path)));
  const menus = ACCESS_SUBJECTS.map((user) => ({ user, paths: pathsOf({ ...user, isDriver: true }) }));

  type Row = {
    path: string;
    isForRoot: boolean;
    reads?: Model | Model[];
    types?: OrganizationType[];
    adminWrites?: Model;
  };
  /** `isForRoot`: in root's menu. `reads`, `types`: the model that others must be able to read, in these organization types. */
  const ENTRIES: Row[] = [
    { path: '/vehicles-dictionaries', isForRoot: true },
    { path: '/partners', isForRoot: false },
    { path: '/dashboards', isForRoot: false, reads: 'dashboard' },
    { path: '/organizations', isForRoot: true, reads: 'organizations' },
    { path: '/users', isForRoot: true, reads: 'user' },
    { path: '/api-keys', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/single-sign-on', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/webhooks', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/edi-messages', isForRoot: false, reads: 'order' },
    { path: '/edi-partners', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/retention', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/audit', isForRoot: true, adminWrites: 'organizationOwner' },
    { path: '/vehicles', isForRoot: true, reads: 'vehicle' },
    { path: '/vehicles-monitoring', isForRoot: true, reads: 'vehicle' },
    { path: '/refused-devices', isForRoot: false, reads: 'vehicle' },
    { path: '/alerts', isForRoot: false, reads: 'vehicle' },
    { path: '/inspections', isForRoot: false, reads: 'vehicle' },
    { path: '/work-orders', isForRoot: false, reads: 'vehicle' },
    { path: '/vehicles-schedule', isForRoot: false, reads: 'vehicle', types: ['fleetOwner', '2pl'] },
    { path: '/drivers', isForRoot: false, reads: 'vehicle', types: ['fleetOwner'] },
    { path: '/driver-scorecards', isForRoot: false, reads: 'vehicle' },
    { path: '/contacts', isForRoot: true, reads: 'contact' },
    { path: '/locations', isForRoot: true, reads: 'location', types: ['4pl', '3pl', '1pl', 'fleetOwner'] },
    { path: '/gates', isForRoot: false, reads: 'location', types: ['4pl', '3pl', '1pl'] },
    { path: '/operations', isForRoot: false, reads: 'operation' },
    { path: '/bills', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/billing-periods', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/invoices', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/carrier-invoices', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/aging', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/statements', isForRoot: false, reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'] },
    { path: '/reminders', isForRoot: false, reads: ['orderBillApprove', 'tripBillApprove'] },
    { path: '/accruals', isForRoot: false, reads: ['orderBillApprove', 'tripBillApprove'] },
    { path: '/journal', isForRoot: false, reads: ['orderBillApprove', 'tripBillApprove'] },
    { path: '/contracts', isForRoot: false, reads: 'contract' },
    { path: '/exchange-rates', isForRoot: true, reads: ['orderBillApprove', 'tripBillApprove'] },
    { path: '/order-types', isForRoot: false, reads: 'orderType' },
    { path: '/orders', isForRoot: false, reads: 'order' },
    { path: '/order-templates', isForRoot: false, reads: 'order' },
    { path: '/recurring-orders', isForRoot: false, reads: 'order' },
    { path: '/tenders', isForRoot: false, reads: 'order' },
    { path: '/cargos', isForRoot: false, reads: 'cargo' },
    { path: '/trips', isForRoot: false, reads: 'trip' },
    { path: '/trips/planning', isForRoot: false, reads: 'trip' },
    { path: '/control-tower', isForRoot: false, reads: 'trip' },
    { path: '/driving', isForRoot: false, reads: 'trip' },
    { path: '/reports', isForRoot: false, reads: 'report' },
    { path: '/routes-zones', isForRoot: false, reads: 'routeZone' },
    { path: '/routes', isForRoot: false, reads: 'route' },
    { path: '/epc', isForRoot: false, reads: 'trip', types: ['4pl', '3pl'] },
  ];
  const ROOT_ONLY = ['/countries', '/currencies', '/epc-purchases', '/outbox', '/releases'];

  test('has exactly these entries', () => {
    const declared = areas.flatMap(({ manifest }) => manifest.menu.map(({ path }) => path));
    expect(declared.toSorted()).toEqual([...ENTRIES.map(({ path }) => path), ...ROOT_ONLY].toSorted());
  });

  test.each(ENTRIES)('shows $path to the users that the specification lists', ({ isForRoot, ...screen }) => {
    const expected = (user: AccessSubject) => (user.role === 'root' ? isForRoot : canOpenScreen(screen, user));
    expect(
      menus.filter(({ user, paths }) => paths.has(screen.path) !== expected(user)).map(({ user }) => user),
    ).toEqual([]);
  });

  test('shows my trips only to drivers', () => {
    const forwarder = subject({ organizationType: '3pl' });
    expect([...pathsOf({ ...forwarder, isDriver: true })].filter((path) => !pathsOf(forwarder).has(path))).toEqual([
      '/driving',
    ]);
  });

  test.each(ROOT_ONLY)('shows %s only to root', (path) => {
    expect(new Set(menus.filter(({ paths }) => paths.has(path)).map(({ user }) => user.role))).toEqual(
      new Set(['root']),
    );
  });

  test('lists entries in the order of the design', () => {
    const fullMenu = buildMenu(
      areas.map((area) => ({
        ...area,
        manifest: { ...area.manifest, menu: area.manifest.menu.map((entry) => ({ ...entry, root: true })) },
      })),
      subject({ role: 'root' }),
      'en',
    );
    expect(fullMenu.map(({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`)).toEqual([
      'plan: Orders, Order templates, Recurring orders, Tenders, Trips, Planning desk, Control tower, My trips, Cargos, Routes, Route zones',
      'fleet: Vehicles, Vehicle monitoring, Refused devices, Alerts, Vehicle schedule, Work orders, Inspections, Drivers, Driver scorecards, Vehicle dictionaries',
      'network: Partners, Contacts, Locations, Gate schedule, Operations, Order types',
      'money: Bills, To invoice, Invoices, Carrier invoices, Aging, Statements, Reminders, Accruals, Accounting export, Contracts, Exchange rates, EPC',
      'insight: Dashboards, Reports',
      'platform: Organizations, Users, Single sign-on, API keys, Webhooks, Data retention, EDI messages, EDI partners, Countries, Currencies, EPC purchases, Outbox, Audit, Releases',
    ]);
  });

  test('has a label for every entry in every language', () => {
    for (const language of LANGUAGES) {
      const labels = buildMenu(areas, subject({ role: 'root' }), language).flatMap(({ entries }) =>
        entries.map(({ label }) => label),
      );
      expect(labels.filter((label) => label.startsWith('menu.'))).toEqual([]);
    }
  });
});
