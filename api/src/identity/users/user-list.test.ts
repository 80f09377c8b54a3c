import type { User } from 'shared-contracts/identity/users';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const USER_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user' as const, rule }));
/** An admin of a new organization. */
const createAdmin = async (overrides = {}) =>
  build().user({ role: 'admin', rules: USER_RULES, organizationId: (await build().organization()).id, ...overrides });
const listUsers = async (admin: { id: string }, query: string) => {
  const { items, ...range } = (await portal.as(admin).get(`/users?${query}`)).json();
  return { logins: items.map(({ login }: User) => login), ...range };
};

test('searches from three letters, filters, sorts and pages within the organization', async () => {
  const admin = await createAdmin({ login: 'Zora', createdAt: 1 });
  const { organizationId } = admin;
  await build().user({ login: 'anura', email: 'x@tea_leaf.example', organizationId, role: 'admin', createdAt: 2 });
  await build().user({ login: 'Bimal', email: 'y@tea.example', organizationId, status: 2, createdAt: 4 });
  await build().user({ login: 'chamari', email: 'z@tea.example', organizationId, isDriver: true, createdAt: 3 });
  await build().user({
    login: 'outsider',
    email: 's@tea.example',
    organizationId: (await build().organization()).id,
  });
  expect(await listUsers(admin, '')).toEqual({
    logins: ['anura', 'Bimal', 'chamari', 'Zora'],
    total: 4,
    page: 1,
    limit: 20,
  });
  expect(await listUsers(admin, 'search=tea')).toMatchObject({ logins: ['anura', 'Bimal', 'chamari'] });
  expect(await listUsers(admin, 'search=EA_l')).toMatchObject({ logins: ['anura'] });
  expect(await listUsers(admin, 'search=MAL')).toMatchObject({ logins: ['Bimal'] });
  expect(await listUsers(admin, 'search=te')).toMatchObject({ total: 4 });
  expect(await listUsers(admin, 'status=2')).toMatchObject({ logins: ['Bimal'] });
  expect(await listUsers(admin, 'role=admin&sort=-login')).toMatchObject({ logins: ['Zora', 'anura'] });
  expect(await listUsers(admin, 'isDriver=true')).toMatchObject({ logins: ['chamari'] });
  expect(await listUsers(admin, 'sort=-createdAt&limit=3&page=1')).toEqual({
    logins: ['Bimal', 'chamari', 'anura'],
    total: 4,
    page: 1,
    limit: 3,
  });
  expect(await listUsers(admin, 'sort=-createdAt&limit=3&page=2')).toMatchObject({ logins: ['Zora'] });
  expect((await portal.as(admin).get('/users?sort=passwordHash')).statusCode).toBe(422);
});

test('finds and sorts people by their own name, else their contact’s, else the login', async () => {
  const admin = await createAdmin({ login: 'm-admin' });
  const { organizationId } = admin;
  await build().user({ login: 'zz-named', givenName: 'Dilani', familyName: 'Perera', organizationId });
  const contact = { firstName: 'Sunil', lastName: 'Rathnayake' };
  await build().user({ login: 'aa-driver', organizationId, contact });
  await build().user({ login: 'bb-renamed', familyName: 'Abeysekara', organizationId, contact });
  expect(await listUsers(admin, 'sort=name')).toMatchObject({
    logins: ['bb-renamed', 'zz-named', 'm-admin', 'aa-driver'],
  });
  expect(await listUsers(admin, 'search=ani per')).toMatchObject({ logins: ['zz-named'] });
  expect(await listUsers(admin, 'search=rathna&sort=name')).toMatchObject({ logins: ['bb-renamed', 'aa-driver'] });
});

test('shows other organizations to root only', async () => {
  const [admin, root] = [await createAdmin(), await build().user({ role: 'root' })];
  expect((await listUsers(root, `organizationId=${admin.organizationId}`)).logins).toEqual([admin.login]);
  expect((await listUsers(root, 'limit=9999')).logins).toEqual(expect.arrayContaining([admin.login, root.login]));
  expect(await listUsers(admin, `organizationId=${root.organizationId}`)).toMatchObject({ logins: [], total: 0 });
});

test('includes actions and no secrets', async () => {
  const admin = await createAdmin();
  await build().user({ organizationId: admin.organizationId, login: 'admin-too', role: 'admin' });
  await build().user({ organizationId: admin.organizationId, login: 'zz-root', role: 'root' });
  const reply = await portal.as(admin).get('/users');
  expect(reply.json().items.map(({ login, actions }: User) => [login, actions])).toEqual([
    ['admin-too', ['edit', 'block', 'delete', 'exportData']],
    [admin.login, ['edit']],
    ['zz-root', []],
  ]);
  expect(reply.payload).not.toMatch(/password|argon2|sessionVersion/i);
});
