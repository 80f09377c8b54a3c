import type { MailState } from 'shared-contracts/outbox';

const SENT_AGAIN: readonly MailState[] = ['failed', 'kept'];

/** A mail that went out, or is about to, is not sent twice; without a mail server none is. */
export const mayRetry = (state: MailState, hasServer: boolean): boolean => hasServer && SENT_AGAIN.includes(state);
