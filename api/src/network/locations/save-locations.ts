import type { FieldError } from 'shared-contracts/common';
import type { LocationChanges, LocationInput } from 'shared-contracts/locations';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { geofenceFaults, shapeOf, toCentimetres, usesInWords } from './location.rules.ts';
import {
  contactsAmong,
  deleteLocation,
  insertLocation,
  isCountry,
  lockLocation,
  replaceContacts,
  updateLocation,
} from './location-saves.store.ts';
import { usesOfLocation } from './location-uses.store.ts';
import { findLocation, type LocationRecord } from './locations.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;
type Shape = Parameters<typeof shapeOf>[0];

/** The address and the place, without what is stored in another way. */
const columnsOf = ({
  contactIds: _contacts,
  geofenceType: _type,
  geofenceRadius: _radius,
  geofencePolygon: _polygon,
  ...columns
}: LocationChanges) => columns;

function geofenceColumns(shape: Shape) {
  const { geofencePolygon, ...columns } = shapeOf(shape);
  return { ...columns, geofencePolygon: geofencePolygon && JSON.stringify(geofencePolygon) };
}

/** A location as the timeline tells of it. */
function storyOf({ id: _id, organizationId: _of, organization: _its, createdAt: _at, ...told }: LocationRecord) {
  return told;
}

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: LocationRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'location', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every field that cannot be as it is wanted, and every contact that is not the organization's */
async function demandSound(
  tx: Db,
  organizationId: string,
  shape: Shape,
  { contactIds = [], countryId }: LocationChanges,
): Promise<void> {
  const known = await contactsAmong(tx, organizationId, contactIds);
  const faults: [string, FieldError][] = contactIds.flatMap((id, i) =>
    known.has(id.toLowerCase()) ? [] : [[`contactIds.${i}`, { code: 'notFound', message: 'Contact not found' }]],
  );
  if (countryId && !(await isCountry(tx, countryId)))
    faults.push(['countryId', { code: 'notFound', message: 'Country not found' }]);
  faults.push(...Object.entries(geofenceFaults(shape)));
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

async function whole(tx: Db, caller: Caller, id: string): Promise<LocationRecord> {
  const location = await findLocation(tx, caller, id);
  if (!location) throw notFound();
  return location;
}

/** @returns the id of the new location */
export const createLocation = (server: Server, caller: Caller, told: LocationInput): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const input = toCentimetres(told);
    const { organizationId } = caller;
    const now = server.now();
    await demandSound(tx, organizationId, input, input);
    const { id } = await insertLocation(tx, {
      ...columnsOf(input),
      ...geofenceColumns(input),
      organizationId,
      createdAt: now,
    } as Parameters<typeof insertLocation>[1]);
    await replaceContacts(tx, { locationId: id, organizationId }, input.contactIds ?? []);
    const made = await whole(tx, caller, id);
    await write(tx, caller, made, 'created', now, changesOf({}, storyOf(made)));
    return id;
  });

async function locked(tx: Db, caller: Caller, id: string): Promise<LocationRecord> {
  if (!(await lockLocation(tx, caller, id))) throw notFound();
  return whole(tx, caller, id);
}

export const changeLocation = (server: Server, caller: Caller, id: string, told: LocationChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const wanted = toCentimetres(told);
    const before = await locked(tx, caller, id);
    const shape: Shape = { ...before, ...wanted };
    await demandSound(tx, before.organizationId, shape, wanted);
    await updateLocation(tx, id, { ...columnsOf(wanted), ...geofenceColumns(shape) } as Parameters<
      typeof updateLocation
    >[2]);
    if (wanted.contactIds)
      await replaceContacts(tx, { locationId: id, organizationId: before.organizationId }, wanted.contactIds);
    const changes = changesOf<object>(storyOf(before), storyOf(await whole(tx, caller, id)));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', server.now(), changes);
  });

/** Only what nothing uses; what vehicles did there goes with it. */
export const removeLocation = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const uses = await usesOfLocation(tx, caller, gone);
    if (uses.length > 0)
      throw conflict('locationInUse', usesInWords(uses), {
        name: gone.name,
        names: [...new Set(uses.flatMap(({ names }) => names))],
      });
    await deleteLocation(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
