import fc from 'fast-check';
import {
  ACTIONS,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type Role,
  type Rule,
} from 'shared-contracts/values/identity/access';
import {
  removesBreakGlass,
  removesLastAdmin,
  findAccessViolation,
  mayManageCredentials,
  userActions,
  type UserChange,
} from './user.rules.ts';

const ID = 'self';
const rule = (text: string) => {
  const [model, action] = text.split(' ');
  return { model, rule: action } as Rule;
};
const caller = (
  role: Role,
  rules: string[] = [],
  overrides: { organizationType?: '1pl' | '3pl' | '4pl'; actorId?: string } = {},
) => ({ userId: ID, actorId: null, role, organizationType: '1pl' as const, rules: rules.map(rule), ...overrides });
const subject = (role: Role, overrides = {}) => ({
  id: 'other',
  role,
  status: 1 as const,
  organizationStatus: 1 as const,
  hasSecondFactor: false,
  anonymizedAt: null,
  sentInvitation: null,
  rules: [] as Rule[],
  ...overrides,
});
const USER_MANAGER = ['user read', 'user write', 'user delete'];

test.each([
  ['a user with read', caller('user', ['user read']), subject('user'), []],
  ['a user with write', caller('user', ['user write']), subject('user'), ['edit', 'block']],
  ['a user with all rules, on a user', caller('user', USER_MANAGER), subject('user'), ['edit', 'block', 'delete']],
  ['… on a blocked user', caller('user', USER_MANAGER), subject('user', { status: 2 }), ['edit', 'activate', 'delete']],
  ['… on an admin', caller('user', USER_MANAGER), subject('admin'), []],
  ['… on root', caller('user', USER_MANAGER), subject('root'), []],
  ['… on oneself', caller('user', USER_MANAGER), subject('user', { id: ID }), ['edit']],
  ['a user of a 3PL without rules', caller('user', [], { organizationType: '3pl' }), subject('user'), []],
  [
    'a user of a 4PL with write',
    caller('user', ['user write'], { organizationType: '4pl' }),
    subject('user'),
    ['edit', 'block'],
  ],
  ['a user of a 4PL, on an admin', caller('user', USER_MANAGER, { organizationType: '4pl' }), subject('admin'), []],
  ['an admin without rules', caller('admin'), subject('user'), []],
  ['an admin, on an admin', caller('admin', USER_MANAGER), subject('admin'), ['edit', 'block', 'delete', 'exportData']],
  ['an admin, on root', caller('admin', USER_MANAGER), subject('root'), []],
  ['root, on a user', caller('root'), subject('user'), ['edit', 'block', 'delete', 'signInAs', 'exportData']],
  ['root, on another root', caller('root'), subject('root'), ['edit', 'block', 'delete', 'signInAs', 'exportData']],
  [
    'root, on a blocked user',
    caller('root'),
    subject('user', { status: 2 }),
    ['edit', 'activate', 'delete', 'anonymize', 'exportData'],
  ],
  ['root, on a former user', caller('root'), subject('user', { status: 2, anonymizedAt: 1 }), ['delete', 'exportData']],
  [
    'root, on a user of a blocked organization',
    caller('root'),
    subject('user', { organizationStatus: 2 }),
    ['edit', 'block', 'delete', 'exportData'],
  ],
  [
    'root, on a user of a registered organization',
    caller('root'),
    subject('user', { organizationStatus: 0 }),
    ['edit', 'block', 'delete', 'exportData'],
  ],
  ['root, on oneself', caller('root'), subject('root', { id: ID }), ['edit']],
  [
    'root as another root, on the first',
    caller('root', [], { actorId: 'other' }),
    subject('root'),
    ['edit', 'block', 'delete', 'exportData'],
  ],
])('actions of %s', (_case, actor, target, actions) => {
  expect(userActions(actor, target)).toEqual(actions);
});

const grant = (...rules: string[]): UserChange => ({ rules: rules.map(rule) });
const PRIVILEGED = subject('user', { rules: [rule('order write')] });

