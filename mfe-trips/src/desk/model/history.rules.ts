import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import type { Message } from 'shared-ui';

/** Operations that undo or redo a change, which `label` describes. */
export type HistoryEntry = { label: Message; operations: readonly PlanOperationInput[] };
export type History = { undo: readonly HistoryEntry[]; redo: readonly HistoryEntry[] };

/** Older changes can't be undone. */
const MAX_ENTRIES = 200;

const push = (entries: readonly HistoryEntry[], entry: HistoryEntry) => [...entries, entry].slice(-MAX_ENTRIES);

/** The history after a change, undo or redo. @param inverse the operations that take it back */
export function recordChange(history: History, kind: PlanChangeKind, inverse: HistoryEntry): History {
  if (kind === 'undo') return { undo: history.undo.slice(0, -1), redo: push(history.redo, inverse) };
  if (kind === 'redo') return { undo: push(history.undo, inverse), redo: history.redo.slice(0, -1) };
  return { undo: push(history.undo, inverse), redo: [] };
}

/** Forgets an undo or redo that the server refused. */
export function dropRefused(history: History, kind: PlanChangeKind): History {
  if (kind === 'change') return history;
  return { ...history, [kind]: history[kind].slice(0, -1) };
}

/** Forgets entries of trips that exist now: those are changed on their own page. */
export function forgetTrips(history: History, tripIds: ReadonlySet<string>): History {
  const concerns = ({ operations }: HistoryEntry) =>
    operations.some(
      (operation) =>
        ('tripId' in operation && tripIds.has(operation.tripId)) ||
        (operation.op === 'moveOrders' && operation.toTripId !== null && tripIds.has(operation.toTripId)),
    );
  return {
    undo: history.undo.filter((entry) => !concerns(entry)),
    redo: history.redo.filter((entry) => !concerns(entry)),
  };
}
