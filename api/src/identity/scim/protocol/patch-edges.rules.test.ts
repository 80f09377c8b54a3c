import { USER_ATTRIBUTES } from './attributes.rules.ts';
import { applyPatch, type Operation } from './patch.rules.ts';
import type { Resource } from './values.rules.ts';

const work = { value: 'b@work.example', type: 'work', primary: true };
const home = { value: 'b@home.example', type: 'home' };
const USER = { userName: 'bjensen', name: { givenName: 'Babs' }, emails: [work, home] };

test.each<[string, Operation, Partial<Record<keyof typeof USER, unknown>>]>([
  [
    'a part of the matching values',
    { op: 'remove', path: 'emails[type eq "work"].type' },
    { emails: [{ value: work.value, primary: true }, home] },
  ],
  [
    'a part of all values',
    { op: 'remove', path: 'emails.type' },
    { emails: [{ value: work.value, primary: true }, { value: home.value }] },
  ],
  ['all matching values', { op: 'remove', path: 'emails[value pr]' }, { emails: undefined }],
  ['a part of a single value', { op: 'remove', path: 'name.givenName' }, { name: undefined }],
  ['a single value', { op: 'remove', path: 'name' }, { name: undefined }],
  ['nothing without a match', { op: 'remove', path: 'emails[type eq "other"]' }, {}],
  ['values, ignoring case', { op: 'remove', path: 'emails', value: [{ value: 'B@HOME.example' }] }, { emails: [work] }],
  ['all values without a value', { op: 'remove', path: 'emails', value: null }, { emails: undefined }],
])('removes %s', (_what, operation, expected) =>
  expect(applyPatch(USER_ATTRIBUTES, USER, [operation])).toEqual({ ...USER, ...expected }),
);

test.each<[string, Operation, Resource]>([
  [
    'a part of all values',
    { op: 'replace', path: 'emails.type', value: 'x' },
    {
      emails: [
        { ...work, type: 'x' },
        { ...home, type: 'x' },
      ],
    },
  ],
  [
    'a matching value',
    { op: 'replace', path: 'emails[type eq "home"]', value: { value: 'new@home.example' } },
    { emails: [work, { ...home, value: 'new@home.example' }] },
  ],
  [
    'the primary value, of which there is one',
    { op: 'replace', path: 'emails[type eq "home"].primary', value: true },
    {
      emails: [
        { ...work, primary: false },
        { ...home, primary: true },
      ],
    },
  ],
  [
    'a value that is primary already',
    { op: 'replace', path: 'emails[type eq "work"].primary', value: 'True' },
    { emails: [work, home] },
  ],
  [
    'the same value in another case',
    { op: 'add', path: 'emails', value: { value: 'B@WORK.example' } },
    { emails: [home, { value: 'B@WORK.example' }] },
  ],
  [
    'a part of an object that stays',
    { op: 'add', path: 'name', value: { familyName: 'Jensen' } },
    { name: { givenName: 'Babs', familyName: 'Jensen' } },
  ],
  [
    'an object without a path, in a part',
    { op: 'replace', value: { name: { familyName: 'Jensen' } } },
    { name: { givenName: 'Babs', familyName: 'Jensen' } },
  ],
  ['nothing that is not in the schema', { op: 'replace', path: 'name.nick', value: 'B' }, {}],
  ['nothing of an extension', { op: 'replace', path: 'URN:x:y', value: 'B' }, {}],
  [
    'a value of two types',
    { op: 'add', path: 'emails[type eq "x" and primary eq true].value', value: 'c@x.example' },
    { emails: [{ ...work, primary: false }, home, { type: 'x', primary: true, value: 'c@x.example' }] },
  ],
])('sets %s', (_what, operation, expected) =>
  expect(applyPatch(USER_ATTRIBUTES, USER, [operation])).toEqual({ ...USER, ...expected }),
);

const LONG = 'a'.repeat(1_999);
test.each<[Operation, string, string]>([
  [{ op: 'replace', path: `${LONG}aa`, value: 1 }, 'invalidPath', `${'a'.repeat(50)}… is not a path`],
  [{ op: 'replace', path: 'emails[', value: 1 }, 'invalidPath', 'emails[ is not a path'],
  [{ op: 'replace', path: 'emails[type]', value: 1 }, 'invalidPath', 'The filter is incomplete'],
  [
    { op: 'replace', path: 'emails[type eq "x"].value', value: 'x' },
    'noTarget',
    'No value matches emails[type eq "x"].value',
  ],
  [
    { op: 'add', path: 'emails[type ne "home" and type ne "work"].value', value: 'x' },
    'noTarget',
    'No value matches emails[type ne "home" and type ne "work"].value',
  ],
  [{ op: 'remove' }, 'noTarget', 'remove needs a path'],
  [{ op: 'add', value: [] }, 'invalidValue', 'Without a path, the value must be an object'],
  [{ op: 'add', value: null }, 'invalidValue', 'Without a path, the value must be an object'],
  [{ op: 'replace', path: 'id', value: '7' }, 'mutability', 'id is read-only'],
])('%j is %s: %s', (operation, scimType, message) =>
  expect(() => applyPatch(USER_ATTRIBUTES, USER, [operation])).toThrow(expect.objectContaining({ scimType, message })),
);

test('a path may be as long as a filter', () =>
  expect(applyPatch(USER_ATTRIBUTES, USER, [{ op: 'replace', path: `${LONG}a`, value: 1 }])).toEqual(USER));
