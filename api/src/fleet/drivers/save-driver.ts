import type { DriverChanges, DriverInput } from 'shared-contracts/drivers';
import { refusalFor } from '../../network/lookups/use.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf, emptyAsNull } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { lockOrganization } from '../../identity/users/users.store.ts';
import { birthFault } from './driver.rules.ts';
import { removeFilesOf } from './driver-files.store.ts';
import { giveLogin, setBlocked } from './driver-login.ts';
import {
  deleteDriver,
  insertContact,
  insertDriver,
  lockDriver,
  ownerOf,
  updateContact,
  updateDriver,
  usesOfDriver,
} from './driver-saves.store.ts';
import { type DriverRecord, wholeDriver } from './drivers.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files' | 'mail' | 'config'>;

/** What of a driver stands in the contact. */
const OF_CONTACT = ['firstName', 'middleName', 'lastName', 'email', 'phone'] as const;
const REQUIRED = ['firstName', 'lastName', 'email', 'phone'] as const;
type Person = Pick<DriverInput, (typeof OF_CONTACT)[number]>;

function parted({
  firstName,
  middleName,
  lastName,
  email,
  phone,
  login,
  language,
  isBlocked,
  ...profile
}: DriverChanges) {
  const given = Object.entries({ firstName, middleName, lastName, email, phone }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    person: emptyAsNull(Object.fromEntries(given) as Partial<Person>),
    access: { login, language },
    isBlocked,
    profile: emptyAsNull(profile),
  };
}

/** A driver as the timeline tells of it. */
function storyOf({
  id: _id,
  organizationId: _of,
  organization: _its,
  contactId: _contact,
  userId: _user,
  role: _role,
  vehicleId: _vehicle,
  registrationPlate: _plate,
  createdAt: _at,
  name: _name,
  ...told
}: DriverRecord) {
  return told;
}

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'driver', subjectId: id, event, organizationId, changes, occurredAt: now });

function demandBorn(birthDate: DriverChanges['birthDate'], now: number) {
  const fault = birthFault(birthDate, now);
  if (fault) throw invalidFields({ birthDate: fault });
}

const contactOf = (person: Person, organizationId: string, createdAt: number) => ({
  ...person,
  organizationId,
  createdAt,
  isDriver: true,
  isDelivery: false,
  isBilling: false,
  isNotification: false,
});

/** With the contact that names them. @returns the id of the new driver */
export const createDriver = (server: Server, caller: Caller, input: DriverInput): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const { organizationId } = caller;
    const { person, access, profile } = parted(input);
    const now = server.now();
    demandBorn(profile.birthDate, now);
    const contactId = await insertContact(tx, contactOf(person as Person, organizationId, now));
    const { id } = await insertDriver(tx, { ...profile, organizationId, contactId, createdAt: now });
    if (access.login) await giveLogin(tx, server, caller, await wholeDriver(tx, id), access);
    const made = await wholeDriver(tx, id);
    await write(tx, caller, made, 'created', now, changesOf({}, storyOf(made)));
    return id;
  });

/** @throws 422 naming what a driver who has no contact yet lacks for one */
function demandWhole(person: Partial<Person>): asserts person is Person {
  const missing = REQUIRED.filter((field) => person[field] === undefined);
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map((field) => [field, { code: 'required', message: 'Field is required' }])),
    );
}

async function changePerson(
  tx: Db,
  { id, organizationId, contactId }: DriverRecord,
  person: Partial<Person>,
  now: number,
) {
  if (Object.keys(person).length === 0) return;
  if (contactId !== null) {
    await updateContact(tx, contactId, person);
    return;
  }
  demandWhole(person);
  await updateDriver(tx, id, { contactId: await insertContact(tx, contactOf(person, organizationId, now)) });
}

/** The driver as they are while nobody else changes them. Users are changed while their organization is locked, which comes first. */
async function locked(tx: Db, caller: Caller, id: string): Promise<DriverRecord> {
  const organizationId = await ownerOf(tx, caller, id);
  if (organizationId === undefined) throw notFound();
  await lockOrganization(tx, organizationId);
  if (!(await lockDriver(tx, caller, id))) throw notFound();
  return wholeDriver(tx, id);
}

function eventOf({ isBlocked: was }: DriverRecord, { isBlocked: is }: DriverRecord) {
  if (was === is) return 'updated';
  return is ? 'blocked' : 'activated';
}

export const changeDriver = (server: Server, caller: Caller, id: string, wanted: DriverChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const now = server.now();
    const before = await locked(tx, caller, id);
    const { person, access, isBlocked, profile } = parted(wanted);
    demandBorn(profile.birthDate, now);
    await changePerson(tx, before, person, now);
    if (Object.keys(profile).length > 0) await updateDriver(tx, id, profile);
    if (isBlocked !== undefined) await setBlocked(tx, server, caller, before, isBlocked);
    await giveLogin(tx, server, caller, await wholeDriver(tx, id), access);
    const after = await wholeDriver(tx, id);
    const changes = changesOf<object>(storyOf(before), storyOf(after));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, eventOf(before, after), now, changes);
  });

/** Only whom nothing hangs on; others are blocked. The contact stays in the address book. */
export const removeDriver = ({ db, now, files }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const refusal = refusalFor(await usesOfDriver(tx, gone), 'driverInUse');
    if (refusal) throw refusal;
    await removeFilesOf(tx, files, id);
    await deleteDriver(tx, id);
    if (gone.contactId !== null) await updateContact(tx, gone.contactId, { isDriver: false });
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
