import type { AccessSubject } from 'shared-contracts/values/identity/access';
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
