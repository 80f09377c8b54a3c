import fc from 'fast-check';
import { GROUP_ATTRIBUTES, USER_ATTRIBUTES } from './attributes.rules.ts';
import { applyPatch, type Operation } from './patch.rules.ts';
import { ScimError } from './scim.errors.ts';
import type { Resource } from './values.rules.ts';

const BABS = '2819c223-7f76-453a-919d-413861904646';
const JAMES = '08e1d05d-121c-4561-8b96-473d93df9210';
const babs = { display: 'Babs Jensen', $ref: `https://example.com/v2/Users/${BABS}`, value: BABS };
const james = { display: 'James Smith', $ref: `https://example.com/v2/Users/${JAMES}`, value: JAMES };
const work = { value: 'bjensen@example.com', type: 'work', primary: true };
const home = { value: 'babs@jensen.org', type: 'home' };

const USER = { userName: 'bjensen@example.com', active: true, emails: [work] };
const GROUP = { displayName: 'Tour Guides' };

/** RFC 7644, section 3.5.2. */
test.each<[string, Resource, Operation[], Resource]>([
  ['add a member', GROUP, [{ op: 'add', path: 'members', value: [babs] }], { ...GROUP, members: [babs] }],
  [
    'remove a member',
    { ...GROUP, members: [babs, james] },
    [{ op: 'remove', path: `members[value eq "${BABS}"]` }],
    { ...GROUP, members: [james] },
  ],
  ['remove all members', { ...GROUP, members: [babs, james] }, [{ op: 'remove', path: 'members' }], GROUP],
  [
    'remove and add a member',
    { ...GROUP, members: [babs] },
    [
      { op: 'remove', path: `members[value eq "${BABS}"]` },
      { op: 'add', path: 'members', value: [james] },
    ],
    { ...GROUP, members: [james] },
  ],
  [
    'replace all members',
    { ...GROUP, members: [babs] },
    [{ op: 'replace', path: 'members', value: [babs, james] }],
    { ...GROUP, members: [babs, james] },
  ],
  [
    'add the same member again',
    { ...GROUP, members: [babs] },
    [{ op: 'add', path: 'members', value: [babs] }],
    { ...GROUP, members: [babs] },
  ],
])('of a group: %s', (_case, before, operations, expected) => {
  expect(applyPatch(GROUP_ATTRIBUTES, before, operations)).toEqual(expected);
});

