import { testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../../auth/testing/browser.ts';
import { type Answer, ENCRYPTIONS, startSamlProvider } from './testing/saml-provider.ts';
import { createTenants, pathOf, problemOf } from './testing/saml-tenants.ts';

const portal = testApp();
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
let idp: Awaited<ReturnType<typeof startSamlProvider>>;
const { build, setUp, start, post, signOn } = createTenants(portal, () => idp);
beforeAll(async () => {
  idp = await startSamlProvider({ nameId: 'nobody@nowhere.example', attributes: {} });
});
afterAll(() => idp.stop());
beforeEach(() => {
  portal.clock.now = Math.floor(Date.now() / 1_000);
  // The test library of the provider warns of what is refused here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Encryption = keyof typeof ENCRYPTIONS;
/** An organization whose provider encrypts for the certificate in the portal's metadata. */
async function setUpEncrypted(encryption: Encryption, signature = SHA256) {
  idp.entity.current = await idp.createEntity(signature, ENCRYPTIONS[encryption]);
  return setUp();
}
async function answer(tenant: Awaited<ReturnType<typeof setUp>>, how: Partial<Answer> = {}) {
  const { browser, url } = await start(tenant);
  const { SAMLResponse } = await idp.answer(url, how);
  return { browser, SAMLResponse, xml: Buffer.from(SAMLResponse, 'base64').toString() };
}

test.each<Encryption>(['cbc', 'gcm'])('signs in with an assertion that is encrypted with %s', async (encryption) => {
  const tenant = await setUpEncrypted(encryption);
  const { browser, SAMLResponse, xml } = await answer(tenant);
  expect(xml).toContain('EncryptedAssertion');
  expect(xml).not.toContain(tenant.email);
  const posted = await post(tenant, SAMLResponse);
  expect(problemOf(posted.headers.location)).toBeNull();
  await browser.get(pathOf(String(posted.headers.location)));
  browser.token = (await browser.post('/auth/sso/session')).json().token;
  expect((await browser.get('/users/self')).json().email).toBe(tenant.email);
});

test.each<[string, Encryption, string]>([
  ['a key by RSA 1.5', 'weakKey', SHA256],
  ['data by triple DES', 'weakData', SHA256],
  ['a signature by SHA-1 that only shows once decrypted', 'cbc', SHA1],
])('rejects %s', async (_, encryption, signature) => {
  const tenant = await setUpEncrypted(encryption, signature);
  expect((await signOn(tenant)).problem).toBe('rejected');
});

test('rejects assertions encrypted for another organization, or changed in transit', async () => {
  const tenant = await setUpEncrypted('cbc');
  const other = await setUp();
  const keyFor = (metadata: string) =>
    /<KeyDescriptor use="encryption">.*?<\/KeyDescriptor>/s.exec(metadata)?.[0] ?? '';
  const { entityId } = tenant.serviceProvider;
  const own = tenant.metadata.body;
  idp.portals.set(entityId, own.replace(keyFor(own), keyFor(other.metadata.body)));
  const foreign = await answer(tenant, { nameId: tenant.email });
  expect(problemOf((await post(tenant, foreign.SAMLResponse)).headers.location)).toBe('rejected');
  const { xml } = await answer(other, { nameId: other.email });
  const changed = xml.replace(/(<xenc:CipherValue>.{40})..(.*<\/xenc:CipherValue>)/s, '$1AA$2');
  expect(changed).not.toBe(xml);
  const posted = await post(other, Buffer.from(changed).toString('base64'));
  expect(problemOf(posted.headers.location)).toBe('rejected');
});

test('publishes metadata, and creates a key, only for an organization with a SAML provider', async () => {
  const { id: organizationId } = await build().organization({ type: '1pl' });
  const browser = createBrowser(portal);
  expect((await browser.get(`/auth/sso/saml/${organizationId}/metadata`)).statusCode).toBe(404);
  const tenant = await setUp();
  const keys = await portal.db.selectFrom('samlServiceProviders').select('organizationId').execute();
  const owners = keys.map((key) => key.organizationId);
  expect(owners).not.toContain(organizationId);
  expect(owners).toContain(tenant.organizationId);
  expect(tenant.metadata.body).toContain('<KeyDescriptor use="encryption">');
});
