import { as } from 'shared-ui/testing';
import { limitsOf, passesEveryRule } from './limits.rules.ts';

const read = { model: 'order', rule: 'read' } as const;
const write = { model: 'order', rule: 'write' } as const;
const subject = { id: 'other', rules: [write] };

test.each([
  [
    'a clerk with every rule',
    as.cargoOwner,
    subject,
    { isSelf: false, holdsMore: false, roles: ['user'], gives: [true, true] },
  ],
  [
    'a reader, of somebody who writes',
    as.reader,
    subject,
    { isSelf: false, holdsMore: true, roles: ['user'], gives: [true, true] },
  ],
  [
    'a reader, of somebody new',
    as.reader,
    undefined,
    { isSelf: false, holdsMore: false, roles: ['user'], gives: [true, false] },
  ],
  [
    'a forwarder without a rule passes on every rule',
    as.forwarder,
    undefined,
    { isSelf: false, holdsMore: false, roles: ['user'], gives: [true, true] },
  ],
  [
    'an admin',
    { ...as.nobody, role: 'admin' as const },
    undefined,
    { isSelf: false, holdsMore: false, roles: ['user', 'admin'], gives: [false, false] },
  ],
  [
    'root',
    as.root,
    subject,
    { isSelf: false, holdsMore: false, roles: ['user', 'admin', 'root'], gives: [true, true] },
  ],
  [
    'root, of root',
    as.root,
    { id: as.root.id, rules: [] },
    { isSelf: true, holdsMore: false, roles: ['user', 'admin', 'root'], gives: [false, false] },
  ],
])('%s', (_who, caller, of, limits) => {
  const { mayGive, ...rest } = limitsOf(caller, of);
  expect({ ...rest, gives: [read, write].map(mayGive) }).toEqual(limits);
});

test.each([
  ['root', '1pl', 'root'],
  ['admin', '3pl', 'organization'],
  ['user', '4pl', 'organization'],
  ['user', '5pl', undefined],
  ['admin', '1pl', undefined],
  ['user', undefined, undefined],
] as const)('whether rules change anything for a %s of %s', (role, type, answer) => {
  expect(passesEveryRule(role, type)).toBe(answer);
});
