import { useMutation } from '@tanstack/react-query';
import type { OperationRow } from 'shared-contracts/network/operations';
import { withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { operationMutations } from './operations.api.ts';
import { actionMessages as labels, messages } from './operations.messages.ts';

/** Maps the actions that the API allows on an operation to menu items. */
export function useOperationActions({
  openDialog,
}: Pick<ListParams, 'openDialog'>): (operation: OperationRow) => Action[] {
  const remove = useMutation(operationMutations.remove());
  return ({ id, name, actions }) => {
    const actionItems: Record<OperationRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(labels.deleteText, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return [
      {
        label: messages.info,
        icon: 'info',
        primary: !actions.includes('edit'),
        onSelect: () => openDialog('info', id),
      },
      ...actions.map((action) => actionItems[action]),
    ];
  };
}
