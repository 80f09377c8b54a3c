import { useMutation } from '@tanstack/react-query';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { reminderMutations } from './reminders.api.ts';
import { notices } from './reminders.messages.ts';

/** Sends reminders, and reports how many were sent, were paid since, or have no address. */
export function useSendReminders() {
  const { mutateAsync } = useMutation(reminderMutations.send());
  return async (ids: readonly string[]) => {
    const { sent, withdrawn, withoutAddress } = await mutateAsync(ids);
    if (sent > 0 || withdrawn > 0) notify.success(withValues(notices.sent, { sent, withdrawn }));
    if (withoutAddress > 0) notify.error(withValues(notices.withoutAddress, { count: withoutAddress }));
  };
}
