import type { UserInfo } from 'shared-contracts/auth';
import { create } from 'zustand';
import { noUserInfo } from './api-error.ts';
import { forgetBehind, stepBehind, takeBack } from './behind.ts';
import { usePreferences } from './preferences.ts';
import { clearSaved, ENDING_KEY, readSaved, save, TOKEN_KEY } from './storage.ts';
import { decodeToken, sessionOf, type Session } from './token.ts';

/** The session's end that its user did not choose. */
export type Ending = 'blocked' | 'expired';

const savedToken = () => localStorage.getItem(TOKEN_KEY);

function keep({ token }: Session) {
  if (token) localStorage.setItem(TOKEN_KEY, token);
  else localStorage.removeItem(TOKEN_KEY);
}

/** A kept token that is of no use is removed, and whoever is behind it goes on. */
function restore(): Session & { isLost?: true } {
  const token = savedToken();
  const session = sessionOf(token);
  if (!token || session.token) return session;
  const previous = takeBack();
  keep(previous);
  if (!decodeToken(token)) return { ...previous, isLost: true };
  if (!previous.token) save(ENDING_KEY, 'expired' satisfies Ending);
  return previous;
}

/** `isLost`: a token was kept whose user cannot be told. */
export const useSession = create<ReturnType<typeof restore>>(restore);

/** The browser's page, so that tests can see it being loaded anew. */
export const page = { reload: () => window.location.reload(), goHome: () => window.location.assign('/') };

/** Who has chosen nothing in this browser has what is theirs. */
const speakAs = ({ user }: Session) => usePreferences.getState().suggest('user', user);
speakAs(useSession.getState());

function adopt(session: Session) {
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined, isLost: undefined, ...session });
  speakAs(session);
}

function takeOver(token: string): boolean {
  const session = sessionOf(token);
  if (!session.token) return false;
  keep(session);
  adopt(session);
  return true;
}

/** A new session with nobody behind it. False when the token cannot be used. */
export function signIn(token: string): boolean {
  if (!takeOver(token)) return false;
  forgetBehind();
  forgetEnding();
  return true;
}

/** The same session goes on with what a new token says of its user. @throws ApiError `noUserInfo` when the token cannot be used */
export function renewSession(token: string) {
  if (!takeOver(token)) throw noUserInfo();
}

/** Goes on as another user, at home, and remembers who does it. @throws ApiError `noUserInfo` when the token cannot be used */
export function signInAs(token: string) {
  const own = useSession.getState().token;
  renewSession(token);
  if (own) stepBehind(own);
  page.goHome();
}

function leave(ending?: Ending) {
  if (savedToken() !== (useSession.getState().token ?? null)) return followStorage(); // another tab was first
  clearSaved();
  usePreferences.getState().restore();
  const previous = takeBack();
  keep(previous);
  if (ending && !previous.token) save(ENDING_KEY, ending);
  adopt(previous);
  page.reload();
}

/** Back to the user behind a "log in as" if there is one, else out. The page loads anew, so nothing of the session stays in memory. */
export const signOut = () => leave();

/** Signs out whoever is not let on; the sign-in page tells why, in every tab. */
export const endSession = (ending: Ending) => leave(ending);

/** Why the last session of this browser ended, if not by its user. */
export const lastEnding = (): Ending | undefined => readSaved(ENDING_KEY);
export const forgetEnding = () => localStorage.removeItem(ENDING_KEY);

/** The server opens nothing before the password is changed. */
export const demandPasswordChange = () =>
  useSession.setState(({ user }) => (user ? { user: { ...user, mustChangePassword: true } } : {}));

const isSamePerson = (one: UserInfo | undefined, other: UserInfo | undefined) =>
  one !== undefined && one.id === other?.id && one.actor?.id === other.actor?.id;

/** Takes over what another tab did. Whoever only changed something of themselves goes on where they are. */
export function followStorage() {
  const { token = null, user } = useSession.getState();
  if (savedToken() === token) return;
  adopt(restore());
  if (!isSamePerson(user, useSession.getState().user)) page.reload();
}
