import { useMutation } from '@tanstack/react-query';
import { listViewMutations } from '../../data/list-views.api.ts';
import type { Action } from '../../overlays/action.ts';
import type { ListParams } from '../params/list-params.ts';
import type { ListViewState } from './use-list-view.ts';
import { messages } from './views.messages.ts';

type Options = {
  list: ListParams;
  listView: ListViewState;
  openDialog: (dialog: 'create' | 'rename' | 'delete') => void;
};

/** The actions on the state of the list and its view. */
export function useViewActions({ list, listView, openDialog }: Options): Action[] {
  const { view, isChanged, state, reset } = listView;
  const save = useMutation(listViewMutations.save());
  const setDefault = useMutation(listViewMutations.setDefault());
  const create: Action = { label: messages.saveAs, icon: 'plus', onSelect: () => openDialog('create') };
  if (!view) return [create];
  const { id, isDefault } = view;
  const canDo = (action: (typeof view.actions)[number]) => view.actions.includes(action);
  const openSaved = () => {
    reset();
    list.views.open(id);
  };
  const saveChanges: Action = {
    label: messages.save,
    icon: 'check',
    onSelect: () => save.mutateAsync({ id, ...state }).then(openSaved),
  };
  const toggleSharing: Action = {
    label: view.isShared ? messages.unshare : messages.share,
    icon: view.isShared ? 'lock' : 'send',
    onSelect: () => save.mutateAsync({ id, isShared: !view.isShared }),
  };
  return [
    ...(isChanged && canDo('edit') ? [saveChanges] : []),
    ...(isChanged ? [{ label: messages.discard, icon: 'undo', onSelect: openSaved } as const] : []),
    create,
    ...(canDo('edit')
      ? [{ label: messages.rename, icon: 'pencil', onSelect: () => openDialog('rename') } as const]
      : []),
    ...(canDo('share') || canDo('unshare') ? [toggleSharing] : []),
    {
      label: isDefault ? messages.removeDefault : messages.makeDefault,
      icon: 'monitor',
      onSelect: () => setDefault.mutateAsync({ id, isDefault: !isDefault }),
    },
    ...(canDo('delete')
      ? [{ label: messages.delete, icon: 'trash', danger: true, onSelect: () => openDialog('delete') } as const]
      : []),
  ];
}
