import fc from 'fast-check';
import type { Rule } from 'shared-contracts/values/identity/access';
import { domainOf, rulesFor, toLocalPath, verifiedEmail } from './sign-on.rules.ts';

test.each([
  ['nimal@Harvest.example', 'harvest.example'],
  ['a@b@harvest.example', 'harvest.example'],
  ['nimal', null],
  ['@harvest.example', null],
  ['nimal@', null],
])('the domain of %s is %s', (text, domain) => {
  expect(domainOf(text)).toBe(domain);
});

test.each([
  ['verified', { email: 'A@b.example', email_verified: true }, false, 'a@b.example'],
  ['verified as text', { email: 'a@b.example', email_verified: 'true' }, false, 'a@b.example'],
  ['unverified', { email: 'a@b.example', email_verified: false }, false, null],
  ['unverified, although addresses are trusted', { email: 'a@b.example', email_verified: false }, true, null],
  ['silent', { email: 'a@b.example' }, false, null],
  ['silent, and addresses are trusted', { email: 'a@b.example' }, true, 'a@b.example'],
  ['without an address', { email_verified: true }, true, null],
  ['with an odd address', { email: ['a@b.example'], email_verified: true }, true, null],
])('the address of a provider that is %s', (_case, claims, trustsEmail, email) => {
  expect(verifiedEmail(claims, { trustsEmail })).toBe(email);
});

const read: Rule = { model: 'order', rule: 'read' };
const write: Rule = { model: 'order', rule: 'write' };
const mapping = {
  defaultRules: [read],
  groupsClaim: 'groups',
  groupRules: [
    { group: 'planners', rules: [read, write] },
    { group: 'billing', rules: [{ model: 'contract', rule: 'read' } as Rule] },
  ],
};

test.each([
  [{ groups: ['planners', 'staff'] }, [read, write]],
  [{ groups: 'planners' }, [read, write]],
  [{ groups: ['Planners'] }, [read]],
  [{ groups: [1, null] }, [read]],
  [{ roles: ['planners'] }, [read]],
])('the rules for %j', (claims, rules) => {
  expect(rulesFor(mapping, claims)).toEqual(rules);
});

test('grants only the rules of the mapping', () => {
  const named = [...mapping.defaultRules, ...mapping.groupRules.flatMap(({ rules }) => rules)];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('groups', 'roles', 'role'), fc.jsonValue()), (claims) => {
      expect(named).toEqual(expect.arrayContaining(rulesFor(mapping, claims)));
    }),
  );
});

test.each([
  ['/orders?page=2', '/orders?page=2'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/a\nb', '/'],
  ['', '/'],
])('continues from %j at %s', (path, expected) => {
  expect(toLocalPath(path)).toBe(expected);
});