test.each([
  ['a rule the caller has', caller('user', [...USER_MANAGER, 'order read']), null, grant('order read'), null],
  ['a rule the caller lacks', caller('user', USER_MANAGER), null, grant('order read'), 'ruleNotHeld'],
  [
    'another action of the model',
    caller('admin', [...USER_MANAGER, 'order read']),
    subject('user'),
    grant('order write'),
    'ruleNotHeld',
  ],
  [
    'another action of a rule the user already has',
    caller('user', USER_MANAGER),
    PRIVILEGED,
    grant('order read'),
    'ruleNotHeld',
  ],
  [
    'the action of a rule that the user has for another model',
    caller('user', USER_MANAGER),
    PRIVILEGED,
    grant('trip write'),
    'ruleNotHeld',
  ],
  ['a rule the user already has', caller('user', USER_MANAGER), PRIVILEGED, grant('order write', 'user read'), null],
  ['fewer rules', caller('user', USER_MANAGER), PRIVILEGED, grant(), null],
  ['any rule, as root', caller('root'), null, grant('order delete', 'geo write'), null],
  [
    'a rule that a user of a 3PL lacks',
    caller('user', USER_MANAGER, { organizationType: '3pl' }),
    subject('user'),
    grant('order delete', 'geo write'),
    'ruleNotHeld',
  ],
  [
    'read, which a user of a 4PL has only through the organization',
    caller('user', USER_MANAGER, { organizationType: '4pl' }),
    null,
    grant('order read'),
    'ruleNotHeld',
  ],
  [
    'own rules',
    caller('admin', [...USER_MANAGER, 'order read']),
    subject('admin', { id: ID }),
    grant('order read'),
    'ownAccess',
  ],
  ['own role', caller('root'), subject('root', { id: ID }), { role: 'admin' }, 'ownAccess'],
  ['own status', caller('root'), subject('root', { id: ID }), { status: 2 }, 'ownAccess'],
  [
    'own password',
    caller('admin', USER_MANAGER),
    subject('admin', { id: ID }),
    { password: 'secret' },
    'ownCredentials',
  ],
  ['own e-mail', caller('root'), subject('root', { id: ID }), { email: 'me@consign.example' }, 'ownCredentials'],
  ['nothing on oneself', caller('user', USER_MANAGER), subject('user', { id: ID }), {}, null],
  ['an admin, as a user', caller('user', USER_MANAGER), null, { role: 'admin' }, 'roleOutOfReach'],
  [
    'an admin, as a user of a 3PL',
    caller('user', USER_MANAGER, { organizationType: '3pl' }),
    subject('user'),
    { role: 'admin' },
    'roleOutOfReach',
  ],
  ['an admin, as admin', caller('admin', USER_MANAGER), subject('user'), { role: 'admin' }, null],
  ['a root, as admin', caller('admin', USER_MANAGER), null, { role: 'root' }, 'roleOutOfReach'],
  ['a root, as root', caller('root'), null, { role: 'root' }, null],
  [
    'the password of a user with more rules',
    caller('admin', USER_MANAGER),
    PRIVILEGED,
    { password: 'secret' },
    'holdsMore',
  ],
  [
    'the e-mail of a user with more rules',
    caller('admin', USER_MANAGER),
    PRIVILEGED,
    { email: 'me@consign.example' },
    'holdsMore',
  ],
  ['the status of a user with more rules', caller('admin', USER_MANAGER), PRIVILEGED, { status: 2 }, null],
  [
    'the password of a user with the same rules',
    caller('admin', [...USER_MANAGER, 'order write']),
    PRIVILEGED,
    { password: 'secret' },
    null,
  ],
] as const)('setting %s', (_case, actor, target, changes, code) => {
  expect(findAccessViolation(actor, target, changes as UserChange)?.code ?? null).toBe(code);
});

test.each([
  ['a user with the same rules', caller('admin', [...USER_MANAGER, 'order write']), PRIVILEGED, true],
  ['a user with more rules', caller('admin', USER_MANAGER), PRIVILEGED, false],
  ['a higher role', caller('admin', USER_MANAGER), subject('root'), false],
  ['oneself', caller('admin', USER_MANAGER), subject('admin', { id: ID }), false],
] as const)('manages the credentials of %s', (_case, actor, target, isAllowed) => {
  expect(mayManageCredentials(actor, target)).toBe(isAllowed);
});

