import { useMutation } from '@tanstack/react-query';
import type { OperationRow } from 'shared-contracts/operations';
import { fill } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { operationMutations } from './operations.api.ts';
import { actions as labels, messages } from './operations.messages.ts';

/** The API says what may be done with an operation; the screen says how it looks. */
export function useOperationActions({ open }: Pick<ListParams, 'open'>): (operation: OperationRow) => Action[] {
  const remove = useMutation(operationMutations.remove());
  return ({ id, name, actions }) => {
    const looks: Record<OperationRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(labels.deleteText, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return [
      { label: messages.info, icon: 'info', primary: !actions.includes('edit'), onSelect: () => open('info', id) },
      ...actions.map((action) => looks[action]),
    ];
  };
}
