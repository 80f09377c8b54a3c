import type { PlanHistory, PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { PLAN_HISTORY_SIZE, type PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';

export type StoredChange = {
  kind: PlanChangeKind;
  operations: readonly PlanOperation[];
  inverse: readonly PlanOperation[];
};

/** The changes that can be undone and redone, in order. The first of the undone changes may be missing. */
export function toHistory(changes: readonly StoredChange[]): PlanHistory {
  const undo: PlanHistory['undo'] = [];
  const redo: PlanHistory['redo'] = [];
  for (const { kind, operations, inverse } of changes) {
    const [from, to] = kind === 'undo' ? [undo, redo] : [redo, undo];
    const before = kind === 'change' ? undefined : from.pop();
    if (kind === 'change') redo.length = 0;
    to.push({ change: before?.change ?? [...operations], operations: [...inverse] });
  }
  return { undo: undo.slice(-PLAN_HISTORY_SIZE), redo: redo.slice(-PLAN_HISTORY_SIZE) };
}
