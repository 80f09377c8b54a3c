import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { getOccupation, doPeriodsOverlap } from '../core/period.rules.ts';
import type { ScheduleData } from './schedule.store.ts';
import { EMPTY_ENTRY, toUnavailabilityEntry } from '../unavailabilities/unavailability.present.ts';
import { shareActions } from '../shares/vehicle-share.rules.ts';

type Context = { caller: Caller; isOwn: boolean; now: number };

const isOwnTrip = ({ caller }: Context, organizationId: string) =>
  isRoot(caller) || organizationId === caller.organizationId;

function tripEntry(
  { id, number, stage, organizationId, ...times }: ScheduleData['trips'][number],
  context: Context,
): ScheduleEntry {
  const trip = isOwnTrip(context, organizationId) ? { id, number, stage } : null;
  return { ...EMPTY_ENTRY, id, kind: 'trip', ...getOccupation({ stage, ...times }, context.now), trip };
}

const serviceEntry = ({ id, name, fromAt, toAt, isOverdue, due }: ScheduleData['services'][number]): ScheduleEntry => ({
  ...EMPTY_ENTRY,
  id,
  kind: 'service',
  fromAt,
  toAt,
  isOverdue,
  due,
  note: name,
});

/** A rest of its usual driver after a shift. */
const restEntry = ({ id, name, fromAt, toAt }: ScheduleData['rests'][number]): ScheduleEntry => ({
  ...EMPTY_ENTRY,
  id,
  kind: 'rest',
  fromAt,
  toAt,
  note: name,
});

/** An unavailability of a vehicle; its owner sees the work order behind it. */
function unavailableEntry(
  { workOrderId, workOrderNumber, workOrderTitle, ...unavailability }: ScheduleData['unavailabilities'][number],
  context: Context,
): ScheduleEntry {
  const entry = toUnavailabilityEntry(unavailability, context);
  if (workOrderId === null || workOrderNumber === null) return entry;
  if (!context.isOwn) return { ...entry, actions: [] };
  const workOrder = { id: workOrderId, number: workOrderNumber };
  return { ...entry, kind: 'workOrder', workOrder, note: workOrderTitle, actions: [] };
}

/** Names the partner of an own vehicle, or the owner of a partner's vehicle. */
function shareEntry(
  { id, partnerId, partner, fromAt, toAt }: ScheduleData['shares'][number],
  owner: ScheduleEntry['partner'],
  { caller, isOwn, now }: Context,
): ScheduleEntry {
  return {
    ...EMPTY_ENTRY,
    id,
    kind: 'share',
    fromAt,
    toAt,
    partner: isOwn ? { id: partnerId, name: partner } : owner,
    actions: shareActions(caller, isOwn, { fromAt, toAt }, now),
  };
}

const compareByTime = (a: ScheduleEntry, b: ScheduleEntry) =>
  a.fromAt - b.fromAt || a.kind.localeCompare(b.kind, 'en') || a.id.localeCompare(b.id, 'en');

/** The entries of one vehicle. Those of a partner's vehicle are limited to the time in which it is shared. */
export function toScheduleEntries(
  { trips, services, shares, unavailabilities, rests }: ScheduleData,
  owner: ScheduleEntry['partner'],
  context: Context,
): ScheduleEntry[] {
  const { isOwn, caller } = context;
  const visibleShares = isOwn ? shares : shares.filter(({ partnerId }) => partnerId === caller.organizationId);
  const entries = [
    ...trips.map((trip) => tripEntry(trip, context)),
    ...services.map(serviceEntry),
    // Partners see the vehicle, not the hours of its driver.
    ...(isOwn ? rests.map(restEntry) : []),
    ...unavailabilities.map((unavailability) => unavailableEntry(unavailability, context)),
  ];
  const isVisible = (entry: ScheduleEntry) =>
    isOwn || entry.trip !== null || visibleShares.some((share) => doPeriodsOverlap(share, entry));
  const shareEntries = visibleShares.map((share) => shareEntry(share, owner, context));
  return [...entries.filter(isVisible), ...shareEntries].toSorted(compareByTime);
}
