import { USER_STATUS } from 'shared-contracts/values/statuses';
import { testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../../auth/testing/browser.ts';
import { type Answer, startSamlProvider } from './testing/saml-provider.ts';
import { type Alter, createTenants, pathOf, problemOf } from './testing/saml-tenants.ts';

const portal = testApp();
let idp: Awaited<ReturnType<typeof startSamlProvider>>;
const nobody: Answer = { nameId: 'nobody@nowhere.example', attributes: {} };
beforeAll(async () => {
  idp = await startSamlProvider(nobody);
});
afterAll(() => idp.stop());
beforeEach(() => {
  // The provider's messages carry the real time.
  portal.clock.now = Math.floor(Date.now() / 1_000);
  idp.state.isDown = false;
});

const { build, setUp, start, post, signOn } = createTenants(portal, () => idp);

const findUser = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const rulesOf = async (email: string) =>
  (
    await portal.db
      .selectFrom('userRules')
      .innerJoin('users', 'users.id', 'userRules.userId')
      .select('rule')
      .where('email', '=', email)
      .orderBy('rule')
      .execute()
  ).map(({ rule }) => rule);

test('signs a new user in with the rules of the groups, and again by the same name id', async () => {
  const tenant = await setUp();
  const { browser, posted, reply } = await signOn(tenant);
  expect(posted.statusCode).toBe(303);
  expect(reply?.headers.location).toBe('/login/sso?to=%2Forders');
  expect(await browser.check()).toEqual([200, undefined]);
  expect(await rulesOf(tenant.email)).toEqual(['read', 'write']);
  idp.state.answer = { nameId: tenant.email, attributes: { mail: `other@${tenant.domain}`, groups: [] } };
  const again = await signOn(tenant);
  expect((await again.browser.get('/users/self')).json().email).toBe(tenant.email);
  expect(await rulesOf(tenant.email)).toEqual(['read']);
});

test('uses the names that the provider sends for a new user', async () => {
  const tenant = await setUp();
  idp.state.answer = { nameId: tenant.email, attributes: { groups: [], givenName: ['Kumari'], sn: ['Silva'] } };
  await signOn(tenant);
  expect(await findUser(tenant.email)).toMatchObject({ givenName: 'Kumari', familyName: 'Silva' });
});

test('signs its requests and its metadata, which contain only the portal’s own address', async () => {
  const tenant = await setUp();
  const { url } = await start(tenant);
  expect(url.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  const foreign = new URL(url);
  foreign.searchParams.set('Signature', 'AAAA');
  await expect(idp.answer(foreign)).rejects.toThrow();
  expect(tenant.metadata.headers['content-type']).toContain('application/samlmetadata+xml');
  expect(tenant.metadata.body).toContain(`Location="${tenant.serviceProvider.acsUri}"`);
  expect(tenant.metadata.body).toContain('<SignatureValue>');
  expect(tenant.metadata.body).toContain(`entityID="${tenant.serviceProvider.entityId}"`);
});

test('passes the session only to the browser that started, once', async () => {
  const tenant = await setUp();
  const { browser, url } = await start(tenant);
  const { SAMLResponse } = await idp.answer(url);
  const posted = await post(tenant, SAMLResponse);
  expect(posted.headers['set-cookie']).toBeUndefined();
  const path = pathOf(String(posted.headers.location));
  expect(problemOf((await createBrowser(portal).get(path)).headers.location)).toBe('expired');
  expect((await browser.get(path)).headers.location).toBe('/login/sso?to=%2Forders');
  expect(problemOf((await browser.get(path)).headers.location)).toBe('expired');
});

test('returns to the host where the user began, and never to the relay state', async () => {
  const tenant = await setUp();
  const { posted } = await signOn(tenant);
  expect(posted.headers.location).toBe('http://localhost/api/auth/sso/saml/continue');
});

test('rejects a signature by SHA-1', async () => {
  const before = idp.entity.current;
  idp.entity.current = await idp.createEntity('http://www.w3.org/2000/09/xmldsig#rsa-sha1');
  const tenant = await setUp();
  const { problem, posted } = await signOn(tenant);
  idp.entity.current = before;
  expect(problem).toBe('rejected');
  expect(posted.headers.location).toBe('http://localhost/login?problem=rejected&to=%2Forders');
});

const EVIL = 'root@evil.example';
const removeSignatures: Alter = (xml) => xml.replaceAll(/<ds:Signature.*?<\/ds:Signature>/gs, '');
/** Moves the signed assertion to where it isn't read, and puts another one in its place. */
const wrap =
  (place: (evil: string, signed: string) => string): Alter =>
  (xml) => {
    const signed = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
    const evil = removeSignatures(signed)
      .replace(/ID="[^"]*"/, 'ID="_evil"')
      .replace(/>[^<]*<\/saml:NameID>/, `>${EVIL}</saml:NameID>`);
    return xml.replace(signed, place(evil, signed));
  };

test.each<[string, Partial<Answer>, Alter?]>([
  ['an unsigned assertion', {}, removeSignatures],
  ['an assertion changed after it was signed', {}, (xml) => xml.replace('nimal@', 'admin@')],
  ['a wrapped assertion before the signed one', {}, wrap((evil, signed) => evil + signed)],
  [
    'a wrapped assertion around the signed one',
    {},
    wrap((evil, signed) => evil.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
  ],
  [
    'a signed assertion hidden in an extension',
    {},
    wrap((evil, signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${evil}`),
  ],
  [
    'a signature moved to another assertion',
    {},
    wrap((evil, signed) => {
      const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(signed)?.[0] ?? '';
      const holder = signature.replace(
        '</ds:Signature>',
        `<ds:Object>${removeSignatures(signed)}</ds:Object></ds:Signature>`,
      );
      return evil.replace('</saml:Issuer>', `</saml:Issuer>${holder}`);
    }),
  ],
  ['a document type with an entity', {}, (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml}`],
  ['another audience', { audience: 'https://another.example' }],
  ['another recipient', { recipient: 'https://another.example/acs' }],
  ['an expired assertion', { lifetime: -120 }],
  ['an assertion older than five minutes, even if it allows more', { age: 400, lifetime: 3_600 }],
  ['another issuer', { issuer: 'https://another.example' }],
  ['a transient name', { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
  ['no signature of the response where one is required', {}],
])('rejects %s', async (name, how, ...[alter]) => {
  const tenant = await setUp({ wantsSignedResponse: name.startsWith('no signature') });
  const { problem } = await signOn(tenant, how, alter);
  expect(problem).toBe('rejected');
  expect(await findUser(tenant.email)).toBeUndefined();
  expect(await findUser(EVIL)).toBeUndefined();
});

test('accepts a signed response where one is required', async () => {
  const tenant = await setUp({ wantsSignedResponse: true });
  expect((await signOn(tenant, { signsResponse: true })).problem).toBeNull();
});

test('rejects another key under the same entity id', async () => {
  const tenant = await setUp();
  const { url } = await start(tenant);
  const { SAMLResponse } = await idp.answer(url, {}, await idp.createEntity());
  expect(problemOf((await post(tenant, SAMLResponse)).headers.location)).toBe('rejected');
});

test('rejects an assertion for another request', async () => {
  const tenant = await setUp();
  const [first, second] = [await start(tenant), await start(tenant)];
  const [old, { sent }] = [await idp.answer(first.url), await idp.answer(second.url)];
  const moved = Buffer.from(old.SAMLResponse, 'base64').toString().replace(old.sent.requestId, sent.requestId);
  const posted = await post(tenant, Buffer.from(moved).toString('base64'));
  expect(problemOf(posted.headers.location)).toBe('rejected');
});

test('reads a name that contains a comment as a whole', async () => {
  const tenant = await setUp();
  const nameIdXml = `${tenant.email}<!-- -->.evil.example`;
  expect((await signOn(tenant, { nameIdXml })).problem).toBe('unknownUser');
  expect(await findUser(tenant.email)).toBeUndefined();
});

test('accepts a response once, and an assertion once', async () => {
  const tenant = await setUp();
  const { SAMLResponse, problem } = await signOn(tenant, { assertionId: '_the-same' });
  expect(problem).toBeNull();
  expect(problemOf((await post(tenant, SAMLResponse)).headers.location)).toBe('expired');
  expect((await signOn(tenant, { assertionId: '_the-same' })).problem).toBe('rejected');
});

test('rejects unsolicited responses, and those to a request of another organization or time', async () => {
  const [tenant, other] = [await setUp(), await setUp()];
  expect((await signOn(other, { inResponseTo: '_unknown' })).problem).toBe('expired');
  const { url } = await start(other);
  const { SAMLResponse } = await idp.answer(url);
  expect(problemOf((await post(tenant, SAMLResponse)).headers.location)).toBe('expired');
  portal.clock.now += 601;
  expect(problemOf((await post(other, SAMLResponse)).headers.location)).toBe('expired');
});

test('accepts an address only in a confirmed domain, and lets no blocked user in', async () => {
  const tenant = await setUp();
  expect((await signOn(tenant, { nameId: 'nimal@another.example' })).problem).toBe('unknownUser');
  expect((await signOn(tenant, { nameId: 'EMP-104', attributes: {} })).problem).toBe('emailNotVerified');
  const { organizationId } = tenant;
  await build().user({ organizationId, email: tenant.email, status: USER_STATUS.blocked });
  expect((await signOn(tenant)).problem).toBe('blocked');
  expect((await signOn(tenant, { status: 'AuthnFailed' })).problem).toBe('denied');
});

test('enforced, refuses passwords except that of the chosen admin', async () => {
  const tenant = await setUp();
  const user = await build().user({ organizationId: tenant.organizationId, email: tenant.email });
  const enforced = await tenant.as.patch(`/identity-providers/${tenant.provider.id}`, {
    isEnforced: true,
    breakGlassUserId: tenant.admin.id,
  });
  expect(enforced.statusCode).toBe(200);
  expect((await createBrowser(portal).signIn(user.login)).json().code).toBe('singleSignOnRequired');
  expect((await createBrowser(portal).signIn(tenant.admin.login)).statusCode).toBe(200);
  expect((await signOn(tenant)).problem).toBeNull();
});

test('refreshes the metadata once a day to follow a new key', async () => {
  const tenant = await setUp();
  const before = idp.entity.current;
  idp.entity.current = await idp.createEntity();
  expect((await signOn(tenant)).problem).toBe('rejected');
  await portal.db
    .updateTable('samlConnections')
    .set({ refreshedAt: portal.clock.now - 86_400 })
    .where('providerId', '=', tenant.provider.id)
    .execute();
  expect((await signOn(tenant)).problem).toBeNull();
  idp.entity.current = before;
});
