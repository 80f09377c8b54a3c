import type { UserInfo } from 'shared-contracts/auth';
import { create } from 'zustand';
import { usePreferences } from './preferences.ts';
import { clearSaved, ENDING_KEY, readSaved, save, TOKEN_KEY, TOKENS_KEY } from './storage.ts';
import { decodeToken, isExpired } from './token.ts';

/** The session's end that its user did not choose. */
export type Ending = 'blocked' | 'expired';
type Session = { token?: string; user?: UserInfo; expiresAt?: number };

/** An undecodable or expired token is worth nothing: it is removed. */
function sessionOf(token: string | null): Session {
  const decoded = token ? decodeToken(token) : undefined;
  return token && decoded && !isExpired(decoded) ? { token, ...decoded } : {};
}

function restore(): Session {
  const session = sessionOf(localStorage.getItem(TOKEN_KEY));
  if (!session.token) localStorage.removeItem(TOKEN_KEY);
  return session;
}

export const useSession = create<Session>(restore);

/** The browser's page, so that tests can see it being loaded anew. */
export const page = { reload: () => window.location.reload() };

/** Who has chosen nothing in this browser has what is theirs. */
const speakAs = ({ user }: Session) => usePreferences.getState().suggest('user', user);
speakAs(useSession.getState());

function adopt(session: Session) {
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined, ...session });
  speakAs(session);
}
const hierarchy = () => readSaved<string[]>(TOKENS_KEY) ?? [];

/** False when the token cannot be used. */
export function signIn(token: string): boolean {
  const session = sessionOf(token);
  if (!session.token) return false;
  localStorage.setItem(TOKEN_KEY, token);
  forgetEnding();
  adopt(session);
  return true;
}

/** Goes on as another user and remembers who does it. */
export function signInAs(token: string): boolean {
  const own = useSession.getState().token;
  if (!signIn(token)) return false;
  if (own) save(TOKENS_KEY, [...hierarchy(), own]);
  page.reload();
  return true;
}

function leave(ending?: Ending) {
  clearSaved();
  usePreferences.getState().restore();
  const tokens = hierarchy();
  const previous = sessionOf(tokens.pop() ?? null);
  if (tokens.length > 0) save(TOKENS_KEY, tokens);
  else localStorage.removeItem(TOKENS_KEY);
  if (previous.token) localStorage.setItem(TOKEN_KEY, previous.token);
  else localStorage.removeItem(TOKEN_KEY);
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
export const demandPasswordChange = () => useSession.setState(({ user }) => (user ? { user: { ...user, mustChangePassword: true } } : {}));

/** Takes over what another tab did. */
export function followStorage() {
  if (localStorage.getItem(TOKEN_KEY) === (useSession.getState().token ?? null)) return;
  adopt(restore());
  page.reload();
}
