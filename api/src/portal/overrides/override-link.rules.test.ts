import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { OVERRIDE_LIFETIME, readOverride, signOverride } from './override-link.rules.ts';

const SECRET = 'a secret of the portal';
const OVERRIDE = { area: 'mfe-trips', address: 'http://localhost:3102/remoteEntry.js', until: 1_000 };
const HOST = 'portal.example';
const token = signOverride(SECRET, { ...OVERRIDE, host: HOST });
const at = (now: number, host = HOST) => ({ host, now });

test('lasts for one hour', () => {
  expect(OVERRIDE_LIFETIME).toBe(3_600);
});

test.each([
  ['until its end', SECRET, at(999), OVERRIDE],
  ['not from its end on', SECRET, at(1_000), { error: 'expired' }],
  ['not on another host', SECRET, at(999, 'other.example'), { error: 'otherHost' }],
  ['not with another secret', 'another secret', at(999), { error: 'forged' }],
])('grants an override %s', (_case, secret, when, expected) => {
  expect(readOverride(secret, token, when)).toEqual(expected);
});

test.each(['', '.', 'x', token.split('.')[0] ?? '', `${token.split('.')[0]}.AAAA`])(
  'rejects %j as forged',
  (forged) => {
    expect(readOverride(SECRET, forged, at(999))).toEqual({ error: 'forged' });
  },
);

test('rejects a token whose content was changed', () => {
  const [, signature] = token.split('.');
  const anyOverride = fc.record({ area: fc.string(), address: fc.string(), until: fc.nat(), host: fc.string() });
  fc.assert(
    fc.property(anyOverride, (override) => {
      const content = Buffer.from(JSON.stringify(override)).toString('base64url');
      expect(readOverride(SECRET, `${content}.${signature}`, at(0))).toEqual({ error: 'forged' });
    }),
  );
});

test('signs for this purpose only', () => {
  const content = token.split('.')[0] ?? '';
  const plain = createHmac('sha256', SECRET).update(content).digest('base64url');
  expect(readOverride(SECRET, `${content}.${plain}`, at(999))).toEqual({ error: 'forged' });
});
