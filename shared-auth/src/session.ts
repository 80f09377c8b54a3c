import type { UserInfo } from 'shared-contracts/identity/auth';
import { create } from 'zustand';
import { createNoUserInfoError } from './api-error.ts';
import { endOnServer } from './end-on-server.ts';
import { clearImpersonators, popImpersonator, pushImpersonator } from './impersonators.ts';
import { usePreferences } from './preferences.ts';
import { clearSessionData, END_REASON_KEY, readStored, TOKEN_KEY, writeStored } from './storage.ts';
import { decodeToken, toSession, type Session } from './token.ts';

/** Why a session ended without the user signing out. */
export type SessionEndReason = 'blocked' | 'expired';

const readStoredToken = () => localStorage.getItem(TOKEN_KEY);

/** Whether no tab has replaced the token or ended its session. */
export const isStored = (token: string) => readStoredToken() === token;

function storeToken({ token }: Session) {
  if (token) localStorage.setItem(TOKEN_KEY, token);
  else localStorage.removeItem(TOKEN_KEY);
}

/**
 * Replaces an unusable stored token by that of the previous impersonator, if any.
 * @param receivedAt unix seconds; when another tab has just received the token
 */
function restoreSession(receivedAt?: number): Session & { isTokenUnreadable?: true } {
  const token = readStoredToken();
  const session = toSession(token, receivedAt);
  if (!token || session.token) return session;
  const previous = popImpersonator();
  storeToken(previous);
  if (!decodeToken(token)) return { ...previous, isTokenUnreadable: true };
  if (!previous.token) writeStored(END_REASON_KEY, 'expired' satisfies SessionEndReason);
  return previous;
}

const readInitialSession = () => restoreSession();

/** `isTokenUnreadable`: the stored token could not be decoded. */
export const useSession = create<ReturnType<typeof restoreSession>>(readInitialSession);

/** An object, so that tests can mock it. */
export const navigation = {
  reload: () => window.location.reload(),
  goHome: () => window.location.assign('/'),
};
/** Likewise, for addresses elsewhere. */
export const external = { open: (url: string) => window.location.assign(url) };

const applyUserPreferences = ({ user }: Session) => usePreferences.getState().setDefaults('user', user);
applyUserPreferences(useSession.getState());

/** A refreshed token rarely changes the user, so components that show them don't rerender. */
const reuseEqualUser = ({ user, ...session }: Session): Session => {
  const previous = useSession.getState().user;
  if (!user) return session;
  return { ...session, user: previous && JSON.stringify(previous) === JSON.stringify(user) ? previous : user };
};

function applySession(session: Session) {
  useSession.setState({
    token: undefined,
    user: undefined,
    expiresAt: undefined,
    refreshAt: undefined,
    isTokenUnreadable: undefined,
    ...reuseEqualUser(session),
  });
  applyUserPreferences(session);
}

function acceptToken(token: string): boolean {
  const session = toSession(token, Date.now() / 1000);
  if (!session.token) return false;
  storeToken(session);
  applySession(session);
  return true;
}

/** Starts a new session without impersonators. Returns false when the token is unusable. */
export function signIn(token: string): boolean {
  if (!acceptToken(token)) return false;
  clearImpersonators();
  clearSessionEndReason();
  return true;
}

/** Continues the session with a new token of its user. @throws ApiError `noUserInfo` when the token is unusable */
export function renewSession(token: string) {
  if (!acceptToken(token)) throw createNoUserInfoError();
}

/** Continues as another user on the home page and remembers the current user. @throws ApiError `noUserInfo` when the token is unusable */
export function startImpersonation(token: string) {
  const impersonatorToken = useSession.getState().token;
  renewSession(token);
  if (impersonatorToken) pushImpersonator(impersonatorToken);
  navigation.goHome();
}

/** Leaves for the identity provider, which sends the user back to the sign-in page. */
const leavePage = (logoutUrl: string | null) => (logoutUrl ? external.open(logoutUrl) : navigation.reload());

function leaveSession(reason: SessionEndReason | undefined, end: (token: string) => Promise<string | null>) {
  const { token } = useSession.getState();
  // Another tab has ended the session already.
  if (readStoredToken() !== (token ?? null)) return syncWithStorage();
  clearSessionData();
  usePreferences.getState().restore();
  const previous = popImpersonator();
  storeToken(previous);
  if (reason && !previous.token) writeStored(END_REASON_KEY, reason);
  applySession(previous);
  if (token && !reason && !previous.token) void end(token).then(leavePage);
  else navigation.reload();
}

/**
 * Returns to the impersonator if there is one, else signs out, on the server and at the identity provider as well. The
 * page reloads, so that no data of the session stays in memory.
 */
export const signOut = () => leaveSession(undefined, endOnServer);

/** Likewise, when the server has ended the session already and named the address of the identity provider. */
export const leaveEndedSession = (logoutUrl: string | null) => leaveSession(undefined, async () => logoutUrl);

/** Ends the session in every tab; the sign-in page shows the reason. */
export const endSession = (reason: SessionEndReason) => leaveSession(reason, endOnServer);

export const readSessionEndReason = (): SessionEndReason | undefined => readStored(END_REASON_KEY);
export const clearSessionEndReason = () => localStorage.removeItem(END_REASON_KEY);

/** Marks the session: the server accepts nothing else until the password has been changed. */
export const requirePasswordChange = () =>
  useSession.setState(({ user }) => (user ? { user: { ...user, mustChangePassword: true } } : {}));

/** Marks the session: the server accepts nothing else until a second factor has been added. */
export const requireSecondFactor = () =>
  useSession.setState(({ user }) => (user ? { user: { ...user, mustAddFactor: true } } : {}));

export const isSameUser = (a: UserInfo | undefined, b: UserInfo | undefined) =>
  a !== undefined && a.id === b?.id && a.actor?.id === b.actor?.id;

/**
 * Applies the session of another tab. Reloads the page unless the user is the same and only their data has changed.
 * @param receivedAt unix seconds; when the other tab has received it, if that is just now
 */
export function syncWithStorage(receivedAt?: number) {
  const { token = null, user } = useSession.getState();
  if (readStoredToken() === token) return;
  applySession(restoreSession(receivedAt));
  if (!isSameUser(user, useSession.getState().user)) navigation.reload();
}
