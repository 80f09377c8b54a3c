import type { ScheduleEntry } from 'shared-contracts/vehicle-sharing';
import { allows } from 'shared-contracts/values/access';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { occupationOf, overlap } from './period.rules.ts';
import type { Happenings } from './schedule.store.ts';
import type { Unavailability } from './unavailabilities.store.ts';
import { shareActions } from './vehicle-share.rules.ts';

type Seen = { caller: Caller; isOwn: boolean; now: number };
const NOTHING = { trip: null, partner: null, note: null, actions: [] };

const isOurs = ({ caller }: Seen, organizationId: string) => isRoot(caller) || organizationId === caller.organizationId;

function tripEntry(
  { id, number, stage, organizationId, ...planned }: Happenings['trips'][number],
  seen: Seen,
): ScheduleEntry {
  const trip = isOurs(seen, organizationId) ? { id, number, stage } : null;
  return { ...NOTHING, id, kind: 'trip', ...occupationOf({ stage, ...planned }, seen.now), trip };
}

const serviceEntry = ({ id, name, fromAt, toAt }: Happenings['services'][number]): ScheduleEntry => ({
  ...NOTHING,
  id,
  kind: 'service',
  fromAt,
  toAt,
  note: name,
});

/** Of one's own vehicle with whom it is shared, of a partner's who shares it. */
function shareEntry(
  { id, partnerId, partner, fromAt, toAt }: Happenings['shares'][number],
  owner: ScheduleEntry['partner'],
  { caller, isOwn, now }: Seen,
): ScheduleEntry {
  return {
    ...NOTHING,
    id,
    kind: 'share',
    fromAt,
    toAt,
    partner: isOwn ? { id: partnerId, name: partner } : owner,
    actions: shareActions(caller, isOwn, { fromAt, toAt }, now),
  };
}

/** Why is told to the owner alone. */
export function unavailableEntry(
  { id, fromAt, toAt, reason }: Unavailability,
  { caller, isOwn }: Pick<Seen, 'caller' | 'isOwn'>,
): ScheduleEntry {
  const rules = [
    ['edit', 'write'],
    ['delete', 'delete'],
  ] as const;
  const actions = rules
    .filter(([, action]) => isOwn && allows(caller, { model: 'vehicle', action }))
    .map(([name]) => name);
  return { ...NOTHING, id, kind: 'unavailable', fromAt, toAt, note: isOwn ? reason : null, actions };
}

const byTime = (one: ScheduleEntry, other: ScheduleEntry) =>
  one.fromAt - other.fromAt || one.kind.localeCompare(other.kind, 'en') || one.id.localeCompare(other.id, 'en');

/** What one vehicle does; of a partner's vehicle only while it is shared with the caller. */
export function entriesOf(
  { trips, services, shares, unavailabilities }: Happenings,
  owner: ScheduleEntry['partner'],
  seen: Seen,
): ScheduleEntry[] {
  const ours = seen.isOwn ? shares : shares.filter(({ partnerId }) => partnerId === seen.caller.organizationId);
  const others = [
    ...trips.map((trip) => tripEntry(trip, seen)),
    ...services.map(serviceEntry),
    ...unavailabilities.map((time) => unavailableEntry(time, seen)),
  ];
  const shown = seen.isOwn
    ? others
    : others.filter((entry) => entry.trip !== null || ours.some((share) => overlap(share, entry)));
  return [...shown, ...ours.map((share) => shareEntry(share, owner, seen))].toSorted(byTime);
}
