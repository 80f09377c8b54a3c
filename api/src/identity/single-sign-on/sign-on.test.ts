import { createBuilders } from '../../../demo/builders.ts';
import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from '../auth/testing/browser.ts';
import { CLIENT, startIdentityProvider } from './testing/identity-provider.ts';
import { createTenant, type Detour, READ, REDIRECT_URI, signOnAt, type Tenant, WRITE } from './testing/oidc-tenant.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
let idp: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  idp = await startIdentityProvider(REDIRECT_URI);
});
afterAll(() => idp.stop());
beforeEach(() => {
  // The provider's tokens carry the real time.
  portal.clock.now = Math.floor(Date.now() / 1_000);
  Object.assign(idp.state, { isDenied: false, isDown: false });
});

const setUp = (input?: Partial<IdentityProviderInput>) => createTenant(portal, idp, input);
const signOn = (tenant: Tenant, detour?: Detour) => signOnAt(portal, idp, tenant, detour);

const findUser = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const rulesOf = async (userId: string) =>
  (await portal.db.selectFrom('userRules').select(['model', 'rule']).where('userId', '=', userId).execute()).toSorted(
    (a, b) => a.rule.localeCompare(b.rule),
  );

test('signs a user in by the verified address, then by the subject', async () => {
  const tenant = await setUp();
  const user = await build().user({ organizationId: tenant.organizationId, email: tenant.person.email });
  const { browser, page, reply } = await signOn(tenant);
  expect(page.pathname + page.search).toBe('/login/sso?to=%2Forders');
  expect(await browser.check()).toEqual([200, undefined]);
  expect((await browser.get('/users/self')).json().id).toBe(user.id);
  expect((await browser.refresh()).statusCode).toBe(200);
  expect(String(reply?.headers.location)).not.toContain(browser.token);
  idp.users.set(tenant.subject, { email: `other@${tenant.domain}`, email_verified: false });
  const again = await signOn(tenant);
  expect((await again.browser.get('/users/self')).json().id).toBe(user.id);
});

test('stores an attempt in a cookie that scripts can’t read, once', async () => {
  const tenant = await setUp();
  await build().user({ organizationId: tenant.organizationId, email: tenant.person.email });
  const browser = createBrowser(portal);
  const started = await browser.get(`/auth/sso/start?providerId=${tenant.provider.id}`);
  const cookie = [started.headers['set-cookie']].flat().join();
  expect(cookie).toMatch(/^consign\.sso=v1\.\S+; Path=\/api\/auth\/sso; Max-Age=600; HttpOnly; SameSite=Lax$/);
  const url = new URL(String(started.headers.location));
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  const { search } = await idp.visit(url.href);
  const others = await createBrowser(portal).get(`/auth/sso/callback${search}`);
  expect(others.headers.location).toBe('/login?problem=expired');
  const own = await browser.get(`/auth/sso/callback${search}`);
  expect(own.headers.location).toBe('/login/sso?to=%2F');
  const repeated = await browser.get(`/auth/sso/callback${search}`);
  expect(repeated.headers.location).toBe('/login?problem=expired');
  expect((await browser.post('/auth/sso/session')).statusCode).toBe(200);
  expect((await createBrowser(portal).post('/auth/sso/session')).statusCode).toBe(401);
});

test('creates an unknown user with the rules of the groups, if the provider may', async () => {
  const tenant = await setUp();
  expect((await signOn(tenant)).problem).toBe('unknownUser');
  await tenant.as.patch(`/identity-providers/${tenant.provider.id}`, { createsUsers: true });
  const { browser } = await signOn(tenant);
  const user = await findUser(tenant.person.email);
  expect(user).toMatchObject({ organizationId: tenant.organizationId, role: 'user', mustChangePassword: false });
  expect(await rulesOf(user?.id ?? '')).toEqual([READ, WRITE]);
  expect(await browser.check()).toEqual([200, undefined]);
});

test('follows the groups of a user at every sign-in if it is set so, but not those of an admin', async () => {
  const tenant = await setUp({ createsUsers: true, syncsRules: true });
  idp.users.set(tenant.subject, { ...tenant.person, given_name: 'Kumari', family_name: 'Silva' });
  await signOn(tenant);
  expect(await findUser(tenant.person.email)).toMatchObject({ givenName: 'Kumari', familyName: 'Silva' });
  idp.users.set(tenant.subject, { ...tenant.person, groups: [] });
  await signOn(tenant);
  const user = await findUser(tenant.person.email);
  expect(await rulesOf(user?.id ?? '')).toEqual([READ]);
  await portal.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', user?.id ?? '')
    .execute();
  idp.users.set(tenant.subject, tenant.person);
  await signOn(tenant);
  expect(await rulesOf(user?.id ?? '')).toEqual([READ]);
});

test.each([
  ['another nonce', { toProvider: (url: URL) => url.searchParams.set('nonce', 'another') }],
  ['another state', { back: (url: URL) => url.searchParams.set('state', 'another') }],
  ['another code', { back: (url: URL) => url.searchParams.set('code', 'another') }],
  ['another code verifier', { toProvider: (url: URL) => url.searchParams.set('code_challenge', 'a'.repeat(43)) }],
])('rejects %s', async (_case, detour) => {
  const tenant = await setUp({ createsUsers: true });
  expect((await signOn(tenant, detour)).problem).toBe('rejected');
  expect(await findUser(tenant.person.email)).toBeUndefined();
});

