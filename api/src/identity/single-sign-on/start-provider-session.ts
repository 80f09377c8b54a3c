import { startSession, type Source, type StartedSession } from '../auth/start-session.ts';
import { deleteInvitation } from '../auth/invitations.store.ts';
import { findAccount } from '../auth/auth.store.ts';
import { SignOnError } from './sign-on.errors.ts';
import type { SignOnDeps } from './start-sign-on.ts';

type Input = { provider: { id: string }; userId: string; providerSessionId: string | null; source: Source };
export type ProvedSession = { session: Required<StartedSession>; userId: string };

/** Starts a session for a user whom a provider has proved. @throws SignOnError */
export async function startProviderSession(
  deps: SignOnDeps,
  { provider, userId, providerSessionId, source }: Input,
): Promise<ProvedSession> {
  const account = await findAccount(deps.db, userId);
  if (!account || account.isBlocked) throw new SignOnError('blocked');
  await deleteInvitation(deps.db, userId);
  const session = await startSession(deps, {
    userId,
    sessionVersion: account.sessionVersion,
    isRemembered: false,
    canRefresh: true,
    provider: { identityProviderId: provider.id, providerSessionId },
    ...source,
  });
  if (!session.refresh) throw new Error('The session has no refresh token');
  return { session: { ...session, refresh: session.refresh }, userId };
}
