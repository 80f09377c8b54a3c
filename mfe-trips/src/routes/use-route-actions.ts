import { useMutation } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { RouteRow } from 'shared-contracts/network/routes';
import { withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { WRITE_TRIPS } from './route-access.ts';
import { routeMutations } from './routes.api.ts';
import { actions as labels, messages } from './routes.messages.ts';

/** Returns the actions that the API allows for a route. */
export function useRouteActions({ openDialog }: Pick<ListParams, 'openDialog'>): (route: RouteRow) => Action[] {
  const canPlan = useCan(WRITE_TRIPS);
  const navigate = useNavigate();
  const deleteRoute = useMutation(routeMutations.delete());
  return ({ id, name, actions }) => {
    const actionByName: Record<RouteRow['actions'][number], Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(messages.deleteText, { name }),
        onSelect: () => deleteRoute.mutateAsync(id),
      },
    };
    return [
      { label: messages.info, icon: 'info', onSelect: () => openDialog('info', id) },
      ...(canPlan
        ? [{ label: labels.planTrip, icon: 'plus' as const, onSelect: () => navigate(`/trips/new?routeId=${id}`) }]
        : []),
      ...actions.map((action) => actionByName[action]),
    ];
  };
}
