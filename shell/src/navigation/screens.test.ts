import { ACCESS_SUBJECTS, canOpenScreen } from 'shared-contracts/testing/screens';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { MENU_GROUPS } from 'shared-contracts/values/portal/areas';
import { buildMenu } from './menu.ts';
import { declaredAreas, screens } from './testing/screens.fixtures.ts';

const routes = declaredAreas.flatMap(({ name, manifest }) =>
  manifest.routes.map((route) => ({ ...route, area: name })),
);
const entries = declaredAreas.flatMap(({ name, manifest }) => manifest.menu.map((entry) => ({ ...entry, area: name })));
const root: AccessSubject = { role: 'root', organizationType: '5pl', rules: [] };
const pathsOf = (user: Parameters<typeof buildMenu>[1]) =>
  new Set(buildMenu(declaredAreas, user, 'en').flatMap((group) => group.entries.map(({ path }) => path)));
const menus = ACCESS_SUBJECTS.map((user) => ({ user, paths: pathsOf({ ...user, isDriver: true }) }));
const addressOf = ({ area, path }: { area: string; path: string }) => `${area} ${path}`;

test('the manifest of each area has the screens and menu entries of its screens.json, and no other', () => {
  expect(routes.map(addressOf).toSorted()).toEqual(screens.map(addressOf).toSorted());
  expect(entries.map(addressOf).toSorted()).toEqual(
    screens
      .filter(({ menu, rootMenu }) => menu || rootMenu)
      .map(addressOf)
      .toSorted(),
  );
});

test.each(screens)('$path opens for the users in the documents, for every role, organization and rules', (screen) => {
  const access = routes.find(({ path }) => path === screen.path)?.access;
  const wrong = ACCESS_SUBJECTS.filter((user) => access && hasAccess(user, access) !== canOpenScreen(screen, user));
  expect([access === undefined, wrong]).toEqual([false, []]);
});

test.each(screens)('the menu shows $path to the users that the documents list', (screen) => {
  const expected = (user: AccessSubject) =>
    user.role === 'root' ? screen.rootMenu === true : screen.menu === true && canOpenScreen(screen, user);
  expect(menus.filter(({ user, paths }) => paths.has(screen.path) !== expected(user)).map(({ user }) => user)).toEqual(
    [],
  );
});

test('shows my trips only to drivers', () => {
  const forwarder: AccessSubject = { role: 'user', organizationType: '3pl', rules: [] };
  expect([...pathsOf({ ...forwarder, isDriver: true })].filter((path) => !pathsOf(forwarder).has(path))).toEqual([
    '/driving',
  ]);
});

/** The menus as designed; screens added later may stand in between. */
const DESIGN = {
  plan: 'Orders, Order templates, Recurring orders, Tenders, Trips, Planning desk, Control tower, My trips, Cargos, Routes, Route zones',
  fleet:
    'Vehicles, Vehicle monitoring, Refused devices, Alerts, Vehicle schedule, Work orders, Inspections, Drivers, Driver scorecards, Vehicle dictionaries',
  network: 'Partners, Contacts, Locations, Gate schedule, Operations, Order types',
  money:
    'Bills, To invoice, Invoices, Carrier invoices, Aging, Statements, Reminders, Accruals, Accounting export, Contracts, Exchange rates, EPC',
  insight: 'Dashboards, Reports',
  platform:
    'Organizations, Users, Single sign-on, API keys, Webhooks, Data retention, EDI messages, EDI partners, Countries, Currencies, EPC purchases, Outbox, Audit, Releases',
};

test.each(MENU_GROUPS)('lists the entries of %s in the order of the design', (group) => {
  const all = declaredAreas.map((area) => ({
    ...area,
    manifest: { ...area.manifest, menu: area.manifest.menu.map((entry) => ({ ...entry, root: true })) },
  }));
  const labels = buildMenu(all, root, 'en')
    .find((section) => section.group === group)
    ?.entries.map(({ label }) => label);
  const designed = DESIGN[group].split(', ');
  expect(labels?.filter((label) => designed.includes(label))).toEqual(designed);
});

test('has a label for every entry in every language', () => {
  for (const language of LANGUAGES) {
    const labels = buildMenu(declaredAreas, root, language).flatMap((group) => group.entries.map(({ label }) => label));
    expect(labels.filter((label) => label.startsWith('menu.'))).toEqual([]);
  }
});
