import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Person } from '../person.store.ts';
import { PERSONAL_TABLES } from '../register/register.ts';
import { formerContact, formerDriver, formerUser } from './former-person.rules.ts';

/** Stages of trips that still need their driver. */
const OPEN_STAGES = ['saved', 'waitingForTrip', 'vehicleAssigned', 'started', 'transit'] as const;

/** The numbers of trips that these drivers are still to drive. */
export async function listOpenTrips(tx: Db, driverIds: readonly string[]): Promise<string[]> {
  if (driverIds.length === 0) return [];
  const trips = await tx
    .selectFrom('trips')
    .select('number')
    .where('driverId', 'in', driverIds)
    .where('stage', 'in', OPEN_STAGES)
    .orderBy('number')
    .execute();
  return trips.map(({ number }) => number);
}

/** Prevents concurrent changes of the record. */
export const lockRecord = (tx: Db, table: 'users' | 'drivers', id: string) =>
  tx.selectFrom(table).select(['id', 'revision', 'anonymizedAt']).where('id', '=', id).forUpdate().executeTakeFirst();

export const listDrivers = (tx: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('drivers').select(['id', 'userId', 'isBlocked']).where('id', 'in', ids).execute();

/** The files of the person: contents and thumbnails. */
export async function listFiles(tx: Db, { driver }: Person): Promise<string[]> {
  if (driver.length === 0) return [];
  const rows = await tx
    .selectFrom('driverFiles')
    .select(['fileId', 'thumbnailId'])
    .where('driverId', 'in', driver)
    .execute();
  return rows.flatMap(({ fileId, thumbnailId }) => [fileId, ...(thumbnailId === null ? [] : [thumbnailId])]);
}

/** Deletes the rows that the register wants deleted. */
export async function deletePersonalRows(tx: Db, person: Person): Promise<void> {
  const { organizationId } = person;
  for (const { table, key, by, where = 'true', whenAnonymized } of PERSONAL_TABLES) {
    if (whenAnonymized !== 'delete' || person[key].length === 0) continue;
    await (key === 'email'
      ? sql`
          delete from ${sql.table(table)}
          where lower(${sql.id(by)}) = any(${person.email.map((email) => email.toLowerCase())}::text[])
            and organization_id = ${organizationId}`.execute(tx)
      : sql`
          delete from ${sql.table(table)}
          where ${sql.id(by)} = any(${person[key]}::uuid[]) and ${sql.raw(where)}`.execute(tx));
  }
}

/** Replaces what names the person in the rows that stay. */
export async function overwritePerson(tx: Db, person: Person, unusableHash: string, now: number): Promise<void> {
  for (const id of person.user)
    await tx
      .updateTable('users')
      .set(formerUser(id, unusableHash, now))
      .where('id', '=', id)
      .execute();
  for (const id of person.contact)
    await tx.updateTable('contacts').set(formerContact(id)).where('id', '=', id).execute();
  for (const id of person.driver) {
    await tx.updateTable('drivers').set(formerDriver(now)).where('id', '=', id).execute();
    await tx.updateTable('vehicles').set({ driverId: null }).where('driverId', '=', id).execute();
  }
  const formerAddress = person.contact[0] === undefined ? '' : formerContact(person.contact[0]).email;
  await sql`
    update reminders set sent_to = ${formerAddress}
    where lower(sent_to) = any(${person.email.map((email) => email.toLowerCase())}::text[])
      and organization_id = ${person.organizationId}`.execute(tx);
  await sql`
    update import_rows set input = null, cells = null, record_name = null
    where record_id = any(${[...person.user, ...person.driver, ...person.contact]}::uuid[])`.execute(tx);
}

const LINKS = ['tracking_links', 'gate_links', 'vehicle_live_links'];

/** Ends the keys and links that the person made, and everything that is sent to them. */
export async function endAccess(tx: Db, { user, contact }: Person, now: number): Promise<void> {
  await sql`
    update api_keys set revoked_at = coalesce(revoked_at, ${now}), last_used_from = null
    where created_by = any(${user}::uuid[])`.execute(tx);
  for (const table of LINKS)
    await sql`
      update ${sql.table(table)} set revoked_at = ${now}
      where created_by = any(${user}::uuid[]) and revoked_at is null`.execute(tx);
  await sql`delete from list_views where user_id = any(${user}::uuid[]) and not is_shared`.execute(tx);
  for (const table of ['location_contacts', 'operation_notification_contacts', 'shared_contacts'])
    await sql`delete from ${sql.table(table)} where contact_id = any(${contact}::uuid[])`.execute(tx);
  const without = (column: string, ids: readonly string[]) =>
    sql`${sql.id(column)} = array(select id from unnest(${sql.id(column)}) id where id <> all(${ids}::uuid[]))`;
  await sql`
    update alert_rules set
      ${without('user_ids', user)}, ${without('escalate_user_ids', user)}, ${without('contact_ids', contact)}
    where user_ids && ${user}::uuid[] or escalate_user_ids && ${user}::uuid[] or contact_ids && ${contact}::uuid[]`.execute(
    tx,
  );
  await sql`
    update report_schedules set ${without('user_ids', user)}, ${without('contact_ids', contact)}
    where user_ids && ${user}::uuid[] or contact_ids && ${contact}::uuid[]`.execute(tx);
}
