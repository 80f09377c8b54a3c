import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { ContactChanges, ContactInput } from 'shared-contracts/network/contacts';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { findCountryCode } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields, emptyToNull } from '../../platform/values/fields.ts';
import { normalizePhones } from '../../platform/values/phone.rules.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validateContact, sortStages, usageMessage } from './contact.rules.ts';
import {
  deleteContact,
  insertContact,
  insertDriver,
  findOwnLocationIds,
  lockContact,
  lockDriverOfContact,
  replaceLocations,
  updateContact,
} from './contact-writes.store.ts';
import { findContactUsages } from './contact-usage.store.ts';
import { type ContactRecord, findContact } from './contacts.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

const DEFAULTS = { email: '', phone: '', isDriver: false, isNotification: false, notificationTypes: NOTIFIED_STAGES };

const toColumns = ({ locationIds: _locations, notificationTypes, email, phone, ...columns }: ContactChanges) => ({
  ...emptyToNull(columns),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(notificationTypes && { notificationTypes: sortStages(notificationTypes) }),
});

/** The contact as recorded in the timeline. */
function snapshotOf({
  id: _id,
  revision: _revision,
  organizationId: _organizationId,
  organization: _organization,
  userId: _userId,
  driverId: _driverId,
  createdAt: _createdAt,
  name: _name,
  ...snapshot
}: ContactRecord) {
  return snapshot;
}

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: ContactRecord,
  event: TimelineEvent<'contact'>,
  now: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'contact', subjectId: id, event, organizationId, changes, occurredAt: now });

type ContactState = Parameters<typeof validateContact>[2];

/** @returns the input with its phone as it is stored @throws 422 naming every invalid field */
async function validateInput<Input extends ContactChanges>(
  tx: Db,
  caller: Caller,
  before: ContactRecord | null,
  input: Input,
): Promise<Input> {
  const organizationId = before?.organizationId ?? caller.organizationId;
  const { locationIds = [] } = input;
  const country = input.phone ? await findCountryCode(tx, organizationId) : null;
  const { values, errors: phoneErrors } = normalizePhones(['phone'], before ?? {}, input, country);
  const after: ContactState = { ...(before ?? DEFAULTS), ...values };
  const existingIds = await findOwnLocationIds(tx, organizationId, locationIds);
  const hasUnknownLocation = locationIds.some((id) => !existingIds.has(id.toLowerCase()));
  const errors = {
    ...validateContact(caller, before, after),
    ...phoneErrors,
    ...(hasUnknownLocation && { locationIds: { code: 'notFound', message: 'Location not found' } }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return values;
}

async function getContact(tx: Db, caller: Caller, id: string): Promise<ContactRecord> {
  const contact = await findContact(tx, caller, id);
  if (!contact) throw notFound();
  return contact;
}

/** Creates a driver without documents. */
async function createDriver(
  tx: Db,
  caller: Caller,
  { id, organizationId, name }: ContactRecord,
  now: number,
): Promise<void> {
  const { id: subjectId } = await insertDriver(tx, { organizationId, contactId: id, createdAt: now });
  await recordTimeline(tx, caller, {
    subject: 'driver',
    subjectId,
    event: 'created',
    organizationId,
    changes: { name: { from: null, to: name } },
    occurredAt: now,
  });
}

/** The fields of a contact that are also those of its driver. */
const DRIVER_FIELDS = ['firstName', 'middleName', 'lastName', 'email', 'phone'];

/** Changes of a driver's contact also count as changes of the driver. */
async function recordDriverChanges(
  tx: Db,
  caller: Caller,
  { driverId, organizationId }: ContactRecord,
  contactChanges: Record<string, unknown>,
  occurredAt: number,
): Promise<void> {
  const changed = Object.entries(contactChanges).filter(([field]) => DRIVER_FIELDS.includes(field));
  if (driverId === null || changed.length === 0) return;
  const driver = { subject: 'driver' as const, subjectId: driverId, organizationId };
  await recordTimeline(tx, caller, {
    ...driver,
    event: 'updated',
    changes: Object.fromEntries(changed),
    occurredAt,
  });
}

/** @returns the id of the new contact */
export const createContact = (deps: Deps, caller: Caller, body: ContactInput): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const { organizationId } = caller;
    const now = deps.now();
    const input = await validateInput(tx, caller, null, body);
    const row = { email: '', ...toColumns(input), organizationId, createdAt: now };
    const { id } = await insertContact(tx, row as Parameters<typeof insertContact>[1]);
    await replaceLocations(tx, { contactId: id, organizationId }, input.locationIds ?? []);
    const contact = await getContact(tx, caller, id);
    if (contact.isDriver) await createDriver(tx, caller, contact, now);
    await recordEvent(tx, caller, contact, 'created', now, diffFields({}, snapshotOf(contact)));
    return id;
  });

/** Locks the driver of the contact first, as changes of a driver do. */
async function lockAndGetContact(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<ContactRecord> {
  await lockDriverOfContact(tx, caller, id);
  if (!(await lockContact(tx, caller, id))) throw notFound();
  const record = await getContact(tx, caller, id);
  await assertRevision(tx, caller, 'contact', record, seen);
  return record;
}

export const changeContact = (
  deps: Deps,
  caller: Caller,
  id: string,
  input: ContactChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const before = await lockAndGetContact(tx, caller, id, seen);
    const changes = await validateInput(tx, caller, before, input);
    const columns = toColumns(changes);
    if (Object.keys(columns).length > 0) await updateContact(tx, id, columns);
    if (changes.locationIds)
      await replaceLocations(tx, { contactId: id, organizationId: before.organizationId }, changes.locationIds);
    const after = await getContact(tx, caller, id);
    if (after.isDriver && !before.isDriver) await createDriver(tx, caller, after, now);
    const timelineChanges = diffFields<object>(snapshotOf(before), snapshotOf(after));
    if (Object.keys(timelineChanges).length === 0) return;
    await recordEvent(tx, caller, before, 'updated', now, timelineChanges);
    await recordDriverChanges(tx, caller, before, timelineChanges, now);
  });

/** @throws 409 when the contact is in use */
export const removeContact = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const contact = await lockAndGetContact(tx, caller, id, seen);
    const usages = await findContactUsages(tx, caller, contact);
    if (usages.length > 0)
      throw conflict('contactInUse', usageMessage(usages), {
        name: contact.name,
        names: [...new Set(usages.flatMap(({ names }) => names))],
      });
    await deleteContact(tx, id);
    await recordEvent(tx, caller, contact, 'deleted', now(), { name: { from: contact.name, to: null } });
    return { id };
  });
