import { withValues } from 'shared-ui';
import { messages } from '../timeline.messages.ts';
import { useDesk } from './desk-context.ts';
import type { Dragged } from './drops.rules.ts';
import { findBar } from './navigate.rules.ts';
import { useDeskNames } from './use-describe-drop.ts';

/** Picks a trip or orders up, to move them by keyboard. */
export function usePickUp(): (dragged: Dragged) => void {
  const { plan, rows, state } = useDesk();
  const { nameDragged } = useDeskNames();
  return (dragged) => {
    const sourceId = dragged.kind === 'trip' ? dragged.trip.id : (dragged.fromTripId ?? '');
    const place = findBar(rows, sourceId);
    const fromAt = dragged.kind === 'trip' ? dragged.trip.beginsAt : null;
    const at = fromAt ?? place?.bar.from ?? plan.from;
    const name = nameDragged(dragged);
    state.set({
      held: { dragged, name, fromAt, target: { rowIndex: place?.rowIndex ?? 0, at } },
      announcement: withValues(messages.pickedUp, { name }),
    });
  };
}
