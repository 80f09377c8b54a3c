import { ApiError } from 'shared-auth';
import type { Conflict } from 'shared-contracts/common';

/** The changes since this user loaded the record; undefined for any other error. */
export const conflictOf = (error: unknown): Conflict | undefined =>
  error instanceof ApiError && error.code === 'changedMeanwhile' ? error.conflict : undefined;

const claimed = new WeakSet<object>();

/** Marks the error of a conflict that a form resolves itself, so that no toast is shown. */
export const claimConflict = (error: unknown) => void claimed.add(error as object);
export const isClaimed = (error: unknown) => claimed.has(error as object);
