import { useMutation } from '@tanstack/react-query';
import type { CargoRow } from 'shared-contracts/cargos';
import { fill } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { cargoMutations } from './cargos.api.ts';
import { actions as labels, messages } from './cargos.messages.ts';

/** The API says what may be done with a cargo; the screen says how it looks. */
export function useCargoActions({ open }: Pick<ListParams, 'open'>): (cargo: CargoRow) => Action[] {
  const remove = useMutation(cargoMutations.remove());
  return ({ id, name, actions }) => {
    const looks: Record<CargoRow['actions'][number], Action> = {
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
