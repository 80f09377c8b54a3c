import { type RawBuilder, sql } from 'kysely';
import type { RetentionKind } from 'shared-contracts/values/identity/retention';
import { storeHashes } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';

type Batch = { organizationId: string; before: number; limit: number; now: number };
type Statement = (batch: Batch) => RawBuilder<unknown>;

const ofUsers =
  (table: string, time: string): Statement =>
  ({ organizationId, before, limit }: Batch) =>
    sql`
  delete from ${sql.table(table)} where ctid = any(array(
    select t.ctid from ${sql.table(table)} t join users on users.id = t.user_id
    where users.organization_id = ${organizationId} and t.${sql.id(time)} < ${before} limit ${limit}))`;

const ofOrganization =
  (table: string, condition = 'true'): Statement =>
  ({ organizationId, before, limit }: Batch) =>
    sql`
  delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)}
    where organization_id = ${organizationId} and created_at < ${before} and ${sql.raw(condition)} limit ${limit}))`;

/**
 * Subjects of timelines about the administration of the portal. Timelines of orders, trips, bills and similar records
 * stay with them.
 */
const ADMINISTRATION = [
  'user',
  'contact',
  'driver',
  'apiKey',
  'listView',
  'roleTemplate',
  'reportSchedule',
  'alertRule',
  'mail',
  'job',
];
const isOldAdministration = ({ organizationId, before, limit }: Batch) => sql<boolean>`
  position = any(array(
    select position from timeline_entries
    where organization_id = ${organizationId} and subject = any(${ADMINISTRATION}) and recorded_at < ${before}
    order by position limit ${limit}))`;

/** Deletes a batch of each kind; the number of affected rows tells how many there were. */
const STATEMENTS: Record<Exclude<RetentionKind, 'administration'>, Statement> = {
  notifications: ofUsers('notifications', 'created_at'),
  signInSources: ofUsers('sign_in_sources', 'last_seen_at'),
  mails: ofOrganization('mails', `state <> 'queued'`),
  imports: ofOrganization('imports', `state = 'finished'`),
  tripMessages: ofOrganization('trip_messages'),
  webhookDeliveries: ({ organizationId, before, limit }) => sql`
    delete from webhook_deliveries where id = any(array(
      select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where e.organization_id = ${organizationId} and d.created_at < ${before} and d.state <> 'queued' limit ${limit}))`,
  positions: ({ organizationId, before, limit }) => sql`
    delete from positions using (
      select vehicles.id, old.at from vehicles
      cross join lateral (
        select at from positions where vehicle_id = vehicles.id and at < ${before} order by at limit ${limit}
      ) old
      where vehicles.organization_id = ${organizationId} limit ${limit}
    ) expired
    where positions.vehicle_id = expired.id and positions.at = expired.at`,
  driverPlaces: ({ organizationId, before, limit }) => sql`
    update driver_events set latitude = null, longitude = null, accuracy = null where ctid = any(array(
      select e.ctid from driver_events e join users on users.id = e.user_id
      where users.organization_id = ${organizationId} and e.latitude is not null and e.occurred_at < ${before}
      limit ${limit}))`,
  // Registrations declined before they stored an organization belong to root's organization.
  declinedRegistrations: ({ organizationId, before, limit }) => sql`
    delete from declined_registrations where id = any(array(
      select id from declined_registrations
      where declined_at < ${before} and (organization_id = ${organizationId} or organization_id is null and exists (
        select from users where users.organization_id = ${organizationId} and role = 'root'))
      limit ${limit}))`,
  inspectionPhotos: ({ organizationId, before, limit }) => sql`
    with expired as (
      select i.id, i.file_id, i.thumbnail_id from inspection_items i
      join inspections on inspections.id = i.inspection_id
      where inspections.organization_id = ${organizationId} and inspections.recorded_at < ${before}
        and i.file_id is not null
      limit ${limit}
    ), deleted as (
      delete from files where id in (select file_id from expired union all select thumbnail_id from expired)
    )
    update inspection_items set file_id = null, thumbnail_id = null where id in (select id from expired)`,
  billDocuments: ({ organizationId, before, limit }) => sql`
    with expired as (
      select id, file_id, thumbnail_id from bill_documents
      where organization_id = ${organizationId} and created_at < ${before} limit ${limit}
    ), deleted as (
      delete from files where id in (select file_id from expired union all select thumbnail_id from expired)
    )
    delete from bill_documents where id in (select id from expired)`,
};

const countAffected = async (tx: Db, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0);

/** Deletes at most a batch of what an organization has from before a time. @returns how much that was */
export async function deleteBatch(tx: Db, kind: RetentionKind, batch: Batch): Promise<number> {
  if (kind !== 'administration') return countAffected(tx, STATEMENTS[kind](batch));
  const expired = isOldAdministration(batch);
  await storeHashes(tx, expired, batch.now);
  return countAffected(tx, sql`delete from timeline_entries where ${expired}`);
}
