import { hasAccess } from 'shared-contracts/values/identity/access';
import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Unavailability } from './unavailabilities.store.ts';

/** The fields that only some kinds of entries have. */
export const EMPTY_ENTRY = {
  trip: null,
  partner: null,
  workOrder: null,
  isOverdue: false,
  due: null,
  note: null,
  actions: [],
};

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** The reason is visible to the owner only. */
export function toUnavailabilityEntry(
  { id, fromAt, toAt, reason }: Pick<Unavailability, 'id' | 'fromAt' | 'toAt' | 'reason'>,
  { caller, isOwn }: { caller: Caller; isOwn: boolean },
): ScheduleEntry {
  const actions = ACTIONS.filter(([, action]) => isOwn && hasAccess(caller, { model: 'vehicle', action })).map(
    ([name]) => name,
  );
  return { ...EMPTY_ENTRY, id, kind: 'unavailable', fromAt, toAt, note: isOwn ? reason : null, actions };
}