test.each<[string, Resource, Operation[], Resource]>([
  [
    'add without a path (RFC 7644)',
    USER,
    [{ op: 'add', value: { emails: [home], nickname: 'Babs' } }],
    { ...USER, emails: [work, home] },
  ],
  [
    'remove by a filter (RFC 7644)',
    { ...USER, emails: [work, home] },
    [{ op: 'remove', path: 'emails[type eq "work" and value ew "example.com"]' }],
    { ...USER, emails: [home] },
  ],
  [
    'replace without a path (RFC 7644)',
    USER,
    [{ op: 'replace', value: { emails: [work, home], nickname: 'Babs' } }],
    { ...USER, emails: [work, home] },
  ],
  ['block as Entra ID does', USER, [{ op: 'replace', path: 'active', value: 'False' }], { ...USER, active: false }],
  ['block as Okta does', USER, [{ op: 'replace', value: { active: false } }], { ...USER, active: false }],
  [
    'rename as Entra ID does',
    { ...USER, name: { familyName: 'Jensen' } },
    [
      { op: 'replace', path: 'name.givenName', value: 'Babs' },
      { op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:displayName', value: 'Babs Jensen' },
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Sales' },
    ],
    { ...USER, name: { familyName: 'Jensen', givenName: 'Babs' }, displayName: 'Babs Jensen' },
  ],
  [
    'paths as keys of the value',
    USER,
    [{ op: 'replace', value: { 'name.familyName': 'Jensen', 'emails[type eq "work"].value': 'new@example.com' } }],
    { ...USER, name: { familyName: 'Jensen' }, emails: [{ ...work, value: 'new@example.com' }] },
  ],
  [
    'add an address of a type that there is none of',
    { userName: 'bjensen' },
    [{ op: 'add', path: 'emails[type eq "work"].value', value: 'new@example.com' }],
    { userName: 'bjensen', emails: [{ type: 'work', value: 'new@example.com' }] },
  ],
  [
    'a new primary address',
    USER,
    [{ op: 'add', path: 'emails', value: { ...home, primary: true } }],
    {
      ...USER,
      emails: [
        { ...work, primary: false },
        { ...home, primary: true },
      ],
    },
  ],
  [
    'remove members as Entra ID does, by value',
    { userName: 'x', emails: [work, home] },
    [{ op: 'remove', path: 'emails', value: [{ value: 'BABS@jensen.org' }] }],
    { userName: 'x', emails: [work] },
  ],
  ['remove an attribute', { ...USER, displayName: 'Babs' }, [{ op: 'remove', path: 'displayName' }], USER],
  ['remove what there is not', USER, [{ op: 'remove', path: 'name.givenName' }], USER],
  [
    'names in any case',
    USER,
    [{ op: 'replace', path: 'DISPLAYNAME', value: 'Babs' }],
    { ...USER, displayName: 'Babs' },
  ],
  [
    'the id of Okta without a path',
    USER,
    [{ op: 'replace', value: { id: BABS, displayName: 'B' } }],
    { ...USER, displayName: 'B' },
  ],
])('of a user: %s', (_case, before, operations, expected) => {
  expect(applyPatch(USER_ATTRIBUTES, before, operations)).toEqual(expected);
});

test.each<[string, Operation, string]>([
  ['a path that is none', { op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
  ['a filter that is none', { op: 'replace', path: 'emails[type]', value: {} }, 'invalidPath'],
  ['a filter of one value', { op: 'replace', path: 'name[type eq "x"]', value: {} }, 'invalidPath'],
  ['a filter without a match', { op: 'replace', path: 'emails[type eq "home"].value', value: 'x' }, 'noTarget'],
  ['remove without a path', { op: 'remove' }, 'noTarget'],
  ['a value that is no object, without a path', { op: 'add', value: 'x' }, 'invalidValue'],
  ['a value of another type', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
  ['the removal of a required attribute', { op: 'remove', path: 'userName' }, 'invalidValue'],
  ['the id', { op: 'replace', path: 'id', value: BABS }, 'mutability'],
  ['groups', { op: 'add', path: 'groups', value: [{ value: BABS }] }, 'mutability'],
])('rejects %s', (_case, operation, scimType) => {
  expect(() => applyPatch(USER_ATTRIBUTES, USER, [operation])).toThrow(
    expect.objectContaining({ status: 400, scimType }),
  );
});

test('never writes beyond the schema, for any input', () => {
  const names = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'emails',
    'name',
    'active',
    'userName',
    'toString',
  );
  const path = fc.oneof(
    names,
    fc.tuple(names, names).map(([first, second]) => `${first}.${second}`),
    names.map((name) => `emails[${name} eq "x"]`),
    fc.string({ maxLength: 30 }),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('x', { polluted: 1 }, JSON.parse('{"__proto__":{"polluted":1}}')),
  );
  const operation: fc.Arbitrary<Operation> = fc.record(
    { op: fc.constantFrom('add', 'replace', 'remove'), path, value },
    { requiredKeys: ['op'] },
  );
  const allowed = new Set(['userName', 'active', 'emails', 'name', 'displayName', 'externalId']);
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 5 }), (operations) => {
      try {
        const patched = applyPatch(USER_ATTRIBUTES, USER, operations);
        expect(Object.keys(patched).filter((key) => !allowed.has(key))).toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(ScimError);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
  expect(USER).toEqual({ userName: 'bjensen@example.com', active: true, emails: [work] });
});
