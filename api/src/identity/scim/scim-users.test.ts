import { USER_STATUS } from 'shared-contracts/values/statuses';
import { readLive } from '../../platform/live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from '../auth/testing/browser.ts';
import { createScimTenant, READ, USER } from './testing/scim-tenant.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => void (portal.clock.now = TEST_NOW));

const account = (id: string) =>
  portal.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rulesOf = (id: string) =>
  portal.db.selectFrom('userRules').select(['model', 'rule']).where('userId', '=', id).execute();
const timelineOf = (id: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId', 'reason'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();

test('creates a user with the default rules and without password sign-in', async () => {
  const tenant = await createScimTenant(portal);
  const { id } = await tenant.addUser('nimal', { name: { givenName: 'Nimal', familyName: 'Perera' } });
  expect(await account(id)).toMatchObject({
    login: 'nimal',
    email: tenant.email('nimal'),
    organizationId: tenant.organizationId,
    role: 'user',
    status: USER_STATUS.active,
    contactId: null,
    givenName: 'Nimal',
    familyName: 'Perera',
  });
  expect(await rulesOf(id)).toEqual([READ]);
  expect(await timelineOf(id)).toEqual([{ event: 'created', userId: null, reason: null }]);
});

test('counts the users of a provider, until it removes them', async () => {
  const tenant = await createScimTenant(portal);
  const other = await createScimTenant(portal);
  await other.addUser('asanka');
  const { id } = await tenant.addUser('bimal');
  const champa = await tenant.addUser('champa');
  await portal.db
    .insertInto('userIdentities')
    .values({ providerId: tenant.provider.id, subject: 'bimal', userId: id, createdAt: TEST_NOW })
    .execute();
  const counts = async () =>
    ((await tenant.as.get('/identity-providers')).json().items as { userCount: number }[]).map(
      ({ userCount }) => userCount,
    );
  expect(await counts()).toEqual([2]);
  await tenant.call('DELETE', `/Users/${champa.id}`);
  expect(await counts()).toEqual([1]);
});

test('uses the address as login if the name is taken', async () => {
  const tenant = await createScimTenant(portal);
  await tenant.build.user({ organizationId: tenant.organizationId, login: 'kumari' });
  const { id } = await tenant.addUser('kumari');
  expect((await account(id)).login).toBe(tenant.email('kumari'));
});

describe('a user who is deactivated', () => {
  const ways: [
    string,
    (tenant: Awaited<ReturnType<typeof createScimTenant>>, id: string) => Promise<{ status: number }>,
  ][] = [
    ['Entra ID', ({ patch }, id) => patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })],
    ['Okta', ({ patch }, id) => patch(`/Users/${id}`, { op: 'replace', value: { active: false } })],
    [
      'PUT',
      ({ call, email }, id) =>
        call('PUT', `/Users/${id}`, { body: { schemas: [USER], userName: email('sunil'), active: false } }),
    ],
    ['DELETE', ({ call }, id) => call('DELETE', `/Users/${id}`)],
  ];

  test.each(ways)('by %s loses sessions and open streams at once', async (_way, deactivate) => {
    const tenant = await createScimTenant(portal);
    const email = tenant.email('sunil');
    const user = await tenant.build.user({ organizationId: tenant.organizationId, email, login: email });
    const browser = createBrowser(portal);
    await browser.signIn(user.login);
    const stream = await readLive(portal.app, user, browser.token);
    await stream.nextChunk();
    expect((await deactivate(tenant, user.id)).status).toBeLessThan(300);
    expect(await stream.next()).toBeNull();
    const sessions = portal.db.selectFrom('sessions').select('id').where('userId', '=', user.id);
    expect(await sessions.execute()).toEqual([]);
    expect(await browser.check()).toEqual([401, 'blocked']);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await account(user.id)).status).toBe(USER_STATUS.blocked);
    expect((await timelineOf(user.id)).at(-1)).toEqual({ event: 'blocked', userId: null, reason: 'Entra ID (SCIM)' });
  });

  test('and activated again may sign in again', async () => {
    const tenant = await createScimTenant(portal);
    const { id } = await tenant.addUser('ruwan', { active: false });
    expect((await account(id)).status).toBe(USER_STATUS.blocked);
    const { body } = await tenant.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' });
    expect([body.active, (await account(id)).status]).toEqual([true, USER_STATUS.active]);
  });

  test('and deleted comes back as the same person when added again', async () => {
    const tenant = await createScimTenant(portal);
    const { id } = await tenant.addUser('amali', { externalId: 'old' });
    await portal.db
      .insertInto('userIdentities')
      .values({
        providerId: tenant.provider.id,
        subject: 'of an account that is gone',
        userId: id,
        createdAt: TEST_NOW,
      })
      .execute();
    await tenant.call('DELETE', `/Users/${id}`);
    const links = portal.db.selectFrom('userIdentities').select('subject').where('userId', '=', id);
    expect(await links.execute()).toEqual([]);
    expect((await tenant.find(`userName eq "${tenant.email('amali')}"`)).body.totalResults).toBe(0);
    expect((await tenant.call('PUT', `/Users/${id}`, { body: { userName: tenant.email('amali') } })).status).toBe(404);
    const again = await tenant.addUser('amali', { externalId: 'new' });
    expect(again).toMatchObject({ id, externalId: 'new', active: true });
  });
});

