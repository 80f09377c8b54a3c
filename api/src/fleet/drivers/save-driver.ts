import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { DriverChanges, DriverInput } from 'shared-contracts/fleet/drivers';
import { sortLicenceClasses } from 'shared-contracts/values/fleet/licence-classes';
import { findCountryCode, lockOrganization } from '../../identity/public.ts';
import { inUseError } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields, emptyToNull } from '../../platform/values/fields.ts';
import { normalizePhones } from '../../platform/values/phone.rules.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { getBirthDateError } from './driver.rules.ts';
import { deleteAllFiles } from './driver-files.store.ts';
import { createLogin, setDriverBlocked } from './driver-login.ts';
import {
  deleteDriver,
  insertContact,
  insertDriver,
  lockDriver,
  findOrganizationId,
  updateContact,
  updateDriver,
  listDriverUsages,
} from './driver-records.store.ts';
import { type DriverRecord, getDriver } from './drivers.store.ts';

type Server = Pick<Services, 'db' | 'now' | 'files' | 'mailer' | 'config'>;

const REQUIRED_CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
type ContactFields = Pick<DriverInput, 'firstName' | 'middleName' | 'lastName' | 'email' | 'phone'>;

/** Splits the input into the fields of the contact, of the user and of the driver. */
function splitInput({
  firstName,
  middleName,
  lastName,
  email,
  phone,
  login,
  language,
  isBlocked,
  licenseClasses,
  ...profile
}: DriverChanges) {
  const changedEntries = Object.entries({ firstName, middleName, lastName, email, phone }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    contact: emptyToNull(Object.fromEntries(changedEntries) as Partial<ContactFields>),
    user: { login, language },
    isBlocked,
    profile: {
      ...emptyToNull(profile),
      ...(licenseClasses && { licenseClasses: sortLicenceClasses(licenseClasses) }),
    },
  };
}

/** The fields whose changes the timeline records. */
function snapshotOf({
  id: _id,
  revision: _revision,
  organizationId: _organizationId,
  organization: _organization,
  contactId: _contactId,
  userId: _userId,
  role: _role,
  vehicleId: _vehicleId,
  registrationPlate: _registrationPlate,
  createdAt: _createdAt,
  anonymizedAt: _anonymizedAt,
  name: _name,
  ...fields
}: DriverRecord) {
  return fields;
}

const recordDriverEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: TimelineEvent<'driver'>,
  now: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'driver', subjectId: id, event, organizationId, changes, occurredAt: now });

function assertBirthDateValid(birthDate: DriverChanges['birthDate'], now: number) {
  const error = getBirthDateError(birthDate, now);
  if (error) throw invalidFields({ birthDate: error });
}

const PHONE_FIELDS = ['phone', 'emergencyContactNumber'] as const;

/** The input with its phone numbers as they are stored. @throws 422 */
async function normalizeInput<Input extends DriverChanges>(
  tx: Db,
  organizationId: string,
  before: Partial<DriverRecord>,
  input: Input,
): Promise<Input> {
  if (!PHONE_FIELDS.some((field) => input[field])) return input;
  const country = await findCountryCode(tx, organizationId);
  const { values, errors } = normalizePhones(PHONE_FIELDS, before, input, country);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return values;
}

const toContactRow = (contact: ContactFields, organizationId: string, createdAt: number) => ({
  ...contact,
  organizationId,
  createdAt,
  isDriver: true,
  isDelivery: false,
  isBilling: false,
  isNotification: false,
});

/** Creates a driver with a contact, and a user if the input has a login. @returns the id of the driver */
export const createDriver = (server: Server, caller: Caller, body: DriverInput): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const { organizationId } = caller;
    const input = await normalizeInput(tx, organizationId, {}, body);
    const { contact, user, profile } = splitInput(input);
    const now = server.now();
    assertBirthDateValid(profile.birthDate, now);
    const contactId = await insertContact(tx, toContactRow(contact as ContactFields, organizationId, now));
    const { id } = await insertDriver(tx, { ...profile, organizationId, contactId, createdAt: now });
    if (user.login) await createLogin(tx, server, caller, await getDriver(tx, id), user);
    const driver = await getDriver(tx, id);
    await recordDriverEvent(tx, caller, driver, 'created', now, diffFields({}, snapshotOf(driver)));
    return id;
  });

