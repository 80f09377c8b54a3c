import type { EmailState } from 'shared-contracts/identity/emails';

const RETRYABLE_STATES: readonly EmailState[] = ['failed', 'kept'];

/** Queued and sent emails aren't sent twice. */
export const canRetry = (state: EmailState, hasServer: boolean): boolean =>
  hasServer && RETRYABLE_STATES.includes(state);

/** Without a mail server, the outbox is the only way for one-time codes and passwords to reach their users. */
export const canReadSecrets = (state: EmailState, hasServer: boolean): boolean => state === 'kept' && !hasServer;
