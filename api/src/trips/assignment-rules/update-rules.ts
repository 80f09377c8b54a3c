import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';

type Update<Rules> = {
  before: Rules;
  update: Partial<Rules>;
  save: (rules: Rules) => Promise<unknown>;
  occurredAt: number;
};

/** Saves what changes in the rules of the caller's organization, and records it. @returns the rules in force afterwards */
export async function updateRules<Rules extends object>(
  tx: Db,
  caller: Caller,
  { before, update, save, occurredAt }: Update<Rules>,
): Promise<Rules> {
  const changes = Object.entries(update).flatMap(([rule, to]) => {
    const from = before[rule as keyof Rules];
    return to === from ? [] : [[rule, { from, to }] as const];
  });
  if (changes.length === 0) return before;
  const after = { ...before, ...update };
  await save(after);
  await recordTimeline(tx, caller, {
    subject: 'assignmentRules',
    subjectId: caller.organizationId,
    event: 'updated',
    changes: Object.fromEntries(changes),
    occurredAt,
  });
  return after;
}
