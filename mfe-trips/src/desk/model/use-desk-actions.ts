import { useMemo, useRef } from 'react';
import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import { useFormatMessage, withValues, type Message } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { changes, refusals } from '../desk.messages.ts';
import type { DeskStateStore } from './desk-state.ts';
import { dragOrder, dragTrip } from './dragged.rules.ts';
import { toOperations, type Drop, type Dragged } from './drops.rules.ts';
import type { Lookups } from './lookups.ts';
import { newId } from './new-id.ts';
import type { PlanSync } from './plan-sync.ts';
import { isCreated, type RowBy } from './rows.rules.ts';
import { useDescribeDrop } from './use-describe-drop.ts';

type Options = { lookups: Lookups; by: RowBy; state: DeskStateStore; sync: PlanSync; canEdit: boolean };

/** The actions of dispatchers on the desk, with a stable identity. */
export function useDeskActions(options: Options) {
  const formatMessage = useFormatMessage();
  const describeDrop = useDescribeDrop();
  const latest = useRef({ ...options, describeDrop, formatMessage });
  latest.current = { ...options, describeDrop, formatMessage };
  const { state, sync } = options;
  return useMemo(() => {
    const change = (label: Message, operations: readonly PlanOperationInput[]) => {
      state.set({ announcement: label });
      return sync.change({ label, operations });
    };
    return {
      change,
      /** @param isAdded keeps the other selected trips; deselects a trip that is already selected */
      select: (id: string, isAdded = false) => {
        const { selectedTripIds } = state.get();
        if (!isAdded) return state.set({ selectedTripIds: [id] });
        const others = selectedTripIds.filter((other) => other !== id);
        return state.set({ selectedTripIds: selectedTripIds.includes(id) ? others : [...others, id] });
      },
      /** Locks a trip, or unlocks a locked one. */
      toggleLock: (tripId: string) => {
        const { lookups, canEdit } = latest.current;
        const trip = lookups.tripById.get(tripId);
        if (!trip || !canEdit || isCreated(trip)) return;
        const isLocked = !trip.isLocked;
        void change(withValues(isLocked ? changes.lockTrip : changes.unlockTrip, { number: trip.number }), [
          { op: 'lockTrip', tripId, isLocked },
        ]);
      },
      clearSelection: () => state.set({ selectedTripIds: [] }),
      dragTrip: (id: string): Dragged | null => {
        const { lookups, canEdit } = latest.current;
        const trip = lookups.tripById.get(id);
        return trip && canEdit ? dragTrip(trip, lookups.orderById) : null;
      },
      dragOrder: (id: string): Dragged | null => {
        const { lookups, canEdit } = latest.current;
        return canEdit ? dragOrder(id, { ...lookups, ...state.get() }) : null;
      },
      /** Why something can't be dropped there. */
      findRefusal: (dragged: Dragged, drop: Drop): Message | null => {
        const result = toOperations(dragged, drop, { by: latest.current.by, newId: () => '' });
        if (!('refusal' in result)) return null;
        const { code, ...values } = result.refusal;
        return withValues(refusals[code], values);
      },
      /** @returns the id of the trip that was moved or got the orders; null: nothing was changed */
      drop: (dragged: Dragged, drop: Drop): string | null => {
        const { by } = latest.current;
        const addedId = newId();
        const result = toOperations(dragged, drop, { by, newId: () => addedId });
        if ('refusal' in result) {
          const { code, ...values } = result.refusal;
          const message = withValues(refusals[code], values);
          state.set({ announcement: message });
          notify.error(message);
          return null;
        }
        if (result.operations.length === 0) return null;
        void change(latest.current.describeDrop(dragged, drop, { by }), result.operations);
        if (dragged.kind === 'orders') state.set({ chosenOrderIds: new Set() });
        return (
          result.operations.map((operation) => {
            if (operation.op === 'addTrip') return operation.id;
            if (operation.op === 'moveOrders') return operation.toTripId;
            return operation.op === 'removeTrip' ? null : operation.tripId;
          })[0] ?? null
        );
      },
    };
  }, [state, sync]);
}

export type DeskActions = ReturnType<typeof useDeskActions>;
