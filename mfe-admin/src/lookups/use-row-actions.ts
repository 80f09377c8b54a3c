import { useCan } from 'shared-auth';
import { withValues, type Message } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { messages } from './lookups.messages.ts';

type Row = { id: string; name: string };
type RowActionOptions = {
  edit: (id: string) => void;
  remove: (id: string) => Promise<unknown>;
  confirmDelete: Message;
};

/** Returns edit and delete for root. Everyone may read these lists, so their rows carry no `actions`. */
export function useRowActions({ edit, remove, confirmDelete }: RowActionOptions): (row: Row) => Action[] {
  const isRoot = useCan({ roles: ['root'] });
  return ({ id, name }) => {
    const actions: Action[] = [
      { label: messages.edit, icon: 'pencil', primary: true, onSelect: () => edit(id) },
      {
        label: messages.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(confirmDelete, { name }),
        onSelect: () => remove(id),
      },
    ];
    return isRoot ? actions : [];
  };
}
