import { decodeJwt } from 'jose';
import { testApp } from '../../../platform/testing/test-app.ts';
import { startSamlProvider } from './testing/saml-provider.ts';
import { createTenants, problemOf } from './testing/saml-tenants.ts';

const portal = testApp();
let idp: Awaited<ReturnType<typeof startSamlProvider>>;
const { setUp, signOn } = createTenants(portal, () => idp);
beforeAll(async () => {
  idp = await startSamlProvider({ nameId: 'nobody@nowhere.example', attributes: {} });
});
afterAll(() => idp.stop());
beforeEach(() => {
  // The provider's messages carry the real time.
  portal.clock.now = Math.floor(Date.now() / 1_000);
});

type Tenant = Awaited<ReturnType<typeof setUp>>;
const send = ({ serviceProvider }: Tenant, SAMLRequest: string) =>
  portal.app.inject({
    method: 'POST',
    url: new URL(serviceProvider.logoutUri).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLRequest, RelayState: 'what the provider keeps' }).toString(),
  });
const visit = (address: string) => portal.app.inject({ method: 'GET', url: address.replace(/^https?:\/\/[^/]+/, '') });

test('a logout at the provider ends the sessions of that user, and answers the provider', async () => {
  const tenant = await setUp();
  const { browser } = await signOn(tenant);
  const other = await signOn(tenant, { nameId: `kumari@${tenant.domain}` });
  const { entityId } = tenant.serviceProvider;
  const reply = await send(tenant, idp.createLogout(entityId, tenant.email, 'post'));
  expect(reply.statusCode).toBe(302);
  const answer = new URL(String(reply.headers.location));
  expect(answer.origin + answer.pathname).toBe(new URL('/logged-out', idp.metadataUrl).href);
  expect(answer.searchParams.get('RelayState')).toBe('what the provider keeps');
  expect(answer.searchParams.get('Signature')).toMatch(/./);
  expect(await browser.check()).toEqual([401, 'unauthorized']);
  expect((await browser.refresh()).statusCode).toBe(401);
  expect(await other.browser.check()).toEqual([200, undefined]);
});

test('accepts a logout in an address only with its signature', async () => {
  const tenant = await setUp();
  const { browser } = await signOn(tenant);
  const address = idp.createLogout(tenant.serviceProvider.entityId, tenant.email, 'redirect');
  const unsigned = new URL(address);
  unsigned.searchParams.delete('Signature');
  expect((await visit(unsigned.href)).statusCode).toBe(400);
  unsigned.searchParams.delete('SigAlg');
  expect((await visit(unsigned.href)).statusCode).toBe(400);
  expect((await visit(address.replace('RelayState=', 'RelayState=x'))).statusCode).toBe(400);
  expect((await visit(`${address}&SAMLRequest=x`)).statusCode).toBe(422);
  expect(await browser.check()).toEqual([200, undefined]);
  expect((await visit(address)).statusCode).toBe(302);
  expect(await browser.check()).toEqual([401, 'unauthorized']);
});

test('rejects a logout with another key, without a signature, of another time or at another organization', async () => {
  const [tenant, other] = [await setUp(), await setUp()];
  const { browser } = await signOn(tenant, { nameId: tenant.email });
  const { entityId } = tenant.serviceProvider;
  const valid = idp.createLogout(entityId, tenant.email, 'post');
  const unsigned = Buffer.from(valid, 'base64')
    .toString()
    .replace(/<ds:Signature.*<\/ds:Signature>/s, '');
  const forged = idp.createLogout(entityId, tenant.email, 'post', await idp.createEntity());
  for (const message of [Buffer.from(unsigned).toString('base64'), forged, 'no XML'])
    expect((await send(tenant, message)).statusCode).toBe(400);
  expect((await send(other, valid)).statusCode).toBe(400);
  portal.clock.now += 400;
  expect((await send(tenant, valid)).statusCode).toBe(400);
  expect(await browser.check()).toEqual([200, undefined]);
});

const FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

