import type { SignInResult } from 'shared-contracts/identity/auth';
import type { RefreshInput } from 'shared-contracts/identity/sessions';
import { ApiError, createOfflineError } from './api-error.ts';
import { http } from './http.ts';
import {
  endSession,
  isSameUser,
  isStored,
  renewSession,
  syncWithStorage,
  useSession,
  type SessionEndReason,
} from './session.ts';

const LOCK = 'consign.refresh';

/** Reasons for which the server refuses a refresh, by error code. */
const END_REASONS: Record<string, SessionEndReason | undefined> = { blocked: 'blocked', unauthorized: 'expired' };

const requestToken = (token: string) =>
  http()
    .post<SignInResult>('auth/refresh', { json: { token } satisfies RefreshInput })
    .json();

function handleRefusal(error: unknown) {
  const reason = error instanceof ApiError && error.status === 401 ? END_REASONS[error.code] : undefined;
  if (reason) endSession(reason);
}

/** @param staleToken ignored when another tab has already replaced it, or ended its session */
async function exchangeToken(staleToken: string) {
  const { user } = useSession.getState();
  syncWithStorage(Date.now() / 1000);
  const current = useSession.getState();
  // The page reloads for another user; nothing may be sent in their name before.
  if (!isSameUser(user, current.user)) throw createOfflineError();
  if (current.token !== staleToken) return;
  try {
    const { token } = await requestToken(staleToken);
    if (isStored(staleToken)) renewSession(token);
  } catch (error) {
    if (isStored(staleToken)) handleRefusal(error);
    throw error;
  }
}

/** Allows one tab at a time. Without support for locks, two may refresh at once, which the server accepts. */
const withLock = (run: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request(LOCK, run) : run());

let pending: Promise<void> | undefined;

/**
 * Exchanges the session's token for a new one, once for all requests and tabs, which read it from the storage.
 * @throws ApiError when there is no response, or when the session has ended
 */
export const refreshSession = (staleToken: string): Promise<void> =>
  (pending ??= withLock(() => exchangeToken(staleToken)).finally(() => {
    pending = undefined;
  }));

/** Refreshes a token that is about to expire. */
export async function refreshIfStale(): Promise<void> {
  const { token, refreshAt } = useSession.getState();
  if (token && refreshAt !== undefined && refreshAt * 1000 <= Date.now()) await refreshSession(token);
}
