import { useMutation } from '@tanstack/react-query';
import type { TripException } from 'shared-contracts/trips/exceptions';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { exceptionMutations } from './control-tower.api.ts';
import { messages } from './control-tower.messages.ts';

/** The actions for an exception: opening its record, and those that the API allows. */
export function useExceptionActions({
  openDialog,
}: Pick<ListParams, 'openDialog'>): (exception: TripException) => Action[] {
  const navigate = useNavigate();
  const resolve = useMutation(exceptionMutations.resolve());
  const change = useMutation(exceptionMutations.change());
  return ({ id, trip, order, snoozedUntil, actions }) => {
    const actionByName: Record<TripException['actions'][number], Action> = {
      assign: { label: messages.assign, icon: 'pencil', onSelect: () => openDialog('assign', id) },
      comment: { label: messages.comment, icon: 'pencil', onSelect: () => openDialog('comment', id) },
      snooze:
        snoozedUntil === null
          ? { label: messages.snooze, icon: 'clock', onSelect: () => openDialog('snooze', id) }
          : {
              label: messages.unsnooze,
              icon: 'clock',
              onSelect: () => change.mutateAsync({ id, snoozedUntil: null }),
            },
      resolve: {
        label: messages.resolve,
        icon: 'check',
        primary: true,
        confirmText: messages.resolveText,
        onSelect: () => resolve.mutateAsync(id),
      },
    };
    return [
      ...(trip ? [{ label: messages.openTrip, onSelect: () => navigate(`/trips/${trip.id}`) }] : []),
      ...(order ? [{ label: messages.openOrder, onSelect: () => navigate(`/orders/${order.id}`) }] : []),
      ...actions.map((action) => actionByName[action]),
    ];
  };
}
