import { createBuilders } from '../../../../demo/builders.ts';
import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import type { Rule } from 'shared-contracts/values/identity/access';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../../auth/testing/browser.ts';
import { CLIENT, type startIdentityProvider } from './identity-provider.ts';

export const REDIRECT_URI = 'http://localhost/api/auth/sso/callback';
export const READ: Rule = { model: 'order', rule: 'read' };
export const WRITE: Rule = { model: 'order', rule: 'write' };

type Portal = ReturnType<typeof testApp>;
type Idp = Awaited<ReturnType<typeof startIdentityProvider>>;

let count = 0;
/** An organization with its own provider and confirmed domain. */
export async function createTenant(portal: Portal, idp: Idp, input: Partial<IdentityProviderInput> = {}) {
  const build = () => createBuilders(portal.db, TEST_NOW);
  count += 1;
  const domain = `harvest-${count}.example`;
  const { id: organizationId } = await build().organization({ type: '1pl' });
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const as = portal.as(admin);
  const created = await as.post('/identity-providers', {
    name: 'Okta',
    issuer: idp.issuer,
    ...CLIENT,
    domains: [domain],
    trustsEmail: false,
    createsUsers: false,
    defaultRules: [READ],
    groupsClaim: 'groups',
    groupRules: [{ group: 'planners', rules: [WRITE] }],
    syncsRules: false,
    isEnforced: false,
    breakGlassUserId: null,
    ...input,
  } satisfies IdentityProviderInput);
  const provider = created.json();
  if (created.statusCode !== 201) throw new Error(created.body);
  const root = portal.as(await build().user({ role: 'root' }));
  const confirmed = await root.patch(`/identity-domains/${provider.domains[0].id}/confirm`);
  const subject = `subject-${count}`;
  const person = { email: `nimal@${domain}`, email_verified: true, groups: ['planners'] };
  idp.users.set(subject, person);
  idp.state.subject = subject;
  return { organizationId, admin, as, root, provider, confirmed, domain, subject, person };
}

export type Tenant = Awaited<ReturnType<typeof createTenant>>;
export type Detour = { toProvider?: (url: URL) => void; back?: (url: URL) => void; cookies?: Map<string, string> };

/** Signs in with the provider like a browser. @returns the final address, and the token if there is one */
export async function signOnAt(
  portal: Portal,
  idp: Idp,
  { provider }: Pick<Tenant, 'provider'>,
  { toProvider, back, cookies }: Detour = {},
) {
  const browser = createBrowser(portal);
  const started = await browser.get(`/auth/sso/start?providerId=${provider.id}&to=%2Forders`);
  const url = new URL(String(started.headers.location), REDIRECT_URI);
  if (url.pathname === '/login') return { browser, page: url, problem: url.searchParams.get('problem') };
  toProvider?.(url);
  const returned = await idp.visit(url.href, cookies);
  back?.(returned);
  const reply = await browser.get(`/auth/sso/callback${returned.search}`);
  const page = new URL(String(reply.headers.location), REDIRECT_URI);
  const problem = page.searchParams.get('problem');
  if (problem) return { browser, page, problem };
  browser.token = (await browser.post('/auth/sso/session')).json().token;
  return { browser, page, problem, reply };
}
