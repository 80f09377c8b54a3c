import { useMutation } from '@tanstack/react-query';
import type { CargoRow } from 'shared-contracts/network/cargos';
import { withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { cargoMutations } from './cargos.api.ts';
import { actionMessages as labels, messages } from './cargos.messages.ts';

/** Maps the actions that the API allows on a cargo to menu items. */
export function useCargoActions({ openDialog }: Pick<ListParams, 'openDialog'>): (cargo: CargoRow) => Action[] {
  const remove = useMutation(cargoMutations.remove());
  return ({ id, name, actions }) => {
    const actionItems: Record<CargoRow['actions'][number], Action> = {
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
