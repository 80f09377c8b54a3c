import fc from 'fast-check';
import { toCallPattern, isDeclaredCall } from './area-calls.ts';

const APIS = ['orders', 'v2/locations', 'trips/:id/bill', 'shared/geo', 'reports/:name'];

test.each([
  ['orders', true],
  ['/orders', true],
  ['orders?page=2', true],
  ['orders/7/stage', true],
  ['v2/locations/7', true],
  ['trips/7/bill', true],
  ['trips/7/bill/export', true],
  ['shared/geo/address/search', true],
  ['orders/../orders/7', true],
  ['ordersx', false],
  ['v2/orders', false],
  ['v2', false],
  ['locations', false],
  ['reports/costs', true],
  ['reports', false],
  ['trips', false],
  ['trips/7', false],
  ['trips//bill', false],
  ['trips/7/billing', false],
  ['shared', false],
  ['shared/countries', false],
  ['orders/../users', false],
  ['orders/%2e%2e/users', false],
  ['orders\\..\\users', false],
  ['../areas/registry.json', false],
  ['//elsewhere.example/orders', false],
  ['https://elsewhere.example/orders', false],
  ['', false],
])('%s is declared: %s', (path, isDeclared) => {
  expect(isDeclaredCall(APIS, path)).toBe(isDeclared);
});

test('an area without declared calls may not call anything', () => {
  fc.assert(fc.property(fc.string(), (path) => !isDeclaredCall([], path)));
});

test.each([
  ['orders/7b9d2f5e-1111-4222-8333-444455556666/bill?of=2', 'orders/:id/bill'],
  ['v2/trips/17', 'v2/trips/:id'],
  ['users/<Nadia>', 'users/3CNadia3E'],
  ['../areas', '..'],
])('%s is reported as %s', (path, pattern) => {
  expect(toCallPattern(path)).toBe(pattern);
});
