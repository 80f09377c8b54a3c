import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from 'shared-contracts/values/time';
import { z } from 'zod';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { readCookie, setPrivateCookie } from '../../platform/http/cookies.ts';
import { decryptSecret, encryptSecret } from '../../platform/security/encryption.ts';

const MAX_LENGTH = 4_000;

type Kind = { name: string; lifetime: number; sameSite: 'Lax' | 'Strict' };

/** The cookies are encrypted and authenticated with the portal's secret, so that nobody can read or forge one. */
const createCookie = <Value>({ name, lifetime, sameSite }: Kind, schema: z.ZodType<Value>) => {
  const Envelope = z.object({ kind: z.literal(name), expiresAt: z.number(), value: z.unknown() });
  const options = ({ protocol, server }: FastifyRequest, maxAge: number) => ({
    path: `${API_PREFIX}/auth/sso`,
    maxAge,
    isSecure: protocol === 'https' || server.config.publicUrl.startsWith('https:'),
    sameSite,
  });
  return {
    set(request: FastifyRequest, reply: FastifyReply, value: Value) {
      const { now, secret } = request.server;
      const text = encryptSecret(secret, JSON.stringify({ value, kind: name, expiresAt: now() + lifetime }));
      setPrivateCookie(reply, name, text, options(request, lifetime));
    },
    /** Null without one, and for one that has expired. */
    read(request: FastifyRequest): Value | null {
      const { now, secret } = request.server;
      const text = decryptSecret(secret, readCookie(request, name, MAX_LENGTH) ?? '');
      const envelope = Envelope.safeParse(text === null ? null : JSON.parse(text)).data;
      if (!envelope || envelope.expiresAt <= now()) return null;
      return schema.safeParse(envelope.value).data ?? null;
    },
    clear: (request: FastifyRequest, reply: FastifyReply) => setPrivateCookie(reply, name, '', options(request, 0)),
  };
};

/** The state that the portal needs when the provider redirects the user back from its own site: hence `Lax`. */
export const attemptCookie = createCookie(
  { name: 'consign.sso', lifetime: 10 * MINUTE, sameSite: 'Lax' },
  z.object({
    providerId: z.string(),
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    redirectUri: z.string(),
    to: z.string(),
  }),
);
export type Attempt = NonNullable<ReturnType<typeof attemptCookie.read>>;

/** The request of a sign-in by SAML: only the browser that has made it gets the session. */
export const samlAttemptCookie = createCookie(
  { name: 'consign.saml', lifetime: 10 * MINUTE, sameSite: 'Lax' },
  z.object({ requestId: z.string(), to: z.string() }),
);

/** The session that has started, until the page picks up its token. */
export const startedCookie = createCookie(
  { name: 'consign.sso-started', lifetime: 2 * MINUTE, sameSite: 'Strict' },
  z.object({ sessionId: z.string() }),
);