test('never signs in the user of another organization, or root', async () => {
  const tenant = await setUp({ createsUsers: true });
  const { id: other } = await build().organization({ type: '1pl' });
  await build().user({ organizationId: other, email: tenant.person.email });
  expect((await signOn(tenant)).problem).toBe('unknownUser');
  const own = await setUp({ createsUsers: true });
  await build().user({ organizationId: own.organizationId, email: own.person.email, role: 'root' });
  expect((await signOn(own)).problem).toBe('unknownUser');
});

test('accepts an address only in a domain that root has confirmed', async () => {
  const tenant = await setUp({ createsUsers: true });
  idp.users.set(tenant.subject, { email: 'nimal@another.example', email_verified: true });
  expect((await signOn(tenant)).problem).toBe('unknownUser');
  await tenant.as.patch(`/identity-providers/${tenant.provider.id}`, { domains: ['another.example'] });
  expect((await signOn(tenant)).problem).toBe('unknownUser');
});

test('accepts no unverified address, and a silent provider only if it is trusted', async () => {
  const tenant = await setUp({ createsUsers: true });
  const { email } = tenant.person;
  idp.users.set(tenant.subject, { email, email_verified: false });
  expect((await signOn(tenant)).problem).toBe('emailNotVerified');
  idp.users.set(tenant.subject, { email });
  expect((await signOn(tenant)).problem).toBe('emailNotVerified');
  await tenant.as.patch(`/identity-providers/${tenant.provider.id}`, { trustsEmail: true });
  expect((await signOn(tenant)).problem).toBeNull();
});

test('links nobody to the user of another subject with the same address, until an admin unlinks the user', async () => {
  const tenant = await setUp({ createsUsers: true });
  const first = await signOn(tenant);
  idp.state.subject = `${tenant.subject}-successor`;
  idp.users.set(idp.state.subject, tenant.person);
  expect((await signOn(tenant)).problem).toBe('unknownUser');
  const path = `/identity-providers/${tenant.provider.id}/users`;
  const { items } = (await tenant.as.get(`${path}?search=nimal`)).json();
  expect(items).toMatchObject([{ email: tenant.person.email, linkedAt: portal.clock.now }]);
  const other = await setUp();
  expect((await other.as.get(path)).statusCode).toBe(404);
  expect((await other.as.delete(`${path}/${items[0].id}`)).statusCode).toBe(404);
  expect(await first.browser.check()).toEqual([200, undefined]);
  expect((await tenant.as.delete(`${path}/${items[0].id}`)).statusCode).toBe(200);
  expect((await tenant.as.delete(`${path}/${items[0].id}`)).statusCode).toBe(404);
  expect(await first.browser.check()).toEqual([401, 'unauthorized']);
  idp.state.subject = `${tenant.subject}-successor`;
  const again = await signOn(tenant);
  expect((await again.browser.get('/users/self')).json().id).toBe(items[0].id);
});

test('distinguishes a blocked user, a denial and an unavailable provider', async () => {
  const tenant = await setUp();
  await build().user({
    organizationId: tenant.organizationId,
    email: tenant.person.email,
    status: USER_STATUS.blocked,
  });
  expect((await signOn(tenant)).problem).toBe('blocked');
  idp.state.isDenied = true;
  expect((await signOn(tenant)).problem).toBe('denied');
  idp.state.isDown = true;
  const { page } = await signOn(tenant);
  expect(page.search).toBe('?problem=providerDown&to=%2Forders');
});

test('enforced, refuses passwords except that of the chosen admin', async () => {
  const tenant = await setUp();
  const path = `/identity-providers/${tenant.provider.id}`;
  expect((await tenant.as.patch(path, { isEnforced: true })).json().fields.breakGlassUserId.code).toBe('required');
  const user = await build().user({ organizationId: tenant.organizationId, email: tenant.person.email });
  const wrong = await tenant.as.patch(path, { isEnforced: true, breakGlassUserId: user.id });
  expect(wrong.json().fields.breakGlassUserId.code).toBe('notAnAdmin');
  await tenant.as.patch(path, { isEnforced: true, breakGlassUserId: tenant.admin.id });

  const refused = await createBrowser(portal).signIn(user.login);
  expect([refused.statusCode, refused.json().code, refused.json().params]).toEqual([
    403,
    'singleSignOnRequired',
    { providerId: tenant.provider.id, providerName: 'Okta' },
  ]);
  const guessed = await createBrowser(portal).signIn(user.login, { password: 'wrong' });
  expect(guessed.json().code).toBe('invalidCredentials');
  expect((await createBrowser(portal).signIn(tenant.admin.login)).statusCode).toBe(200);
  expect((await signOn(tenant)).problem).toBeNull();
});

