import { canShare, listViewActions, requiredActions } from './list-view.rules.ts';

const caller = (userId: string, isAdmin: boolean) => ({
  userId,
  role: 'user' as const,
  rules: isAdmin ? [{ model: 'organizationOwner' as const, rule: 'write' as const }] : [],
});
const [admin, amal] = [caller('admin', true), caller('amal', false)];

test('users who may change the settings of the organization may share views', () => {
  expect([canShare(admin), canShare(amal)]).toEqual([true, false]);
});

test.each([
  ['their own view', amal, 'amal', false, ['edit', 'delete']],
  ["another user's view", amal, 'nadia', false, []],
  ['a shared view', amal, 'amal', true, []],
  ['as an admin, their own view', admin, 'admin', false, ['edit', 'share', 'delete']],
  ["as an admin, another user's view", admin, 'amal', false, []],
  ['as an admin, a shared view', admin, 'amal', true, ['edit', 'unshare', 'delete']],
])('a user may do with %s: %j', (_name, who, userId, isShared, expected) => {
  expect(listViewActions(who, { userId, isShared })).toEqual(expected);
});

test.each<[string, boolean, { isShared?: boolean; name?: string }, string[]]>([
  ['of its name', false, { name: 'Late' }, ['edit']],
  ['that shares it', false, { isShared: true }, ['share']],
  ['that takes it back', true, { isShared: false }, ['unshare']],
  ['of its name that also shares it', false, { name: 'Late', isShared: true }, ['edit', 'share']],
  ['that leaves it shared', true, { isShared: true }, []],
  ['of nothing', false, {}, []],
])('a change %s needs %j', (_name, isShared, changes, expected) => {
  expect(requiredActions({ userId: 'amal', isShared }, changes)).toEqual(expected);
});
