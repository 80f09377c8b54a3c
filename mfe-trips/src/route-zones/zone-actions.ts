import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { actions as labels, messages } from './zones.messages.ts';

/** Returns the actions that the API allows for a zone. */
export function createRowActions({ openDialog }: Pick<ListParams, 'openDialog'>): (zone: RouteZoneRow) => Action[] {
  return ({ id, actions }) => {
    const actionByName: Record<RouteZoneRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: { label: labels.delete, icon: 'trash', danger: true, onSelect: () => openDialog('delete', id) },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => openDialog('info', id) },
      ...actions.map((action) => actionByName[action]),
    ];
  };
}
