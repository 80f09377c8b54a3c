import type { ContactRow } from 'shared-contracts/network/contacts';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { actionMessages as labels, messages } from './contacts.messages.ts';

/** Maps the actions that the API allows on a contact to menu items. */
export function createRowActions({ openDialog }: Pick<ListParams, 'openDialog'>): (contact: ContactRow) => Action[] {
  return ({ id, actions }) => {
    const actionItems: Record<ContactRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: { label: labels.delete, icon: 'trash', danger: true, onSelect: () => openDialog('delete', id) },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => openDialog('info', id) },
      ...actions.map((action) => actionItems[action]),
    ];
  };
}
