import { useMutation } from '@tanstack/react-query';
import { fill } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { entryMutations } from './dictionaries.api.ts';
import { messages } from './dictionaries.messages.ts';
import type { Entry, Kind } from './dictionary-kinds.ts';

/** The API says what may be done to an entry; the screen says how it looks. */
export function useEntryActions(kind: Kind, open: (dialog: string, id: string) => void): (entry: Entry) => Action[] {
  const remove = useMutation(entryMutations.remove(kind));
  return ({ id, name, actions }) => {
    const looks: Record<Entry['actions'][number], Action> = {
      edit: { label: messages.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: {
        label: messages.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(messages.deletes, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return actions.map((action) => looks[action]);
  };
}
