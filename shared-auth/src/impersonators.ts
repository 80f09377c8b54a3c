import type { UserInfo } from 'shared-contracts/auth';
import { readSaved, save, TOKENS_KEY } from './storage.ts';
import { sessionOf, type Session } from './token.ts';

/** Tokens of the users behind a "log in as", the oldest first. */
function tokens(): string[] {
  const saved = readSaved<unknown>(TOKENS_KEY);
  return Array.isArray(saved) ? saved.filter((token) => typeof token === 'string') : [];
}

const keep = (behind: string[]) => (behind.length > 0 ? save(TOKENS_KEY, behind) : localStorage.removeItem(TOKENS_KEY));

export const stepBehind = (token: string) => keep([...tokens(), token]);

export const forgetBehind = () => keep([]);

/** Takes back the last of them whose token still counts; those after it are passed over, for they could not go on. */
export function takeBack(): Session {
  const behind = tokens();
  let session: Session = {};
  while (!session.token && behind.length > 0) session = sessionOf(behind.pop());
  keep(behind);
  return session;
}

/** The users behind this session, to whom signing out leads back one by one: the nearest first. */
export const usersBehind = (): UserInfo[] =>
  tokens()
    .toReversed()
    .flatMap((token) => sessionOf(token).user ?? []);
