import type { AccessSubject, Role, Rule } from 'shared-contracts/values/identity/access';
import { canEditEntry, DICTIONARIES, entryActions, isOwnEntry } from './dictionary.rules.ts';

const caller = (role: Role, ...rules: Rule['rule'][]): AccessSubject & { organizationId: string } => ({
  role,
  organizationType: 'fleetOwner',
  organizationId: 'us',
  rules: rules.map((rule) => ({ model: 'vehicle', rule })),
});
const USER = caller('user', 'read', 'write', 'delete');

/** `null`: an entry of the platform. */
test.each<[Role, ownerId: string | null, isOwn: boolean, canEdit: boolean]>([
  ['user', 'us', true, true],
  ['user', 'them', false, false],
  ['user', null, false, false],
  ['root', 'us', false, true],
  ['root', 'them', false, true],
  ['root', null, true, true],
])('to %s, an entry of %s is own: %s, and editable: %s', (role, ownerId, isOwn, canEdit) => {
  expect([isOwnEntry(caller(role), ownerId), canEditEntry(caller(role), ownerId)]).toEqual([isOwn, canEdit]);
});

test.each([
  ['a user with all rules', USER, 'us', ['edit', 'delete']],
  ['a user who only writes', caller('user', 'write'), 'us', ['edit']],
  ['a user who only deletes', caller('user', 'delete'), 'us', ['delete']],
  ['a user who only reads', caller('user', 'read'), 'us', []],
  ['a user, on an entry of the platform', USER, null, []],
  ['root, on an entry of an organization', caller('root'), 'them', ['edit', 'delete']],
] as const)('the actions of %s', (_case, by, ownerId, actions) => {
  expect(entryActions(by, ownerId)).toEqual(actions);
});

test('every dictionary counts the records that use its entries', () => {
  const uses = Object.entries(DICTIONARIES).map(([name, { references }]) => [name, references.map(({ noun }) => noun)]);
  expect(Object.fromEntries(uses)).toEqual({
    brands: ['vehicle'],
    models: ['vehicle'],
    colors: ['vehicle'],
    'fuel-types': ['vehicle'],
    'cargo-types': ['vehicle', 'cargo', 'contract'],
    types: ['vehicle', 'order', 'contract'],
    'service-intervals': ['vehicle'],
  });
});
