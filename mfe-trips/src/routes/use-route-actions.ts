import { useMutation } from '@tanstack/react-query';
import type { RouteRow } from 'shared-contracts/routes';
import { fill } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { routeMutations } from './routes.api.ts';
import { actions as labels, messages } from './routes.messages.ts';

/** The API says what may be done with a route; the screen says how it looks. */
export function useRouteActions({ open }: Pick<ListParams, 'open'>): (route: RouteRow) => Action[] {
  const remove = useMutation(routeMutations.remove());
  return ({ id, name, actions }) => {
    const looks: Record<RouteRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(messages.deleteText, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => open('info', id) },
      ...actions.map((action) => looks[action]),
    ];
  };
}
