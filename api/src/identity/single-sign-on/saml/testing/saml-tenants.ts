import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import { createBuilders } from '../../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../../platform/testing/test-app.ts';
import { createBrowser } from '../../../auth/testing/browser.ts';
import type { Answer, startSamlProvider } from './saml-provider.ts';

type Portal = ReturnType<typeof testApp>;
type Provider = Awaited<ReturnType<typeof startSamlProvider>>;

/** Changes a message after it was signed. */
export type Alter = (xml: string) => string;

export const pathOf = (address: string) => new URL(address, 'http://localhost').pathname.replace('/api', '');
export const problemOf = (location: unknown) =>
  new URL(String(location), 'http://localhost').searchParams.get('problem');

/** Organizations with a SAML provider, and sign-ins with it. */
export function createTenants(portal: Portal, getProvider: () => Provider) {
  const build = () => createBuilders(portal.db, TEST_NOW);
  let count = 0;
  /** An organization with a SAML provider, a confirmed domain and a user of the provider. */
  async function setUp(input: Partial<IdentityProviderInput> = {}) {
    count += 1;
    const domain = `estate-${count}.example`;
    const { id: organizationId } = await build().organization({ type: '1pl' });
    const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
    const as = portal.as(admin);
    const created = await as.post('/identity-providers', {
      kind: 'saml',
      name: 'Entra',
      metadataUrl: getProvider().metadataUrl,
      metadata: null,
      wantsSignedResponse: false,
      domains: [domain],
      trustsEmail: false,
      createsUsers: true,
      defaultRules: [{ model: 'order', rule: 'read' }],
      groupsClaim: 'groups',
      groupRules: [{ group: 'planners', rules: [{ model: 'order', rule: 'write' }] }],
      syncsRules: true,
      isEnforced: false,
      breakGlassUserId: null,
      ...input,
    } satisfies IdentityProviderInput);
    if (created.statusCode !== 201) throw new Error(created.body);
    const provider = created.json();
    const root = portal.as(await build().user({ role: 'root' }));
    await root.patch(`/identity-domains/${provider.domains[0].id}/confirm`);
    const { serviceProvider } = (await as.get('/identity-providers')).json();
    const metadata = await createBrowser(portal).get(new URL(serviceProvider.entityId).pathname.replace('/api', ''));
    getProvider().portals.set(serviceProvider.entityId, metadata.body);
    const email = `nimal@${domain}`;
    getProvider().state.answer = { nameId: email, attributes: { groups: ['planners'] } };
    return { organizationId, admin, as, provider, domain, email, serviceProvider, metadata };
  }
  type SetUp = Awaited<ReturnType<typeof setUp>>;

  async function start({ provider }: SetUp) {
    const browser = createBrowser(portal);
    const started = await browser.get(`/auth/sso/start?providerId=${provider.id}&to=%2Forders`);
    return { browser, url: new URL(String(started.headers.location), 'http://localhost'), started };
  }
  /** Posts the form of the provider's page from its own site: without cookies. */
  const post = ({ serviceProvider }: SetUp, SAMLResponse: string) =>
    portal.app.inject({
      method: 'POST',
      url: new URL(serviceProvider.acsUri).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ SAMLResponse, RelayState: 'https://elsewhere.example' }).toString(),
    });
  async function signOn(tenant: SetUp, how: Partial<Answer> = {}, alter: Alter = (xml) => xml) {
    const { browser, url } = await start(tenant);
    const { SAMLResponse, sent } = await getProvider().answer(url, how);
    const sentXml = alter(Buffer.from(SAMLResponse, 'base64').toString());
    const posted = await post(tenant, Buffer.from(sentXml).toString('base64'));
    const problem = problemOf(posted.headers.location);
    if (problem) return { browser, problem, posted, sent, SAMLResponse };
    const reply = await browser.get(pathOf(String(posted.headers.location)));
    const late = problemOf(reply.headers.location);
    if (!late) browser.token = (await browser.post('/auth/sso/session')).json().token;
    return { browser, problem: late, posted, reply, sent, SAMLResponse };
  }

  return { build, setUp, start, post, signOn };
}
