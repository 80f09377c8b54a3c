import { useMutation } from '@tanstack/react-query';
import type { RecurringOrderRow } from 'shared-contracts/orders/recurring-orders';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { recurringMutations } from './recurring.api.ts';
import { messages } from './recurring.messages.ts';

/** Maps the actions that the API allows on a recurring order to menu items. */
export function useRecurringActions(
  openDialog: (dialog: string, id: string) => void,
): (order: RecurringOrderRow) => Action[] {
  const resume = useMutation(recurringMutations.resume());
  const remove = useMutation(recurringMutations.remove());
  return ({ id, template, actions }) => {
    const actionItems: Record<RecurringOrderRow['actions'][number], Action> = {
      edit: { label: messages.editVerb, icon: 'pencil', onSelect: () => openDialog('edit', id) },
      pause: { label: messages.pauseVerb, icon: 'clock', onSelect: () => openDialog('pause', id) },
      resume: { label: messages.resumeVerb, icon: 'refresh', onSelect: () => resume.mutateAsync(id) },
      delete: {
        label: messages.deleteVerb,
        icon: 'trash',
        danger: true,
        confirmText: withValues(messages.deleteText, { template: template.name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const showRuns: Action = {
      label: messages.showRuns,
      icon: 'calendar',
      primary: true,
      onSelect: () => openDialog('runs', id),
    };
    return [showRuns, ...actions.map((action) => actionItems[action])];
  };
}
