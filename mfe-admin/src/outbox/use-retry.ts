import { useMutation } from '@tanstack/react-query';
import type { FailedJob, EmailRow } from 'shared-contracts/identity/emails';
import type { Action } from 'shared-ui/overlays';
import { outboxMutations } from './outbox.api.ts';
import { messages } from './outbox.messages.ts';

type Retryable = Pick<EmailRow | FailedJob, 'id' | 'actions'>;

/** Returns the retry action if the API allows it. */
const toRetryActions = (
  { id, actions }: Retryable,
  appearance: Omit<Action, 'onSelect'>,
  retry: (id: string) => unknown,
): Action[] => actions.map(() => ({ ...appearance, onSelect: () => retry(id) }));

export function useEmailRetry() {
  const { mutateAsync } = useMutation(outboxMutations.retryEmail());
  return (email: Retryable) => toRetryActions(email, { label: messages.retry, icon: 'send' }, mutateAsync);
}

export function useJobRetry() {
  const { mutateAsync } = useMutation(outboxMutations.retryJob());
  return (job: Retryable) =>
    toRetryActions(job, { label: messages.retryJob, icon: 'refresh', primary: true }, mutateAsync);
}
