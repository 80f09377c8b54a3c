import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { FieldError } from 'shared-contracts/common';
import type { LocationChanges, LocationInput } from 'shared-contracts/network/locations';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validateGeofence, toGeofence, roundCoordinates, usageMessage } from './location.rules.ts';
import {
  findOwnContactIds,
  deleteLocation,
  insertLocation,
  countryExists,
  lockLocation,
  replaceContacts,
  updateLocation,
} from './location-writes.store.ts';
import { saveGates, validateLocationGates } from './save-gates.ts';
import { validateOpeningHours } from './opening-hours.rules.ts';
import { findLocationUsages } from './location-usage.store.ts';
import { findLocation, type LocationRecord } from './locations.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type GeofenceInput = Parameters<typeof toGeofence>[0];

/** The columns except those of the geofence. */
const toColumns = ({
  contactIds: _contacts,
  geofenceType: _type,
  geofenceRadius: _radius,
  geofencePolygon: _polygon,
  openingHours,
  gates: _gates,
  ...columns
}: LocationChanges) => ({
  ...columns,
  ...(openingHours !== undefined && { openingHours: openingHours && JSON.stringify(openingHours) }),
});

function toGeofenceColumns(shape: GeofenceInput) {
  const { geofencePolygon, ...columns } = toGeofence(shape);
  return { ...columns, geofencePolygon: geofencePolygon && JSON.stringify(geofencePolygon) };
}

/** The location as recorded in the timeline. */
function snapshotOf({
  id: _id,
  revision: _revision,
  organizationId: _organizationId,
  organization: _organization,
  createdAt: _createdAt,
  ...snapshot
}: LocationRecord) {
  return snapshot;
}

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: LocationRecord,
  event: TimelineEvent<'location'>,
  now: number,
  changes: Record<string, unknown>,
) =>
  recordTimeline(tx, caller, { subject: 'location', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every invalid field */
async function assertValid(
  tx: Db,
  organizationId: string,
  shape: GeofenceInput,
  changes: LocationChanges,
  before?: LocationRecord,
): Promise<void> {
  const { contactIds = [], countryId, openingHours } = changes;
  const existingIds = await findOwnContactIds(tx, organizationId, contactIds);
  const errors: [string, FieldError][] = contactIds.flatMap((id, i) =>
    existingIds.has(id.toLowerCase()) ? [] : [[`contactIds.${i}`, { code: 'notFound', message: 'Contact not found' }]],
  );
  if (countryId && !(await countryExists(tx, countryId)))
    errors.push(['countryId', { code: 'notFound', message: 'Country not found' }]);
  errors.push(...Object.entries(validateGeofence(shape)), ...Object.entries(validateOpeningHours(openingHours)));
  errors.push(...Object.entries(validateLocationGates(changes, before)));
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
}

async function getLocation(tx: Db, caller: Caller, id: string): Promise<LocationRecord> {
  const location = await findLocation(tx, caller, id);
  if (!location) throw notFound();
  return location;
}

/** @returns the id of the new location */
export const createLocation = (deps: Deps, caller: Caller, rawInput: LocationInput): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const input = roundCoordinates(rawInput);
    const { organizationId } = caller;
    const now = deps.now();
    await assertValid(tx, organizationId, input, input);
    const { id } = await insertLocation(tx, {
      ...toColumns(input),
      ...toGeofenceColumns(input),
      organizationId,
      createdAt: now,
    } as Parameters<typeof insertLocation>[1]);
    await replaceContacts(tx, { locationId: id, organizationId }, input.contactIds ?? []);
    await saveGates(tx, { id, gates: [] }, input.gates, now);
    const location = await getLocation(tx, caller, id);
    await recordEvent(tx, caller, location, 'created', now, diffFields({}, snapshotOf(location)));
    return id;
  });

async function lockAndGetLocation(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<LocationRecord> {
  if (!(await lockLocation(tx, caller, id))) throw notFound();
  const record = await getLocation(tx, caller, id);
  await assertRevision(tx, caller, 'location', record, seen);
  return record;
}

export const changeLocation = (
  deps: Deps,
  caller: Caller,
  id: string,
  rawChanges: LocationChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const changes = roundCoordinates(rawChanges);
    const before = await lockAndGetLocation(tx, caller, id, seen);
    const shape: GeofenceInput = { ...before, ...changes };
    await assertValid(tx, before.organizationId, shape, changes, before);
    await updateLocation(tx, id, { ...toColumns(changes), ...toGeofenceColumns(shape) } as Parameters<
      typeof updateLocation
    >[2]);
    if (changes.contactIds)
      await replaceContacts(tx, { locationId: id, organizationId: before.organizationId }, changes.contactIds);
    await saveGates(tx, before, changes.gates, deps.now());
    const timelineChanges = diffFields<object>(snapshotOf(before), snapshotOf(await getLocation(tx, caller, id)));
    if (Object.keys(timelineChanges).length > 0)
      await recordEvent(tx, caller, before, 'updated', deps.now(), timelineChanges);
  });

/** Also deletes the geofence events at the location. @throws 409 when it is in use */
export const removeLocation = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const location = await lockAndGetLocation(tx, caller, id, seen);
    const usages = await findLocationUsages(tx, caller, location);
    if (usages.length > 0)
      throw conflict('locationInUse', usageMessage(usages), {
        name: location.name,
        names: [...new Set(usages.flatMap(({ names }) => names))],
      });
    await deleteLocation(tx, id);
    await recordEvent(tx, caller, location, 'deleted', now(), { name: { from: location.name, to: null } });
    return { id };
  });
