import { useCan } from 'shared-auth';
import { fill, type Words } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { messages } from './lookups.messages.ts';

type Row = { id: string; name: string };
type Means = { edit: (id: string) => void; remove: (id: string) => Promise<unknown>; deletes: Words };

/** The lists are open to everybody and tell no rights: keeping them is root's alone. */
export function useRowActions({ edit, remove, deletes }: Means): (row: Row) => Action[] {
  const isRoot = useCan({ roles: ['root'] });
  return ({ id, name }) => {
    const actions: Action[] = [
      { label: messages.edit, icon: 'pencil', primary: true, onSelect: () => edit(id) },
      {
        label: messages.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(deletes, { name }),
        onSelect: () => remove(id),
      },
    ];
    return isRoot ? actions : [];
  };
}
