import { narrowRules, toScope, withinScope } from './token-scope.rules.ts';

const RULES = [
  { model: 'order', rule: 'read' },
  { model: 'order', rule: 'write' },
  { model: 'trip', rule: 'read' },
] as const;

test.each([
  [undefined, 'order:read order:write trip:read'],
  ['', 'order:read order:write trip:read'],
  ['   ', 'order:read order:write trip:read'],
  ['trip:read order:read', 'order:read trip:read'],
  ['trip:read  trip:read', 'trip:read'],
  ['trip:write', null],
  ['trip:read bill:read', null],
  ['trip', null],
  ['*', null],
  ['Trip:Read', null],
])('narrows the rules to %j', (scope, expected) => {
  const granted = narrowRules(RULES, scope);
  expect(granted && toScope(granted)).toBe(expected);
});

test('a token retains only the part of its scope that its key still has', () => {
  expect(toScope(withinScope(RULES.slice(0, 1), 'order:read trip:read'))).toBe('order:read');
  expect(withinScope(RULES, '')).toEqual([]);
});
