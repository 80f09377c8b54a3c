import { encryptSecret } from '../../platform/security/encryption.ts';
import { startSession, type Source, type StartedSession } from '../auth/start-session.ts';
import { deleteInvitation } from '../auth/invitations.store.ts';
import { findAccount } from '../auth/auth.store.ts';
import { SignOnError } from './sign-on.errors.ts';
import type { SignOnDeps } from './start-sign-on.ts';

type Input = {
  provider: { id: string; signsOut?: boolean };
  userId: string;
  providerSessionId: string | null;
  /** Set for an OpenID Connect provider. */
  idToken?: string | undefined;
  source: Source;
};
/** A longer one doesn't fit into a URL: the provider then asks whether to sign out. */
const MAX_ID_TOKEN_LENGTH = 4_000;

export type ProvedSession = { session: Required<StartedSession>; userId: string };

/** Starts a session for a user whom a provider has proved. @throws SignOnError */
export async function startProviderSession(
  deps: SignOnDeps,
  { provider, userId, providerSessionId, idToken, source }: Input,
): Promise<ProvedSession> {
  const account = await findAccount(deps.db, userId);
  if (!account || account.isBlocked) throw new SignOnError('blocked');
  const storesIdToken = provider.signsOut && idToken !== undefined && idToken.length <= MAX_ID_TOKEN_LENGTH;
  await deleteInvitation(deps.db, userId);
  const session = await startSession(deps, {
    userId,
    sessionVersion: account.sessionVersion,
    isRemembered: false,
    canRefresh: true,
    provider: {
      identityProviderId: provider.id,
      providerSessionId,
      ...(storesIdToken && { providerIdToken: encryptSecret(deps.secret, idToken) }),
    },
    ...source,
  });
  if (!session.refresh) throw new Error('The session has no refresh token');
  return { session: { ...session, refresh: session.refresh }, userId };
}
