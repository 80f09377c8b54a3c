import type { AccessSubject } from 'shared-contracts/values/identity/access';
import { heldRules, isInNetworks, prefixOf, stateOf } from './api-key.rules.ts';

test.each([
  [[], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.8', false],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.0/24'], '::ffff:203.0.113.7', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::1'], '2001:0db8:0::0001', true],
  [['0.0.0.0/0'], '198.51.100.1', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['::/0'], '2001:db8::1', true],
  [['203.0.113.9'], '', false],
])('%j contains %s: %s', (networks, address, expected) => {
  expect(isInNetworks(networks, address)).toBe(expected);
});

const subject = (changes: Partial<AccessSubject>): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: [],
  ...changes,
});
const READ = { model: 'order', rule: 'read' } as const;
const WRITE = { model: 'order', rule: 'write' } as const;

test.each([
  ['with none', subject({}), []],
  ['with one', subject({ rules: [READ] }), [READ]],
  ['of a forwarder, who reads everything', subject({ organizationType: '3pl' }), [READ]],
  ['who is root', subject({ role: 'root' }), [READ, WRITE]],
  ['who is a key of a forwarder', subject({ organizationType: '3pl', apiKeyId: 'k' }), []],
])('retains the rules of a creator %s', (_creator, creator, expected) => {
  expect(heldRules([READ, WRITE], creator)).toEqual(expected);
});

test.each([
  [{ revokedAt: null, expiresAt: null, isBlocked: false }, 'active'],
  [{ revokedAt: null, expiresAt: 101, isBlocked: false }, 'active'],
  [{ revokedAt: null, expiresAt: 100, isBlocked: false }, 'expired'],
  [{ revokedAt: null, expiresAt: null, isBlocked: true }, 'paused'],
  [{ revokedAt: null, expiresAt: 100, isBlocked: true }, 'expired'],
  [{ revokedAt: 50, expiresAt: 100, isBlocked: true }, 'revoked'],
])('%j is %s at 100', (key, expected) => {
  expect(stateOf(key, 100)).toBe(expected);
});

test('shows only the start of a secret', () => {
  expect(prefixOf('csg_abcdefghijklmnop')).toBe('csg_abcdefgh');
});
