import * as oidc from 'openid-client';
import type { IssuerProblem } from 'shared-contracts/values/identity/single-sign-on';
import type { Config } from '../../platform/config/config.ts';
import { AddressNotAllowedError, createGuardedFetch } from '../../platform/http/guarded-fetch.ts';

type Access = Pick<Config, 'singleSignOn'>;
type Client = { issuer: string; clientId: string; clientSecret: string };

const optionsFor = ({ singleSignOn: { allowsPrivate } }: Access) => ({
  [oidc.customFetch]: createGuardedFetch(allowsPrivate),
  ...(allowsPrivate && { execute: [oidc.allowInsecureRequests] }),
});

/** Posts the secret unless the provider only accepts it in a header. */
const authenticationFor = ({ token_endpoint_auth_methods_supported: methods }: oidc.ServerMetadata, secret: string) =>
  methods && !methods.includes('client_secret_post') ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);

/** Reads the provider's configuration, which names its addresses and keys. ID tokens must be signed by one of them. */
export async function discover(
  config: Access,
  { issuer, clientId, clientSecret }: Client,
): Promise<oidc.Configuration> {
  const options = optionsFor(config);
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), options);
  const metadata = found.serverMetadata();
  const client = new oidc.Configuration(metadata, clientId, clientSecret, authenticationFor(metadata, clientSecret));
  client[oidc.customFetch] = options[oidc.customFetch];
  if (config.singleSignOn.allowsPrivate) oidc.allowInsecureRequests(client);
  oidc.enableNonRepudiationChecks(client);
  return client;
}

const isCausedBy = (error: unknown, type: new () => Error): boolean =>
  error instanceof type || (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, type));

/** Checks that an issuer can be reached and publishes its metadata. */
export async function checkIssuer(
  config: Access,
  issuer: string,
): Promise<{ problem: IssuerProblem | null; hasBackChannelLogout: boolean }> {
  try {
    const found = await oidc.discovery(new URL(issuer), 'consign', undefined, oidc.None(), optionsFor(config));
    const { authorization_endpoint, token_endpoint, jwks_uri, backchannel_logout_supported } = found.serverMetadata();
    const isComplete = Boolean(authorization_endpoint && token_endpoint && jwks_uri);
    return {
      problem: isComplete ? null : 'notAnIssuer',
      hasBackChannelLogout: backchannel_logout_supported === true,
    };
  } catch (error) {
    const isReached = error instanceof oidc.ClientError && error.code !== undefined && !isNetworkFailure(error);
    const problem = isReached ? 'notAnIssuer' : 'unreachable';
    return { problem: isCausedBy(error, AddressNotAllowedError) ? 'notAllowed' : problem, hasBackChannelLogout: false };
  }
}

const isNetworkFailure = ({ code }: oidc.ClientError) => code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';
