import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/common';
import type { Db } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { isTaken } from '../../platform/violations.ts';

const BLOCKED = 2;
const LOCK = 5_270_002;

type Fields = Record<string, FieldError>;
const duplicate = (message: string) => ({ code: 'duplicate', message });

export const registrationTaken = duplicate('Organization with same registration id already exist');
const userTaken = duplicate('User with same email already exist');
const contactTaken = duplicate('Organization with same email already exist');
const hostTaken = duplicate('Organization with same host already exist');

/** Of several who register or are made at once, one after the other: what is taken stays so. */
export const oneAtATime = (tx: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

/** @param exceptId the organization itself */
const hasSameRegistration = (db: Db, countryId: string | null, registrationId: string, exceptId?: string) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('countryId', '=', countryId)
    .where(({ eb, fn }) => eb(fn('lower', ['registrationId']), '=', registrationId.toLowerCase()))
    .$if(exceptId !== undefined, (found) => found.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();

export async function takenRegistration(
  db: Db,
  countryId: string | null,
  registrationId: string,
  exceptId?: string,
): Promise<Fields> {
  return (await hasSameRegistration(db, countryId, registrationId, exceptId))
    ? { registrationId: registrationTaken }
    : {};
}

/** Whoever is made the administrator of an organization is nobody yet. @param isRegistering organizations that have this contact stand in the way too */
export async function takenEmail(db: Db, contactEmail: string, isRegistering: boolean): Promise<Fields> {
  const lower = contactEmail.toLowerCase();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', lower))
    .executeTakeFirst();
  if (user) return { contactEmail: userTaken };
  const contact =
    isRegistering &&
    (await db
      .selectFrom('organizations')
      .select('id')
      .where('status', '<>', BLOCKED)
      .where(({ eb, fn }) => eb(fn('lower', ['contactEmail']), '=', lower))
      .executeTakeFirst());
  return contact ? { contactEmail: contactTaken } : {};
}

/** What the database refused as taken, as the error of its field. */
export function takenField(error: unknown): never {
  if (isTaken(error, 'organizations_registration'))
    throw invalidField('registrationId', registrationTaken.code, registrationTaken.message);
  if (isTaken(error, 'organizations_host') || isTaken(error, 'organizations_host_key'))
    throw invalidField('host', hostTaken.code, hostTaken.message);
  throw error;
}
