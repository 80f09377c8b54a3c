import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { MetadataError, parseMetadata } from './parse-metadata.ts';
import { createSelfSigned } from './self-signed-certificate.ts';
import { startSamlProvider } from './testing/saml-provider.ts';
import { createTenants } from './testing/saml-tenants.ts';

const portal = testApp();
let idp: Awaited<ReturnType<typeof startSamlProvider>>;
const { setUp, signOn } = createTenants(portal, () => idp);
beforeAll(async () => {
  idp = await startSamlProvider({ nameId: 'nobody@nowhere.example', attributes: {} });
});
afterAll(() => idp.stop());
beforeEach(() => {
  portal.clock.now = Math.floor(Date.now() / 1_000);
  idp.state.isDown = false;
});

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const sso = (location: string) => `<m:SingleSignOnService Binding="${REDIRECT}" Location="${location}"/>`;
const key = (certificate: string, use?: string) =>
  `<m:KeyDescriptor${use ? ` use="${use}"` : ''}><d:KeyInfo xmlns:d="http://www.w3.org/2000/09/xmldsig#"><d:X509Data><d:X509Certificate>${certificate
    .replaceAll(/-----[^-]+-----/g, '')
    .trim()}</d:X509Certificate></d:X509Data></d:KeyInfo></m:KeyDescriptor>`;
const entity = (...content: string[]) =>
  `<m:EntityDescriptor xmlns:m="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"><m:IDPSSODescriptor>${content.join('')}</m:IDPSSODescriptor></m:EntityDescriptor>`;
const SSO = sso('https://idp.example/sso');
const newCertificate = async () => (await createSelfSigned('idp.example', TEST_NOW)).certificate;

const problemOf = (xml: string) => {
  try {
    parseMetadata(xml, false);
    return null;
  } catch (error) {
    return error instanceof MetadataError ? error.problem : error;
  }
};

test('reads the signing keys of metadata, and ignores those for encryption', async () => {
  const [signing, any, encryption] = [await newCertificate(), await newCertificate(), await newCertificate()];
  const found = parseMetadata(entity(key(signing, 'signing'), key(encryption, 'encryption'), key(any), SSO), false);
  expect(found.certificates).toEqual([signing, any]);
  expect(found).toMatchObject({ entityId: 'https://idp.example', ssoUrl: 'https://idp.example/sso', logoutUrl: null });
});

test('reports what is wrong with metadata', async () => {
  const certificate = key(await newCertificate());
  const provider = entity(certificate, SSO);
  expect(problemOf(provider)).toBeNull();
  expect(problemOf('<html>')).toBe('notMetadata');
  expect(problemOf(`<!DOCTYPE x [<!ENTITY e "e">]>${provider}`)).toBe('notMetadata');
  expect(problemOf('<a>'.repeat(100))).toBe('notMetadata');
  expect(problemOf(`<m:EntitiesDescriptor xmlns:m="x">${provider}${provider}</m:EntitiesDescriptor>`)).toBe(
    'severalProviders',
  );
  expect(problemOf(entity(certificate))).toBe('noRedirect');
  expect(problemOf(entity(certificate, sso('javascript:alert(1)')))).toBe('noRedirect');
  expect(problemOf(entity(certificate, sso('http://idp.example/sso')))).toBe('noRedirect');
  expect(problemOf(entity(SSO))).toBe('noCertificate');
  expect(problemOf(entity(key('bm90IGEgY2VydGlmaWNhdGU='), SSO))).toBe('noCertificate');
});

test('tests metadata before it is saved', async () => {
  const { as } = await setUp();
  const check = async (body: object) => (await as.post('/identity-providers/check-metadata', body)).json();
  const { found, problem } = await check({ metadataUrl: idp.metadataUrl, metadata: null });
  expect([problem, found.entityId, found.certificates]).toEqual([
    null,
    idp.entityId,
    [{ subject: 'CN=provider', expiresAt: expect.any(Number) }],
  ]);
  expect((await check({ metadataUrl: null, metadata: '<html/>' })).problem).toBe('notMetadata');
  idp.state.isDown = true;
  expect((await check({ metadataUrl: idp.metadataUrl, metadata: null })).problem).toBe('unreachable');
  expect((await check({ metadataUrl: null, metadata: null })).fields.metadataUrl.code).toBe('required');
});

test('keeps the connection of a provider until other metadata is entered', async () => {
  const { as, provider, ...tenant } = await setUp();
  const path = `/identity-providers/${provider.id}`;
  expect(provider).toMatchObject({
    kind: 'saml',
    issuer: idp.entityId,
    clientId: '',
    saml: { wantsSignedResponse: false },
  });
  expect(JSON.stringify(provider)).not.toMatch(/private|secret/i);
  idp.state.isDown = true;
  const changed = await as.patch(path, { name: 'Entra EU', metadataUrl: idp.metadataUrl, wantsSignedResponse: true });
  expect(changed.json()).toMatchObject({ name: 'Entra EU', issuer: idp.entityId, saml: { wantsSignedResponse: true } });
  const wrong = await as.patch(path, { metadata: '<html/>' });
  expect(wrong.json().fields.metadata.code).toBe('notMetadata');
  expect((await as.patch(path, { clientSecret: 'x' })).json().fields.clientSecret.code).toBe('invalid');
  idp.state.isDown = false;
  const answer = await signOn({ ...tenant, as, provider }, { signsResponse: true });
  expect(answer.problem).toBeNull();
});

test('allows each SAML provider only once per organization', async () => {
  const { as, provider } = await setUp();
  const { id: _id, ...fields } = { ...provider, breakGlassUserId: null, domains: [] };
  const input = Object.fromEntries(
    ['name', 'domains', 'trustsEmail', 'createsUsers', 'defaultRules', 'groupsClaim', 'groupRules', 'syncsRules']
      .concat('isEnforced', 'breakGlassUserId')
      .map((name) => [name, fields[name]]),
  );
  const connection = { metadataUrl: idp.metadataUrl, metadata: null, wantsSignedResponse: false };
  const again = await as.post('/identity-providers', { ...input, ...connection, kind: 'saml' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'issuerTaken']);
  const mixed = await as.post('/identity-providers', { ...input, ...connection, kind: 'oidc' });
  expect(Object.keys(mixed.json().fields)).toEqual(
    expect.arrayContaining(['issuer', 'clientId', 'clientSecret', 'metadataUrl']),
  );
});
