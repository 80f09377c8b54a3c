import type { ContactChanges, ContactInput } from 'shared-contracts/contacts';
import { NOTIFIED_STAGES } from 'shared-contracts/values/contacts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf, emptyAsNull } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { contactFaults, inOrder, usesInWords } from './contact.rules.ts';
import {
  deleteContact,
  insertContact,
  insertDriverOf,
  locationsAmong,
  lockContact,
  replaceLocations,
  updateContact,
} from './contact-saves.store.ts';
import { usesOfContact } from './contact-uses.store.ts';
import { type ContactRecord, findContact } from './contacts.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;

const UNSET = { isDriver: false, isNotification: false, notificationTypes: NOTIFIED_STAGES };

const columnsOf = ({ locationIds: _locations, notificationTypes, ...columns }: ContactChanges) => ({
  ...emptyAsNull(columns),
  ...(notificationTypes && { notificationTypes: inOrder(notificationTypes) }),
});

/** A contact as the timeline tells of it. */
function storyOf({
  id: _id,
  organizationId: _of,
  organization: _its,
  userId: _user,
  driverId: _driver,
  createdAt: _at,
  name: _name,
  ...told
}: ContactRecord) {
  return told;
}

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: ContactRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'contact', subjectId: id, event, organizationId, changes, occurredAt: now });

type After = Parameters<typeof contactFaults>[2];

/** @throws 422 naming every field that cannot be as it is wanted, also locations that are not the organization's */
async function demandSound(
  tx: Db,
  caller: Caller,
  before: ContactRecord | null,
  after: After,
  locationIds: readonly string[] = [],
): Promise<void> {
  const known = await locationsAmong(tx, before?.organizationId ?? caller.organizationId, locationIds);
  const isUnknown = locationIds.some((id) => !known.has(id.toLowerCase()));
  const faults = {
    ...contactFaults(caller, before, after),
    ...(isUnknown && { locationIds: { code: 'notFound', message: 'Location not found' } }),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

async function whole(tx: Db, caller: Caller, id: string): Promise<ContactRecord> {
  const contact = await findContact(tx, caller, id);
  if (!contact) throw notFound();
  return contact;
}

/** A driver without papers yet. */
async function makeDriver(
  tx: Db,
  caller: Caller,
  { id, organizationId, name }: ContactRecord,
  now: number,
): Promise<void> {
  const { id: subjectId } = await insertDriverOf(tx, { organizationId, contactId: id, createdAt: now });
  await record(tx, caller, {
    subject: 'driver',
    subjectId,
    event: 'created',
    organizationId,
    changes: { name: { from: null, to: name } },
    occurredAt: now,
  });
}

/** @returns the id of the new contact */
export const createContact = (server: Server, caller: Caller, input: ContactInput): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const { organizationId } = caller;
    const now = server.now();
    await demandSound(tx, caller, null, { ...UNSET, ...input }, input.locationIds);
    const { id } = await insertContact(tx, { ...columnsOf(input), organizationId, createdAt: now } as Parameters<
      typeof insertContact
    >[1]);
    await replaceLocations(tx, { contactId: id, organizationId }, input.locationIds ?? []);
    const made = await whole(tx, caller, id);
    if (made.isDriver) await makeDriver(tx, caller, made, now);
    await write(tx, caller, made, 'created', now, changesOf({}, storyOf(made)));
    return id;
  });

async function locked(tx: Db, caller: Caller, id: string): Promise<ContactRecord> {
  if (!(await lockContact(tx, caller, id))) throw notFound();
  return whole(tx, caller, id);
}

export const changeContact = (server: Server, caller: Caller, id: string, wanted: ContactChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const now = server.now();
    const before = await locked(tx, caller, id);
    await demandSound(tx, caller, before, { ...before, ...wanted }, wanted.locationIds);
    const columns = columnsOf(wanted);
    if (Object.keys(columns).length > 0) await updateContact(tx, id, columns);
    if (wanted.locationIds)
      await replaceLocations(tx, { contactId: id, organizationId: before.organizationId }, wanted.locationIds);
    const after = await whole(tx, caller, id);
    if (after.isDriver && !before.isDriver) await makeDriver(tx, caller, after, now);
    const changes = changesOf<object>(storyOf(before), storyOf(after));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', now, changes);
  });

/** Only whom nothing uses. */
export const removeContact = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const uses = await usesOfContact(tx, caller, gone);
    if (uses.length > 0)
      throw conflict('contactInUse', usesInWords(uses), {
        name: gone.name,
        names: [...new Set(uses.flatMap(({ names }) => names))],
      });
    await deleteContact(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