test('an update without `active` leaves a blocked user blocked', async () => {
  const tenant = await createScimTenant(portal);
  const { id } = await tenant.addUser('blocked', { active: false });
  await tenant.call('PUT', `/Users/${id}`, { body: { userName: tenant.email('blocked'), displayName: 'B' } });
  expect((await account(id)).status).toBe(USER_STATUS.blocked);
});

test('never deactivates the last administrator or the break-glass administrator', async () => {
  const tenant = await createScimTenant(portal);
  const makeAdmin = (name: string) =>
    tenant.build.user({
      organizationId: tenant.organizationId,
      role: 'admin',
      email: tenant.email(name),
      login: tenant.email(name),
    });
  await portal.db.updateTable('users').set({ role: 'user' }).where('id', '=', tenant.admin.id).execute();
  const last = await makeAdmin('last');
  const block = (id: string) => tenant.patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
  const detail = 'An organization needs at least one active admin';
  expect(await block(last.id)).toMatchObject({ status: 409, body: { status: '409', detail } });
  expect(await tenant.call('DELETE', `/Users/${last.id}`)).toMatchObject({ status: 409, body: { detail } });
  const other = await makeAdmin('other');
  await portal.db
    .updateTable('identityProviders')
    .set({ isEnforced: true, breakGlassUserId: last.id })
    .where('id', '=', tenant.provider.id)
    .execute();
  const refused = await block(last.id);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('single sign-on fails')]);
  expect((await block(other.id)).status).toBe(200);
  expect((await account(last.id)).status).toBe(USER_STATUS.active);
});

test('changes address and names, and finds the user by them', async () => {
  const tenant = await createScimTenant(portal);
  const created = await tenant.addUser('maya');
  portal.clock.now += 60;
  const userName = tenant.email('maya.silva');
  const changed = await tenant.patch(
    `/Users/${created.id}`,
    { op: 'Replace', path: 'userName', value: userName },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: userName },
    { op: 'Add', path: 'name.familyName', value: 'Silva' },
  );
  expect(await account(created.id)).toMatchObject({ givenName: null, familyName: 'Silva' });
  expect(changed.body).toMatchObject({ userName, name: { familyName: 'Silva' }, emails: [{ value: userName }] });
  expect(changed.body.meta.version).not.toBe(created.meta.version);
  expect(changed.body.meta.lastModified).toBe('2026-11-20T08:01:00.000Z');
  expect(changed.headers['etag']).toBe(changed.body.meta.version);
  expect((await account(created.id)).email).toBe(userName);
  expect((await tenant.find('name.familyName eq "silva"')).body.Resources).toMatchObject([{ id: created.id }]);
});

test('sees and takes over users of its organization in its domains whom others have added', async () => {
  const tenant = await createScimTenant(portal);
  const email = tenant.email('typed');
  const { id } = await tenant.build.user({ organizationId: tenant.organizationId, email, login: 'typed' });
  await tenant.build.user({ organizationId: tenant.organizationId, email: 'guest@elsewhere.example' });
  await tenant.build.user({ organizationId: tenant.organizationId, email: tenant.email('root'), role: 'root' });
  const found = await tenant.call('GET', '/Users');
  expect(found.body.Resources.map((user: { id: string }) => user.id)).toEqual([id]);
  expect((await tenant.call('POST', '/Users', { body: { userName: email } })).status).toBe(409);
  const taken = await tenant.patch(`/Users/${id}`, { op: 'add', path: 'externalId', value: '42' });
  expect(taken.body).toMatchObject({ id, externalId: '42', userName: email });
});

describe('refuses', () => {
  test('addresses outside its confirmed domains', async () => {
    const tenant = await createScimTenant(portal);
    const foreign = await tenant.call('POST', '/Users', { body: { userName: 'a@elsewhere.example' } });
    expect(foreign).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const { id } = await tenant.addUser('a');
    const moved = await tenant.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails',
      value: [{ value: 'a@elsewhere.example' }],
    });
    expect(moved).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const none = await tenant.call('POST', '/Users', { body: { userName: 'bjensen' } });
    expect(none).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  test('an address that another user has, in this organization or another', async () => {
    const [tenant, other] = [await createScimTenant(portal), await createScimTenant(portal)];
    await other.build.user({ organizationId: other.organizationId, email: tenant.email('stolen') });
    expect(await tenant.call('POST', '/Users', { body: { userName: tenant.email('stolen') } })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    const [{ id }] = [await tenant.addUser('one'), await tenant.addUser('two')];
    const renamed = await tenant.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: tenant.email('two') });
    expect(renamed).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  test('users of another organization', async () => {
    const [tenant, other] = [await createScimTenant(portal), await createScimTenant(portal)];
    const { id } = await other.addUser('theirs');
    const status = async (reply: Promise<{ status: number }>) => (await reply).status;
    expect([
      await status(tenant.call('GET', `/Users/${id}`)),
      await status(tenant.call('PUT', `/Users/${id}`, { body: { userName: tenant.email('x') } })),
      await status(tenant.patch(`/Users/${id}`, { op: 'replace', value: { active: false } })),
      await status(tenant.call('DELETE', `/Users/${id}`)),
    ]).toEqual([404, 404, 404, 404]);
    expect((await tenant.call('GET', '/Users')).body.totalResults).toBe(0);
    expect((await account(id)).status).toBe(USER_STATUS.active);
  });
});
