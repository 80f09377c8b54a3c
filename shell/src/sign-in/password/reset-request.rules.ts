import { CODE_LIFETIME_MINUTES, MAX_CODE_ATTEMPTS } from 'shared-contracts/values/limits';
import { MINUTE_MS, SECOND_MS } from 'shared-contracts/values/time';

/** A requested code, without the code itself. Times in ms. */
export type ResetRequest = { login: string; requestedAt: number; resendAt: number; failedAttempts: number };

const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * MINUTE_MS;

/** @param resendAfter seconds */
export const createResetRequest = (login: string, resendAfter: number, now: number): ResetRequest => ({
  login,
  requestedAt: now,
  resendAt: now + resendAfter * SECOND_MS,
  failedAttempts: 0,
});

/** Why the code is no longer valid. The API doesn't tell, because that would reveal which addresses have an account. */
export function getCodeEnd(
  { requestedAt, failedAttempts }: ResetRequest,
  now: number,
): 'expired' | 'tooManyAttempts' | undefined {
  if (now - requestedAt >= CODE_LIFETIME_MS) return 'expired';
  return failedAttempts >= MAX_CODE_ATTEMPTS ? 'tooManyAttempts' : undefined;
}

export const addFailedAttempt = (request: ResetRequest): ResetRequest => ({
  ...request,
  failedAttempts: request.failedAttempts + 1,
});

/** Marks a code as expired that the API rejects after having accepted it. */
export const expireCode = (request: ResetRequest): ResetRequest => ({ ...request, requestedAt: 0 });
