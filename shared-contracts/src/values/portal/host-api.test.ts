import { isHostApiCompatible } from './host-api.ts';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.4.2', '1.4.1', false],
  ['^1.4.2', '1.10.0', true],
  ['^1.0.0', '2.0.0', false],
  ['^2.0.0', '1.9.9', false],
])('range %s is satisfied by shell %s: %s', (range, version, expected) => {
  expect(isHostApiCompatible(range, version)).toBe(expected);
});
