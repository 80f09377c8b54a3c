import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from '../auth/testing/browser.ts';
import { CLIENT, startIdentityProvider } from './testing/identity-provider.ts';

const DOMAIN = 'harvest.example';
const portal = testApp();
let idp: Awaited<ReturnType<typeof startIdentityProvider>>;
let providerId: string;

beforeAll(async () => {
  idp = await startIdentityProvider('http://localhost/api/auth/sso/callback');
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type: '1pl' });
  const admin = portal.as(await build.user({ organizationId, role: 'admin', rules: 'all' }));
  const root = portal.as(await build.user({ role: 'root' }));
  const created = await admin.post('/identity-providers', {
    ...CLIENT,
    name: 'Okta',
    issuer: idp.issuer,
    domains: [DOMAIN],
    trustsEmail: false,
    createsUsers: true,
    defaultRules: [],
    groupsClaim: null,
    groupRules: [],
    syncsRules: false,
    isEnforced: false,
    breakGlassUserId: null,
  } satisfies IdentityProviderInput);
  providerId = created.json().id;
  await root.patch(`/identity-domains/${created.json().domains[0].id}/confirm`);
});
afterAll(() => idp.stop());
beforeEach(() => {
  // The provider's tokens carry the real time.
  portal.clock.now = Math.floor(Date.now() / 1_000);
});

async function signIn(name: string) {
  idp.users.set(name, { email: `${name}@${DOMAIN}`, email_verified: true });
  idp.state.subject = name;
  const browser = createBrowser(portal);
  const started = await browser.get(`/auth/sso/start?providerId=${providerId}`);
  const { search } = await idp.visit(String(started.headers.location));
  await browser.get(`/auth/sso/callback${search}`);
  browser.token = (await browser.post('/auth/sso/session')).json().token;
  const { providerSessionId } = await portal.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.providerSessionId')
    .where('users.login', '=', name)
    .executeTakeFirstOrThrow();
  return { browser, sid: providerSessionId };
}

const send = (token: string) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/auth/sso/${providerId}/logout`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

test('a token with only a session of the provider ends the sessions of its user, and no others', async () => {
  const [nimal, kumari] = [await signIn('nimal'), await signIn('kumari')];
  expect(nimal.sid).toMatch(/./);
  expect((await send(await idp.signLogout({ sid: nimal.sid }))).statusCode).toBe(200);
  expect(await nimal.browser.check()).toEqual([401, 'unauthorized']);
  expect(await kumari.browser.check()).toEqual([200, undefined]);
  expect((await send(await idp.signLogout({ sid: 'another' }))).statusCode).toBe(200);
  expect(await kumari.browser.check()).toEqual([200, undefined]);
});

test.each([
  ['names neither a user nor a session', {}],
  ['is an ID token, with a nonce', { sub: 'sunil', nonce: 'n' }],
  ['is of another kind', { sub: 'sunil', events: {} }],
  ['has no id', { sub: 'sunil', jti: undefined }],
])('rejects a token that %s', async (_case, claims) => {
  const { browser } = await signIn('sunil');
  expect((await send(await idp.signLogout(claims))).statusCode).toBe(400);
  expect(await browser.check()).toEqual([200, undefined]);
});
