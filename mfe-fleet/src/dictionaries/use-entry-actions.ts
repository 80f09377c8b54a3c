import { useMutation } from '@tanstack/react-query';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { entryMutations } from './dictionaries.api.ts';
import { messages } from './dictionaries.messages.ts';
import type { DictionaryKind, Entry } from './dictionary-kinds.ts';

/** Returns the actions the API allows on an entry. */
export function useEntryActions(
  kind: DictionaryKind,
  openDialog: (dialog: string, id: string) => void,
): (entry: Entry) => Action[] {
  const remove = useMutation(entryMutations.remove(kind));
  return ({ id, name, actions }) => {
    const actionByName: Record<Entry['actions'][number], Action> = {
      edit: { label: messages.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: {
        label: messages.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(messages.deletes, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return actions.map((action) => actionByName[action]);
  };
}
