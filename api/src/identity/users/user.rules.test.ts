import fc from 'fast-check';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES, type Role, type Rule } from 'shared-contracts/values/access';
import { leavesNoAdmin, refusalOf, userActions, type Wanted } from './user.rules.ts';

const ID = 'self';
const rule = (text: string) => {
  const [model, action] = text.split(' ');
  return { model, rule: action } as Rule;
};
const caller = (
  role: Role,
  rules: string[] = [],
  more: { organizationType?: '1pl' | '3pl' | '4pl'; actorId?: string } = {},
) => ({ userId: ID, actorId: null, role, organizationType: '1pl' as const, rules: rules.map(rule), ...more });
const subject = (role: Role, more = {}) => ({
  id: 'other',
  role,
  status: 1 as const,
  organizationStatus: 1 as const,
  rules: [] as Rule[],
  ...more,
});
const KEEPER = ['user read', 'user write', 'user delete'];

test.each([
  ['a clerk who may read', caller('user', ['user read']), subject('user'), []],
  ['a clerk who may write', caller('user', ['user write']), subject('user'), ['edit', 'block']],
  ['a clerk who may all, of a user', caller('user', KEEPER), subject('user'), ['edit', 'block', 'delete']],
  ['… of a blocked user', caller('user', KEEPER), subject('user', { status: 2 }), ['edit', 'activate', 'delete']],
  ['… of an admin', caller('user', KEEPER), subject('admin'), []],
  ['… of root', caller('user', KEEPER), subject('root'), []],
  ['… of oneself', caller('user', KEEPER), subject('user', { id: ID }), ['edit']],
  [
    'a user of a 3PL without rules',
    caller('user', [], { organizationType: '3pl' }),
    subject('user'),
    ['edit', 'block', 'delete'],
  ],
  ['a user of a 4PL, of an admin', caller('user', [], { organizationType: '4pl' }), subject('admin'), []],
  ['an admin without rules', caller('admin'), subject('user'), []],
  ['an admin, of an admin', caller('admin', KEEPER), subject('admin'), ['edit', 'block', 'delete']],
  ['an admin, of root', caller('admin', KEEPER), subject('root'), []],
  ['root, of a user', caller('root'), subject('user'), ['edit', 'block', 'delete', 'signInAs']],
  ['root, of another root', caller('root'), subject('root'), ['edit', 'block', 'delete', 'signInAs']],
  ['root, of a blocked user', caller('root'), subject('user', { status: 2 }), ['edit', 'activate', 'delete']],
  [
    'root, of a user of a blocked organization',
    caller('root'),
    subject('user', { organizationStatus: 2 }),
    ['edit', 'block', 'delete'],
  ],
  [
    'root, of a user of a registered organization',
    caller('root'),
    subject('user', { organizationStatus: 0 }),
    ['edit', 'block', 'delete'],
  ],
  ['root, of oneself', caller('root'), subject('root', { id: ID }), ['edit']],
  [
    'root as another root, of the first',
    caller('root', [], { actorId: 'other' }),
    subject('root'),
    ['edit', 'block', 'delete'],
  ],
])('%s may', (_who, who, whom, actions) => {
  expect(userActions(who, whom)).toEqual(actions);
});

const grant = (...rules: string[]): Wanted => ({ rules: rules.map(rule) });
const MIGHTY = subject('user', { rules: [rule('order write')] });

