import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/common';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';

const LOCK = 5_270_002;

type Fields = Record<string, FieldError>;
const duplicate = (message: string) => ({ code: 'duplicate', message });

const REGISTRATION_TAKEN = duplicate('Organization with same registration id already exist');
const USER_TAKEN = duplicate('User with same email already exist');
const CONTACT_TAKEN = duplicate('Organization with same email already exist');
const HOST_TAKEN = duplicate('Organization with same host already exist');

/** Serializes registrations, so that uniqueness checks hold until the end of the transaction. */
export const lockRegistrations = (tx: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

/** @param exceptId the organization itself */
const findSameRegistration = (db: Db, countryId: string | null, registrationId: string, exceptId?: string) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('countryId', '=', countryId)
    .where(({ eb, fn }) => eb(fn('lower', ['registrationId']), '=', registrationId.toLowerCase()))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();

export async function findTakenRegistration(
  db: Db,
  countryId: string | null,
  registrationId: string,
  exceptId?: string,
): Promise<Fields> {
  return (await findSameRegistration(db, countryId, registrationId, exceptId))
    ? { registrationId: REGISTRATION_TAKEN }
    : {};
}

/**
 * The contact becomes the first user, so no user may have the address yet.
 * @param isRegistering also rejects the contact address of another organization
 */
export async function findTakenEmail(db: Db, contactEmail: string, isRegistering: boolean): Promise<Fields> {
  const lower = contactEmail.toLowerCase();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', lower))
    .executeTakeFirst();
  if (user) return { contactEmail: USER_TAKEN };
  const contact =
    isRegistering &&
    (await db
      .selectFrom('organizations')
      .select('id')
      .where('status', '<>', ORGANIZATION_STATUS.blocked)
      .where(({ eb, fn }) => eb(fn('lower', ['contactEmail']), '=', lower))
      .executeTakeFirst());
  return contact ? { contactEmail: CONTACT_TAKEN } : {};
}

/** Turns a violated unique constraint into an error of its field. */
export function rethrowAsFieldError(error: unknown): never {
  if (isConstraintViolation(error, 'organizations_registration'))
    throw invalidField('registrationId', REGISTRATION_TAKEN.code, REGISTRATION_TAKEN.message);
  if (isConstraintViolation(error, 'organizations_host') || isConstraintViolation(error, 'organizations_host_key'))
    throw invalidField('host', HOST_TAKEN.code, HOST_TAKEN.message);
  throw error;
}
