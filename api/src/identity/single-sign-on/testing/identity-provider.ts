import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export const CLIENT = { clientId: 'consign', clientSecret: 'a client secret of the provider' };
const LIFETIME = 600;
const SCOPE = 'openid email profile';

type Claims = Record<string, unknown>;

/** A local OpenID Connect provider, in which the user with `state.subject` is signed in. */
export async function startIdentityProvider(...redirectUris: string[]) {
  /** The provider's claims about its users, by subject. */
  const users = new Map<string, Claims>();
  const state = { subject: 'nimal', isDenied: false, isDown: false, logoutTokens: [] as string[] };

  const handle: { current?: (request: IncomingMessage, response: ServerResponse) => unknown } = {};
  const server = createServer((request, response) => void handle.current?.(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'of the tests', alg: 'RS256', use: 'sig' };
  const configuration: Configuration = {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris.map((uri) => new URL('/login', uri).href),
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${issuer}/logged-out`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['groups', 'given_name', 'family_name'],
    },
    cookies: { keys: ['a key that only tests know'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Its own one only calls the public internet.
    fetch: (url, { method, headers, body } = {}) => fetch(url, { method, headers, body }),
    ttl: { AccessToken: LIFETIME, Grant: LIFETIME, IdToken: LIFETIME, Interaction: LIFETIME, Session: LIFETIME },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...users.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  handle.current = async (request, response) => {
    if (state.isDown) return request.socket.destroy();
    if (request.url?.startsWith('/interaction/')) {
      const result = state.isDenied ? { error: 'access_denied' } : { login: { accountId: state.subject } };
      return provider.interactionFinished(request, response, result);
    }
    if (request.url === '/logged-out') {
      const chunks = await request.toArray();
      state.logoutTokens.push(new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token') ?? '');
      return response.end();
    }
    return answer(request, response);
  };

  async function send(url: URL, cookies: Map<string, string>, form?: URLSearchParams): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = { redirect: 'manual' as const, headers: { cookie } };
    const reply = await fetch(url, form ? { ...request, method: 'POST', body: form } : request);
    for (const text of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = text.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return reply;
  }

  /**
   * Follows the provider's pages as a browser, by default one without its cookies.
   * @returns where it sends the user back to
   */
  async function visit(url: string, cookies = new Map<string, string>()): Promise<URL> {
    let next = new URL(url);
    for (let hops = 0; hops < 10 && next.origin === issuer; hops += 1) {
      const reply = await send(next, cookies);
      const location = reply.headers.get('location');
      if (!location) throw new Error(`${reply.status} at ${next.href}: ${await reply.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  /** Confirms the provider's page that asks whether to sign out. @returns the address that the user is sent back to */
  async function signOut(url: string, cookies: Map<string, string>): Promise<string | null> {
    const page = await (await send(new URL(url), cookies)).text();
    const [, action] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    if (!action || !xsrf) throw new Error(page);
    const form = new URLSearchParams({ xsrf, logout: 'yes' });
    return (await send(new URL(action, issuer), cookies, form)).headers.get('location');
  }

  /** Makes the provider notify its client that a user has signed out. @returns the logout token */
  async function sendLogout(subject: string, sessionId: string): Promise<string> {
    const client = await provider.Client.find(CLIENT.clientId);
    const notify = client?.['backchannelLogout'] as (sub: string, sid: string) => Promise<void>;
    await notify.call(client, subject, sessionId);
    return state.logoutTokens.at(-1) ?? '';
  }

  /** A logout token with other claims than the provider makes by itself. */
  const signLogout = (claims: Claims) =>
    new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'logout+jwt' })
      .setIssuer(issuer)
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .sign(privateKey);

  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { issuer, users, state, visit, signOut, sendLogout, signLogout, stop };
}
