import { useMutation } from '@tanstack/react-query';
import type { WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import { withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { workOrderMutations } from './work-orders.api.ts';
import { actions as labels, dialogs } from './work-orders.messages.ts';

/** The actions that the API allows on a work order. Documents are added on its page. */
export function useWorkOrderActions({ openDialog }: Pick<ListParams, 'openDialog'>): (order: WorkOrderRow) => Action[] {
  const start = useMutation(workOrderMutations.start());
  const cancel = useMutation(workOrderMutations.cancel());
  return ({ id, number, status, actions }) => {
    const actionByName: Partial<Record<WorkOrderRow['actions'][number], Action>> = {
      edit: { label: labels.edit, icon: 'pencil', onSelect: () => openDialog('edit', id) },
      start: { label: labels.start, icon: 'arrow-right', primary: true, onSelect: () => start.mutateAsync({ id }) },
      complete: {
        label: labels.complete,
        icon: 'check',
        primary: status === 'inProgress',
        onSelect: () => openDialog('complete', id),
      },
      cancel: {
        label: labels.cancel,
        icon: 'reject',
        danger: true,
        confirmText: withValues(dialogs.cancelText, { number }),
        onSelect: () => cancel.mutateAsync({ id }),
      },
    };
    return actions.flatMap((action) => actionByName[action] ?? []);
  };
}