test('signing out of the portal signs out of the provider, and leads back to the sign-in page', async () => {
  const tenant = await setUp();
  const { browser } = await signOn(tenant);
  const { isSignedOut, logoutUrl } = (await browser.post('/auth/sign-out')).json();
  expect(isSignedOut).toBe(true);
  const url = new URL(logoutUrl);
  expect(url.origin + url.pathname).toBe(new URL('/logged-out', idp.metadataUrl).href);
  const { request, SAMLResponse, extract } = await idp.answerLogout(url);
  expect(extract.nameID).toBe(tenant.email);
  expect(request).toContain(`Format="${FORMAT}"`);
  expect(request).toContain(`session-of-${tenant.email}`);
  expect(await browser.check()).toEqual([401, 'unauthorized']);
  const answer = (fields: object) =>
    portal.app.inject({
      method: 'POST',
      url: new URL(tenant.serviceProvider.logoutUri).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields }).toString(),
    });
  await portal.db.updateTable('samlAttempts').set({ origin: 'http://tea.example' }).execute();
  const back = await answer({ SAMLResponse });
  expect([back.statusCode, back.headers.location]).toEqual([303, 'http://tea.example/login']);
  // Without an open sign-out, it leads to the portal itself, regardless of `RelayState`.
  const again = await answer({ SAMLResponse, RelayState: 'https://elsewhere.example' });
  expect([again.statusCode, again.headers.location]).toEqual([303, 'http://localhost:8080/login']);
  expect((await answer({ SAMLResponse: 'no XML' })).statusCode).toBe(400);
  expect((await answer({})).statusCode).toBe(400);
  expect((await browser.post('/auth/sign-out')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
});

test('signing out everywhere asks the provider to end all of its sessions', async () => {
  const tenant = await setUp();
  const [first, second] = [await signOn(tenant), await signOn(tenant)];
  const signOutEverywhere = async (browser: typeof first.browser): Promise<URL> => {
    const { isSignedOut, logoutUrl } = (await browser.delete('/auth/sessions')).json();
    expect(isSignedOut).toBe(true);
    return new URL(logoutUrl);
  };
  const { request, extract } = await idp.answerLogout(await signOutEverywhere(first.browser));
  expect(extract.nameID).toBe(tenant.email);
  // A provider ends all sessions if the request names none.
  expect(request).not.toContain('SessionIndex');
  expect(await second.browser.check()).toEqual([401, 'unauthorized']);
  // Also from a browser that got its session in another way.
  await signOn(tenant);
  const third = await signOn(tenant);
  const { sessionId } = decodeJwt<{ sessionId: string }>(third.browser.token);
  await portal.db.updateTable('sessions').set({ identityProviderId: null }).where('id', '=', sessionId).execute();
  expect((await idp.answerLogout(await signOutEverywhere(third.browser))).extract.nameID).toBe(tenant.email);
  const last = await signOn(tenant);
  await portal.db.updateTable('sessions').set({ identityProviderId: null }).execute();
  expect((await last.browser.delete('/auth/sessions')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
});

test('a sign-out that waits for its answer is no sign-in', async () => {
  const tenant = await setUp();
  const { browser } = await signOn(tenant);
  const { logoutUrl } = (await browser.post('/auth/sign-out')).json();
  const { request } = await idp.answerLogout(new URL(logoutUrl));
  const requestId = / ID="([^"]*)"/.exec(request)?.[1] ?? '';
  // Refused where the answer arrives, not only in the browser.
  const signedOn = await signOn(tenant, { inResponseTo: requestId });
  expect(problemOf(signedOn.posted.headers.location)).toBe('expired');
});

test('signs out of the portal alone without a logout address, or when the provider is gone', async () => {
  const tenant = await setUp();
  const [first, second] = [await signOn(tenant), await signOn(tenant)];
  await portal.db
    .updateTable('samlConnections')
    .set({ logoutUrl: null })
    .where('providerId', '=', tenant.provider.id)
    .execute();
  expect((await first.browser.post('/auth/sign-out')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
  await portal.db.deleteFrom('identityProviders').where('id', '=', tenant.provider.id).execute();
  expect((await second.browser.post('/auth/sign-out')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
  expect(await first.browser.check()).toEqual([401, 'unauthorized']);
});
