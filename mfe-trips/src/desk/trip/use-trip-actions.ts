import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { changes } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { isCreated } from '../model/rows.rules.ts';
import { messages } from './trip.messages.ts';

type Handlers = { onMove: () => void; onCreate: () => Promise<unknown> };

/** The actions for a trip of the plan. */
export function useTripActions(trip: PlanTrip, { onMove, onCreate }: Handlers): Action[] {
  const { plan, actions } = useDesk();
  if (!plan.canEdit || isCreated(trip)) return [];
  const { id: tripId, number, stops, problems, isLocked } = trip;
  const isReady = stops.length > 0 && !problems.some(({ blocks }) => blocks);
  const create = { label: messages.create, primary: true, disabled: !isReady, onSelect: onCreate };
  const lock = {
    label: isLocked ? messages.unlock : messages.lock,
    icon: 'lock' as const,
    onSelect: () => actions.toggleLock(tripId),
  };
  if (isLocked) return [create, { ...lock, secondary: true }];
  return [
    create,
    { label: messages.move, secondary: true, onSelect: onMove },
    {
      label: messages.order,
      icon: 'refresh',
      disabled: stops.length < 2,
      onSelect: () =>
        actions.change(withValues(changes.reorderStops, { number }), [{ op: 'reorderStops', tripId, stops: null }]),
    },
    lock,
    {
      label: messages.remove,
      icon: 'trash',
      danger: true,
      confirmText: messages.removeText,
      onSelect: () => {
        actions.clearSelection();
        return actions.change(withValues(changes.removeTrip, { number }), [{ op: 'removeTrip', tripId }]);
      },
    },
  ];
}
