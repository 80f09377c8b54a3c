import { CODE_MINUTES, CODE_TRIES } from 'shared-contracts/values/limits';

/** A code that was asked for. Times in ms. */
export type Asked = { email: string; askedAt: number; resendAt: number; wrongTries: number };

const LIFE_MS = CODE_MINUTES * 60_000;

/** @param resendAfter seconds */
export const askedNow = (email: string, resendAfter: number, now: number): Asked => ({
  email,
  askedAt: now,
  resendAt: now + resendAfter * 1_000,
  wrongTries: 0,
});

/** Why the code can no longer be right. The server does not tell, so that nobody learns which addresses it knows. */
export function endOf({ askedAt, wrongTries }: Asked, now: number): 'expired' | 'tries' | undefined {
  if (now - askedAt >= LIFE_MS) return 'expired';
  return wrongTries >= CODE_TRIES ? 'tries' : undefined;
}

export const withWrongTry = (asked: Asked): Asked => ({ ...asked, wrongTries: asked.wrongTries + 1 });

/** The server refused a code that it had found right: its time is over. */
export const ended = (asked: Asked): Asked => ({ ...asked, askedAt: 0 });
