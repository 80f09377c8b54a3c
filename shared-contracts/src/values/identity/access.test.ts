import { hasAccess, holdsRule, type AccessSubject } from './access.ts';

const subject = (overrides: Partial<AccessSubject> = {}): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: [],
  ...overrides,
});
const reader = subject({ rules: [{ model: 'contact', rule: 'read' }] });
const planner = subject({ rules: [{ model: 'order', rule: 'write' }] });

test.each([
  ['nothing is required', subject(), {}, true],
  ['the user has the rule', reader, { model: 'contact', action: 'read' }, true],
  ['the action defaults to read', reader, { model: 'contact' }, true],
  ['the rule is for another action', reader, { model: 'contact', action: 'write' }, false],
  ['3pl users read without rules', subject({ organizationType: '3pl' }), { model: 'contact' }, true],
  ['4pl users read without rules', subject({ organizationType: '4pl' }), { model: 'user', action: 'read' }, true],
  [
    '3pl users need rules to write',
    subject({ organizationType: '3pl', rules: [{ model: 'contact', rule: 'read' }] }),
    { model: 'contact', action: 'write' },
    false,
  ],
  [
    '4pl users need rules to delete',
    subject({ organizationType: '4pl' }),
    { model: 'contact', action: 'delete' },
    false,
  ],
  [
    '3pl users write with the rule',
    subject({ organizationType: '3pl', rules: [{ model: 'contact', rule: 'write' }] }),
    { model: 'contact', action: 'write' },
    true,
  ],
  [
    '3pl users still need the organization type',
    subject({ organizationType: '3pl' }),
    { model: 'contact', organizationTypes: ['1pl'] },
    false,
  ],
  ['4pl users still need the role', subject({ organizationType: '4pl' }), { roles: ['root'] }, false],
  [
    'root has access to everything',
    subject({ role: 'root' }),
    { model: 'contact', organizationTypes: ['2pl'], roles: ['admin'] },
    true,
  ],
  [
    'the first of two alternatives is met',
    reader,
    { model: 'contact', or: [{ model: 'order', action: 'write' }] },
    true,
  ],
  [
    'the second of two alternatives is met',
    planner,
    { model: 'contact', or: [{ model: 'order', action: 'write' }] },
    true,
  ],
  [
    'an alternative ignores the organization type of the first',
    planner,
    { model: 'location', organizationTypes: ['4pl'], or: [{ model: 'order', action: 'write' }] },
    true,
  ],
  [
    'no alternative is met',
    reader,
    { model: 'location', or: [{ model: 'order', action: 'write' }, { roles: ['admin'] }] },
    false,
  ],
] satisfies [string, AccessSubject, Parameters<typeof hasAccess>[1], boolean][])(
  '%s',
  (_case, user, access, expected) => {
    expect(hasAccess(user, access)).toBe(expected);
  },
);

test.each([
  ['a user with the rule', reader, true],
  ['a user without it', planner, false],
  ['a 3pl user who only reads because of the organization', subject({ organizationType: '3pl' }), false],
  ['root', subject({ role: 'root' }), true],
])('tells whether a rule is held: %s', (_case, user, expected) => {
  expect(holdsRule(user, { model: 'contact', rule: 'read' })).toBe(expected);
});
