import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/services/services.ts';
import { createRefreshToken, hashRefreshToken, type RefreshToken } from './refresh-token.ts';
import { issueToken, tokenExpiry } from './session.ts';
import { deleteEndedSessions, insertSession } from './sessions.store.ts';
import { SESSION_LIFETIME } from './token.ts';

/** The source of a request, as shown in the list of sessions. */
export type Source = { address: string; userAgent: string };
/** The identity provider that vouches for the user, and its own session. */
export type ProviderSession = {
  identityProviderId: string;
  providerSessionId: string | null;
  /** Encrypted. */
  providerIdToken?: string;
};
export type StartedSession = { token: string; refresh?: { refreshToken: RefreshToken; endsAt: number } };

type SessionInput = Source & {
  userId: string;
  /** The version when the credentials were checked. */
  sessionVersion: number;
  isRemembered: boolean;
  /** Whether the client refreshes its token; otherwise the token lasts as long as the session. */
  canRefresh: boolean;
  provider?: ProviderSession;
};

/** Starts a session of twelve hours, or of thirty days when remembered. */
export async function startSession(
  deps: Pick<Services, 'db' | 'now' | 'secret'>,
  { userId, sessionVersion, isRemembered, canRefresh, provider, ...source }: SessionInput,
): Promise<StartedSession> {
  const { db } = deps;
  const createdAt = deps.now();
  const endsAt = createdAt + (isRemembered ? SESSION_LIFETIME.remembered : SESSION_LIFETIME.usual);
  const sessionId = randomUUID();
  const refreshToken = canRefresh ? createRefreshToken(sessionId) : undefined;
  await deleteEndedSessions(db, createdAt);
  await insertSession(db, {
    id: sessionId,
    userId,
    sessionVersion,
    refreshHash: refreshToken ? hashRefreshToken(refreshToken) : null,
    previousRefreshHash: null,
    refreshedAt: null,
    ...source,
    ...provider,
    createdAt,
    lastUsedAt: createdAt,
    endsAt,
  });
  const claims = { sessionId, sessionVersion, ...(refreshToken && { sessionEndsAt: endsAt }) };
  const expiresAt = tokenExpiry({ ...claims, exp: endsAt }, createdAt);
  const token = await issueToken(deps, userId, { ...claims, expiresAt });
  return refreshToken ? { token, refresh: { refreshToken, endsAt } } : { token };
}
