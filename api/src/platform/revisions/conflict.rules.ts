import type { Conflict } from 'shared-contracts/common';

/** A timeline entry that changed the record, with who did it. */
export type Change = {
  fields: readonly string[];
  /** Set when the stage changed. */
  toStage: string | null;
  /** The user; the actor, if someone else acted as the user. Null: the system. */
  author: { id: string; name: string } | null;
  isOwn: boolean;
  at: number;
};

/**
 * The changes since the revision that the caller saw. Names the newest change by another user, so that a user's own
 * change is never attributed to someone else.
 * @param changes oldest first
 */
export function summarizeChanges(revision: number, changes: readonly Change[]): Conflict {
  const isOwn = changes.length > 0 && changes.every((change) => change.isOwn);
  const newest = changes.findLast((change) => isOwn || !change.isOwn);
  const fields = changes.flatMap((change) => [...change.fields, ...(change.toStage === null ? [] : ['stage'])]);
  return {
    revision,
    at: newest?.at ?? null,
    by: newest?.author ?? null,
    fields: [...new Set(fields)].toSorted(),
    isOwn,
  };
}
