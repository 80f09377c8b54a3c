import type { Holder } from 'shared-contracts/values/access';
import { isWithin, menuFor } from './menu.ts';
import { givenAreas } from './testing/given-areas.ts';

const holder = (of: Partial<Holder>): Holder => ({ role: 'user', organizationType: '1pl', rules: [], ...of });
const shown = (of: Partial<Holder>, language: 'en' | 'it' = 'en') =>
  menuFor(givenAreas, holder(of), language).map(({ group, entries }) => `${group}: ${entries.map(({ label }) => label).join(', ')}`);

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
