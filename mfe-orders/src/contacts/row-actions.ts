import type { ContactRow } from 'shared-contracts/contacts';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { actions as labels, messages } from './contacts.messages.ts';

/** The API says what may be done with a contact; the screen says how it looks. */
export function actionsFor({ open }: Pick<ListParams, 'open'>): (contact: ContactRow) => Action[] {
  return ({ id, actions }) => {
    const looks: Record<ContactRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: { label: labels.delete, icon: 'trash', danger: true, onSelect: () => open('delete', id) },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => open('info', id) },
      ...actions.map((action) => looks[action]),
    ];
  };
}
