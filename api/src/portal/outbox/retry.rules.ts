import type { EmailState } from 'shared-contracts/identity/emails';

const RETRYABLE_STATES: readonly EmailState[] = ['failed', 'kept'];

/** Queued and sent emails aren't sent twice. */
export const canRetry = (state: EmailState, hasServer: boolean): boolean =>
  hasServer && RETRYABLE_STATES.includes(state);
