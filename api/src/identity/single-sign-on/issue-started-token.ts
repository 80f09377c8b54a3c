import { unauthorized } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { parseRefreshToken, hashRefreshToken } from '../auth/refresh-token.ts';
import { issueToken, tokenExpiry } from '../auth/session.ts';
import { lockSession } from '../auth/sessions.store.ts';

/**
 * Issues the first token of a session that has just started, to the browser that holds its refresh token. A redirect
 * can't pass it without exposing it in a URL.
 * @throws 401
 */
export async function issueStartedToken(
  deps: Pick<Services, 'db' | 'now' | 'secret'>,
  sessionId: string,
  cookie: string | undefined,
): Promise<string> {
  const presented = parseRefreshToken(cookie);
  if (presented?.sessionId !== sessionId) throw unauthorized();
  const session = await lockSession(deps.db, sessionId);
  if (!session || session.refreshHash !== hashRefreshToken(presented) || session.endsAt <= deps.now())
    throw unauthorized();
  const { userId, sessionVersion, endsAt } = session;
  const claims = { sessionId, sessionVersion, sessionEndsAt: endsAt };
  return issueToken(deps, userId, { ...claims, expiresAt: tokenExpiry({ ...claims, exp: endsAt }, deps.now()) });
}