/** @throws 422 for missing fields of a new contact */
function assertComplete(contact: Partial<ContactFields>): asserts contact is ContactFields {
  const missing = REQUIRED_CONTACT_FIELDS.filter((field) => contact[field] === undefined);
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map((field) => [field, { code: 'required', message: 'Field is required' }])),
    );
}

async function saveContact(
  tx: Db,
  { id, organizationId, contactId }: DriverRecord,
  contact: Partial<ContactFields>,
  now: number,
) {
  if (Object.keys(contact).length === 0) return;
  if (contactId !== null) {
    await updateContact(tx, contactId, contact);
    return;
  }
  assertComplete(contact);
  await updateDriver(tx, id, { contactId: await insertContact(tx, toContactRow(contact, organizationId, now)) });
}

/** Locks the organization first, like all changes of users, so that none deadlocks. @throws 404 */
async function lockDriverOrThrow(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<DriverRecord> {
  const organizationId = await findOrganizationId(tx, caller, id);
  if (organizationId === undefined) throw notFound();
  await lockOrganization(tx, organizationId);
  const locked = await lockDriver(tx, caller, id);
  if (!locked) throw notFound();
  await assertRevision(tx, caller, 'driver', locked, seen);
  return getDriver(tx, id);
}

const CONTACT_FIELDS = [...REQUIRED_CONTACT_FIELDS, 'middleName'] as const;

/** Changes of the driver's contact also count as a change of the contact. */
async function recordContactChanges(
  tx: Db,
  caller: Caller,
  { contactId, organizationId }: DriverRecord,
  driverChanges: Record<string, unknown>,
  occurredAt: number,
) {
  const fields = CONTACT_FIELDS.filter((field) => field in driverChanges);
  if (contactId === null || fields.length === 0) return;
  const changes = Object.fromEntries(fields.map((field) => [field, driverChanges[field]]));
  const contact = { subject: 'contact' as const, subjectId: contactId, organizationId };
  await recordTimeline(tx, caller, { ...contact, event: 'updated', changes, occurredAt });
}

function getEvent(before: DriverRecord, after: DriverRecord) {
  if (before.isBlocked === after.isBlocked) return 'updated';
  return after.isBlocked ? 'blocked' : 'activated';
}

export const changeDriver = (
  server: Server,
  caller: Caller,
  id: string,
  body: DriverChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const now = server.now();
    const before = await lockDriverOrThrow(tx, caller, id, seen);
    if (before.anonymizedAt !== null) throw conflict('anonymized', 'This person is anonymized for good');
    const input = await normalizeInput(tx, before.organizationId, before, body);
    const { contact, user, isBlocked, profile } = splitInput(input);
    assertBirthDateValid(profile.birthDate, now);
    await saveContact(tx, before, contact, now);
    if (Object.keys(profile).length > 0) await updateDriver(tx, id, profile);
    if (isBlocked !== undefined) await setDriverBlocked(tx, server, caller, before, isBlocked);
    await createLogin(tx, server, caller, await getDriver(tx, id), user);
    const after = await getDriver(tx, id);
    const changes = diffFields<object>(snapshotOf(before), snapshotOf(after));
    if (Object.keys(changes).length === 0) return;
    await recordDriverEvent(tx, caller, before, getEvent(before, after), now, changes);
    await recordContactChanges(tx, caller, before, changes, now);
  });

/** Deletes a driver who isn't in use; the contact remains. @throws 404, 409 */
export const removeDriver = ({ db, now, files }: Server, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const driver = await lockDriverOrThrow(tx, caller, id, seen);
    const error = inUseError(await listDriverUsages(tx, driver), 'driverInUse', driver.name);
    if (error) throw error;
    await deleteAllFiles(tx, files, id);
    await deleteDriver(tx, id);
    if (driver.contactId !== null) await updateContact(tx, driver.contactId, { isDriver: false });
    await recordDriverEvent(tx, caller, driver, 'deleted', now(), { name: { from: driver.name, to: null } });
    return { id };
  });
