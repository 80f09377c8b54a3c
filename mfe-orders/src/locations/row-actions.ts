import type { LocationRow } from 'shared-contracts/network/locations';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { actionMessages as labels, messages } from './locations.messages.ts';

/** Maps the actions that the API allows on a location to menu items. */
export function createRowActions({ openDialog }: Pick<ListParams, 'openDialog'>): (location: LocationRow) => Action[] {
  return ({ id, actions }) => {
    const actionItems: Record<LocationRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: { label: labels.delete, icon: 'trash', danger: true, onSelect: () => openDialog('delete', id) },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => openDialog('info', id) },
      ...actions.map((action) => actionItems[action]),
    ];
  };
}