test('a one-time password ends with the first sign-in by the provider', async () => {
  const tenant = await setUp();
  const user = await build().user({ organizationId: tenant.organizationId, email: tenant.person.email });
  await portal.db.updateTable('users').set({ mustChangePassword: true }).where('id', '=', user.id).execute();
  const { browser } = await signOn(tenant);
  expect(await browser.check()).toEqual([200, undefined]);
  expect((await createBrowser(portal).signIn(user.login)).json().code).toBe('invalidCredentials');
});

test('an invitation ends with the first sign-in by the provider', async () => {
  const tenant = await setUp();
  const user = await build().user({ organizationId: tenant.organizationId, email: tenant.person.email });
  const invitation = { userId: user.id, tokenHash: 'hash', sentAt: 1, expiresAt: portal.clock.now + 60 };
  await portal.db.insertInto('userInvitations').values(invitation).execute();
  const readInvitation = async () => (await portal.as(tenant.admin).get(`/users/${user.id}`)).json().invitation;
  expect(await readInvitation()).toMatchObject({ state: 'sent' });
  expect((await signOn(tenant)).problem).toBeNull();
  expect(await readInvitation()).toBeNull();
});

test('a logout at the provider ends the sessions of the user', async () => {
  const tenant = await setUp({ createsUsers: true });
  const { browser } = await signOn(tenant);
  const token = await idp.sendLogout(tenant.subject, 'a session of the provider');
  const send = (logoutToken: string, id = tenant.provider.id) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/auth/sso/${id}/logout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: logoutToken }).toString(),
    });
  const [head, body, signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: tenant.subject, iss: idp.issuer })).toString('base64url');
  expect((await send(`${head}.${forged}.${signature}`)).statusCode).toBe(400);
  expect((await send(`${head}.${body}`)).statusCode).toBe(400);
  expect(await browser.check()).toEqual([200, undefined]);
  expect((await send(token)).statusCode).toBe(200);
  expect(await browser.check()).toEqual([401, 'unauthorized']);
  expect((await browser.refresh()).statusCode).toBe(401);
  portal.clock.now += 3_600;
  expect((await send(token)).statusCode).toBe(400);
});

test('a sign-out also ends the session at the provider if the organization enables it', async () => {
  const tenant = await setUp({ createsUsers: true });
  const signOut = async (cookies: Map<string, string>) => {
    const { browser } = await signOn(tenant, { cookies });
    const { logoutUrl } = (await browser.post('/auth/sign-out')).json();
    expect(await browser.check()).toEqual([401, 'unauthorized']);
    return logoutUrl as string | null;
  };
  // Asks the provider to respond without a page, which it can only do with an existing session.
  const isSignedIn = async (cookies: Map<string, string>) => {
    const silent = (url: URL) => url.searchParams.set('prompt', 'none');
    return (await signOn(tenant, { cookies, toProvider: silent })).problem === null;
  };
  const cookies = new Map<string, string>();
  expect(await signOut(cookies)).toBeNull();
  expect(await isSignedIn(cookies)).toBe(true);
  const path = `/identity-providers/${tenant.provider.id}`;
  const changed = await tenant.as.patch(path, { signsOut: true });
  expect(changed.json()).toMatchObject({
    signsOut: true,
    postLogoutUris: expect.arrayContaining(['http://localhost/login']),
  });
  const logoutUrl = await signOut(cookies);
  const { searchParams } = new URL(logoutUrl ?? '');
  expect(JSON.parse(atob(searchParams.get('id_token_hint')?.split('.')[1] ?? ''))).toMatchObject({
    sub: tenant.subject,
    aud: CLIENT.clientId,
  });
  expect(await isSignedIn(cookies)).toBe(true);
  expect(await idp.signOut(logoutUrl ?? '', cookies)).toBe('http://localhost/login');
  expect(await isSignedIn(cookies)).toBe(false);
  // The portal's session ends also while the provider is down.
  const { browser } = await signOn(tenant);
  const stored = await portal.db.selectFrom('sessions').select('providerIdToken').execute();
  const kept = stored.flatMap(({ providerIdToken }) => providerIdToken ?? []);
  expect(kept.map((token) => token.slice(0, 3))).toEqual(kept.map(() => 'v1.'));
  expect(kept).not.toEqual([]);
  idp.state.isDown = true;
  expect((await browser.post('/auth/sign-out')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
  expect(await browser.check()).toEqual([401, 'unauthorized']);
});

test('finds the provider of a confirmed domain, whether or not the user exists', async () => {
  const tenant = await setUp();
  const lookUp = async (login: string) => (await portal.as(null).post('/auth/sso/lookup', { login })).json().provider;
  const provider = { id: tenant.provider.id, name: 'Okta', isEnforced: false };
  expect(await lookUp(`nobody@${tenant.domain.toUpperCase()}`)).toEqual(provider);
  expect(await lookUp('nobody@another.example')).toBeNull();
  expect(await lookUp(tenant.admin.login)).toBeNull();
  await tenant.as.patch(`/identity-providers/${tenant.provider.id}`, { domains: [`new-${tenant.domain}`] });
  expect(await lookUp(`nobody@new-${tenant.domain}`)).toBeNull();
});
