import type { LocationRow } from 'shared-contracts/locations';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { actions as labels, messages } from './locations.messages.ts';

/** The API says what may be done with a location; the screen says how it looks. */
export function actionsFor({ open }: Pick<ListParams, 'open'>): (location: LocationRow) => Action[] {
  return ({ id, actions }) => {
    const looks: Record<LocationRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: { label: labels.delete, icon: 'trash', danger: true, onSelect: () => open('delete', id) },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => open('info', id) },
      ...actions.map((action) => looks[action]),
    ];
  };
}