test.each([
  ['deleted', 'admin', 1, null, 0, 'admin', true],
  ['deleted, another remains', 'admin', 1, null, 1, 'admin', false],
  ['a user deleted', 'user', 1, null, 0, 'admin', false],
  ['demoted', 'admin', 1, { role: 'user' }, 0, 'root', true],
  ['made root', 'admin', 1, { role: 'root' }, 0, 'root', true],
  ['renamed', 'admin', 1, { login: 'x' }, 0, 'admin', false],
  ['still an admin', 'admin', 1, { role: 'admin' }, 0, 'admin', false],
  ['blocked by an admin', 'admin', 1, { status: 2 }, 0, 'admin', true],
  ['blocked by root', 'admin', 1, { status: 2 }, 0, 'root', false],
  ['activated', 'admin', 2, { status: 1 }, 0, 'root', false],
  ['activated by an admin', 'admin', 2, { status: 1 }, 0, 'admin', false],
  ['deleted while blocked', 'admin', 2, null, 0, 'root', true],
] as const)('removes the last admin: %s', (_case, role, status, after, otherAdmins, callerRole, expected) => {
  expect(removesLastAdmin({ role: callerRole }, { role, status }, after as UserChange | null, otherAdmins)).toBe(
    expected,
  );
});

test.each([
  ['deleted', null, 'root', true],
  ['demoted', { role: 'user' }, 'root', true],
  ['blocked by an admin', { status: 2 }, 'admin', true],
  ['blocked by root', { status: 2 }, 'root', false],
  ['renamed', { login: 'x' }, 'admin', false],
] as const)('removes the break-glass administrator: %s', (_case, after, role, expected) => {
  expect(removesBreakGlass({ role }, after as UserChange | null, true)).toBe(expected);
  expect(removesBreakGlass({ role }, after as UserChange | null, false)).toBe(false);
});

const rules = fc.uniqueArray(fc.record({ model: fc.constantFrom(...MODELS), rule: fc.constantFrom(...ACTIONS) }), {
  selector: ({ model, rule: action }) => `${model} ${action}`,
});
const anyCaller = fc.record({
  role: fc.constantFrom(...ROLES),
  rules,
  organizationType: fc.constantFrom(...ORGANIZATION_TYPES),
  userId: fc.constantFrom('a', 'b'),
  actorId: fc.constant(null),
});
const anyUser = fc.record({
  id: fc.constantFrom('a', 'b'),
  rules,
  role: fc.constantFrom(...ROLES),
  status: fc.constantFrom(1 as const, 2 as const),
  organizationStatus: fc.constant(1 as const),
  hasSecondFactor: fc.boolean(),
  anonymizedAt: fc.option(fc.nat()),
  sentInvitation: fc.option(fc.constant({})),
});
const anyChanges = fc.record(
  {
    login: fc.string(),
    email: fc.string(),
    password: fc.string(),
    role: fc.constantFrom(...ROLES),
    status: fc.constantFrom(1 as const, 2 as const),
    rules,
  },
  { requiredKeys: [] },
);
const RANK = { user: 0, admin: 1, root: 2 };
const keyOf = ({ model, rule: action }: Rule) => `${model} ${action}`;

test("never grants more than the caller has, nor changes the caller's own access", () => {
  fc.assert(
    fc.property(anyCaller, fc.option(anyUser), anyChanges, (actor, target, changes) => {
      if (findAccessViolation(actor, target, changes) !== null) return;
      expect(RANK[changes.role ?? 'user']).toBeLessThanOrEqual(RANK[actor.role]);
      if (target?.id === actor.userId) expect(changes).toEqual({});
      if (actor.role === 'root') return;
      const allowedRules = new Set([...actor.rules, ...(target?.rules ?? [])].map(keyOf));
      expect((changes.rules ?? []).every((granted) => allowedRules.has(keyOf(granted)))).toBe(true);
      const ownRules = new Set(actor.rules.map(keyOf));
      if (target && (changes.password ?? changes.email ?? changes.login) !== undefined)
        expect(target.rules.every((granted) => ownRules.has(keyOf(granted)))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('offers no actions on oneself or on higher roles', () => {
  fc.assert(
    fc.property(anyCaller, anyUser, (actor, target) => {
      const actions = userActions(actor, target);
      if (RANK[target.role] > RANK[actor.role]) expect(actions).toEqual([]);
      if (target.id === actor.userId) expect(actions).toEqual(actions.filter((action) => action === 'edit'));
      if (actor.role !== 'root') expect(actions).not.toContain('signInAs');
    }),
    { numRuns: 1_000 },
  );
});