test.each([
  ['a rule one holds', caller('user', [...KEEPER, 'order read']), null, grant('order read'), null],
  ['a rule one lacks', caller('user', KEEPER), null, grant('order read'), 'ruleNotHeld'],
  [
    'another action of a model',
    caller('admin', [...KEEPER, 'order read']),
    subject('user'),
    grant('order write'),
    'ruleNotHeld',
  ],
  ['a rule the user holds already', caller('user', KEEPER), MIGHTY, grant('order write', 'user read'), null],
  ['fewer rules', caller('user', KEEPER), MIGHTY, grant(), null],
  ['any rule, as root', caller('root'), null, grant('order delete', 'geo write'), null],
  [
    'any rule, in a 3PL',
    caller('user', [], { organizationType: '3pl' }),
    subject('user'),
    grant('order delete', 'geo write'),
    null,
  ],
  [
    'own rules',
    caller('admin', [...KEEPER, 'order read']),
    subject('admin', { id: ID }),
    grant('order read'),
    'ownAccess',
  ],
  ['own role', caller('root'), subject('root', { id: ID }), { role: 'admin' }, 'ownAccess'],
  ['own status', caller('root'), subject('root', { id: ID }), { status: 2 }, 'ownAccess'],
  ['own password', caller('admin', KEEPER), subject('admin', { id: ID }), { password: 'secret' }, 'ownCredentials'],
  ['own e-mail', caller('root'), subject('root', { id: ID }), { email: 'me@consign.example' }, 'ownCredentials'],
  ["nothing of one's own", caller('user', KEEPER), subject('user', { id: ID }), {}, null],
  ['an admin, as a user', caller('user', KEEPER), null, { role: 'admin' }, 'roleOutOfReach'],
  [
    'an admin, as a user of a 3PL',
    caller('user', KEEPER, { organizationType: '3pl' }),
    subject('user'),
    { role: 'admin' },
    'roleOutOfReach',
  ],
  ['an admin, as admin', caller('admin', KEEPER), subject('user'), { role: 'admin' }, null],
  ['a root, as admin', caller('admin', KEEPER), null, { role: 'root' }, 'roleOutOfReach'],
  ['a root, as root', caller('root'), null, { role: 'root' }, null],
  ['the password of who may more', caller('admin', KEEPER), MIGHTY, { password: 'secret' }, 'holdsMore'],
  ['the e-mail of who may more', caller('admin', KEEPER), MIGHTY, { email: 'me@consign.example' }, 'holdsMore'],
  ['the status of who may more', caller('admin', KEEPER), MIGHTY, { status: 2 }, null],
  [
    'the password of who may as much',
    caller('admin', [...KEEPER, 'order write']),
    MIGHTY,
    { password: 'secret' },
    null,
  ],
] as const)('setting %s', (_what, who, whom, wanted, code) => {
  expect(refusalOf(who, whom, wanted as Wanted)?.code ?? null).toBe(code);
});

test.each([
  ['deleted', 'admin', 1, null, 0, 'admin', true],
  ['deleted beside another', 'admin', 1, null, 1, 'admin', false],
  ['a user deleted', 'user', 1, null, 0, 'admin', false],
  ['demoted', 'admin', 1, { role: 'user' }, 0, 'root', true],
  ['made root', 'admin', 1, { role: 'root' }, 0, 'root', true],
  ['renamed', 'admin', 1, { login: 'x' }, 0, 'admin', false],
  ['blocked by an admin', 'admin', 1, { status: 2 }, 0, 'admin', true],
  ['blocked by root', 'admin', 1, { status: 2 }, 0, 'root', false],
  ['activated', 'admin', 2, { status: 1 }, 0, 'root', false],
  ['deleted while blocked', 'admin', 2, null, 0, 'root', true],
] as const)('the last admin %s', (_what, role, status, after, others, by, expected) => {
  expect(
    leavesNoAdmin({ role: by, organizationType: '1pl', rules: [] }, { role, status }, after as Wanted | null, others),
  ).toBe(expected);
});

const rules = fc.uniqueArray(fc.record({ model: fc.constantFrom(...MODELS), rule: fc.constantFrom(...ACTIONS) }), {
  selector: ({ model, rule: action }) => `${model} ${action}`,
});
const anybody = fc.record({
  role: fc.constantFrom(...ROLES),
  rules,
  organizationType: fc.constantFrom(...ORGANIZATION_TYPES),
  userId: fc.constantFrom('a', 'b'),
  actorId: fc.constant(null),
});
const somebody = fc.record({
  id: fc.constantFrom('a', 'b'),
  rules,
  role: fc.constantFrom(...ROLES),
  status: fc.constantFrom(1 as const, 2 as const),
  organizationStatus: fc.constant(1 as const),
});
const wishes = fc.record(
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
const key = ({ model, rule: action }: Rule) => `${model} ${action}`;

test('whatever is asked, nobody ends with more than whoever gave it, and nobody sets their own', () => {
  fc.assert(
    fc.property(anybody, fc.option(somebody), wishes, (who, whom, wish) => {
      if (refusalOf(who, whom, wish) !== null) return;
      expect(RANK[wish.role ?? 'user']).toBeLessThanOrEqual(RANK[who.role]);
      if (whom?.id === who.userId) expect(wish).toEqual({});
      if (who.role === 'root' || ['3pl', '4pl'].includes(who.organizationType)) return;
      const held = new Set([...who.rules, ...(whom?.rules ?? [])].map(key));
      expect((wish.rules ?? []).every((one) => held.has(key(one)))).toBe(true);
      const own = new Set(who.rules.map(key));
      if (whom && (wish.password ?? wish.email ?? wish.login) !== undefined)
        expect(whom.rules.every((one) => own.has(key(one)))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('nobody is offered anything against themselves or above them', () => {
  fc.assert(
    fc.property(anybody, somebody, (who, whom) => {
      const actions = userActions(who, whom);
      if (RANK[whom.role] > RANK[who.role]) expect(actions).toEqual([]);
      if (whom.id === who.userId) expect(actions).toEqual(actions.filter((action) => action === 'edit'));
      if (who.role !== 'root') expect(actions).not.toContain('signInAs');
    }),
    { numRuns: 1_000 },
  );
});
