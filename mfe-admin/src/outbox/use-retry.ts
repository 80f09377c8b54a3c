import { useMutation } from '@tanstack/react-query';
import type { FailedJob, MailRow } from 'shared-contracts/outbox';
import type { Action } from 'shared-ui/overlays';
import { outboxMutations } from './outbox.api.ts';
import { messages } from './outbox.messages.ts';

type Retried = Pick<MailRow | FailedJob, 'id' | 'actions'>;

/** The API says what may be tried again. */
const offered = ({ id, actions }: Retried, look: Omit<Action, 'onSelect'>, retry: (id: string) => unknown): Action[] =>
  actions.map(() => ({ ...look, onSelect: () => retry(id) }));

export function useMailRetry() {
  const { mutateAsync } = useMutation(outboxMutations.retryMail());
  return (mail: Retried) => offered(mail, { label: messages.retry, icon: 'send' }, mutateAsync);
}

export function useJobRetry() {
  const { mutateAsync } = useMutation(outboxMutations.retryJob());
  return (job: Retried) => offered(job, { label: messages.retryJob, icon: 'refresh', primary: true }, mutateAsync);
}
