import type { UserInfo } from 'shared-contracts/identity/auth';
import { IMPERSONATOR_TOKENS_KEY, readStored, writeStored } from './storage.ts';
import { toSession, type Session } from './token.ts';

/** Tokens of the users who signed in as someone else, oldest first. */
function readTokens(): string[] {
  const stored = readStored<unknown>(IMPERSONATOR_TOKENS_KEY);
  return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : [];
}

const storeTokens = (tokens: string[]) =>
  tokens.length > 0 ? writeStored(IMPERSONATOR_TOKENS_KEY, tokens) : localStorage.removeItem(IMPERSONATOR_TOKENS_KEY);

export const pushImpersonator = (token: string) => storeTokens([...readTokens(), token]);

export const clearImpersonators = () => storeTokens([]);

/** Removes and returns the latest impersonator with a valid token; later ones with invalid tokens are dropped. */
export function popImpersonator(): Session {
  const tokens = readTokens();
  let session: Session = {};
  while (!session.token && tokens.length > 0) session = toSession(tokens.pop());
  storeTokens(tokens);
  return session;
}

/** Lists the users that signing out returns to, in that order. */
export const listImpersonators = (): UserInfo[] =>
  readTokens()
    .toReversed()
    .flatMap((token) => toSession(token).user ?? []);
