import { RETENTION, RETENTION_KINDS, type RetentionKind } from 'shared-contracts/values/identity/retention';
import { DAY } from 'shared-contracts/values/time';

export type ChosenDays = Partial<Record<RetentionKind, number>>;

/** Null retains it forever. A setting from before the limits changed counts as the nearest allowed one. */
export function daysOf(kind: RetentionKind, chosen: ChosenDays): number | null {
  const { min, max, byDefault } = RETENTION[kind];
  const days = chosen[kind];
  return days === undefined ? byDefault : Math.min(Math.max(days, min), max);
}

/** The kinds of an organization's data to delete, and from before when, in unix seconds. */
export const listExpiries = (chosen: ChosenDays, now: number): { kind: RetentionKind; before: number }[] =>
  RETENTION_KINDS.flatMap((kind) => {
    const days = daysOf(kind, chosen);
    return days === null ? [] : [{ kind, before: now - days * DAY }];
  });

/** Why the days are not allowed; null if they are. */
export function findDaysError(kind: RetentionKind, days: number | null) {
  const { min, max } = RETENTION[kind];
  if (days === null || (days >= min && days <= max)) return null;
  return { code: 'outOfRange', message: `Must be from ${min} to ${max} days`, params: { min, max } };
}
