import type {
  IdentityProvider,
  IdentityProviderInput,
  IdentityProviderList,
} from 'shared-contracts/identity/single-sign-on';
import type { ScimTokenWithSecret } from 'shared-contracts/identity/scim';
import type { startSamlProvider } from '../../api/src/identity/single-sign-on/saml/testing/saml-provider.ts';
import { CLIENT } from '../../api/src/identity/single-sign-on/testing/identity-provider.ts';
import { createApi, unwrap } from './api.ts';
import type { Portal } from './portal.ts';

type Connection = Partial<IdentityProviderInput> & { issuer: string; domain: string };

const FIELDS = {
  trustsEmail: false,
  createsUsers: true,
  defaultRules: [{ model: 'order', rule: 'read' }],
  groupsClaim: 'groups',
  groupRules: [],
  syncsRules: true,
  isEnforced: false,
  breakGlassUserId: null,
} satisfies Partial<IdentityProviderInput>;

async function connect(portal: Portal, adminLogin: string, input: IdentityProviderInput) {
  const admin = await createApi(portal, adminLogin);
  const provider = await unwrap(admin.post<IdentityProvider>('/identity-providers', input));
  const root = await createApi(portal, 'root');
  await unwrap(root.patch(`/identity-domains/${provider.domains[0]?.id}/confirm`, {}));
  return provider;
}

/** Connects an identity provider to the organization of an administrator, as root confirms its domain. */
export const connectProvider = (portal: Portal, adminLogin: string, { domain, ...input }: Connection) =>
  connect(portal, adminLogin, { ...FIELDS, ...CLIENT, name: 'Okta', domains: [domain], ...input });

type Saml = Awaited<ReturnType<typeof startSamlProvider>>;

/** Connects a SAML provider likewise, each from the metadata of the other. */
export async function connectSamlProvider(
  portal: Portal,
  adminLogin: string,
  saml: Saml,
  { domain, ...input }: Omit<Connection, 'issuer'>,
): Promise<Pick<IdentityProviderList, 'serviceProvider'>> {
  await connect(portal, adminLogin, {
    ...FIELDS,
    kind: 'saml',
    name: 'Entra',
    domains: [domain],
    metadataUrl: saml.metadataUrl,
    metadata: null,
    wantsSignedResponse: false,
    ...input,
  });
  const admin = await createApi(portal, adminLogin);
  const { serviceProvider } = await unwrap(admin.get<IdentityProviderList>('/identity-providers'));
  saml.portals.set(serviceProvider.entityId, await (await fetch(serviceProvider.entityId)).text());
  return { serviceProvider };
}

/** Calls that an identity provider makes on its own: it sends logout tokens, and calls the SCIM service. */
export async function createProviderCalls(portal: Portal, adminLogin: string, providerId: string) {
  const admin = await createApi(portal, adminLogin);
  const { secret } = await unwrap(
    admin.post<ScimTokenWithSecret>(`/identity-providers/${providerId}/scim-tokens`, { name: 'Okta' }),
  );
  return {
    logOut: async (logoutToken: string) => {
      const body = new URLSearchParams({ logout_token: logoutToken });
      return (await fetch(`${portal.url}/api/auth/sso/${providerId}/logout`, { method: 'POST', body })).status;
    },
    scim: async (method: string, path: string, body?: object) => {
      const reply = await fetch(`${portal.url}/api/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: await reply.json() };
    },
  };
}
