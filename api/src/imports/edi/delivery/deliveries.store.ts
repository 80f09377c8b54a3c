import { sql } from 'kysely';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { signingSecrets } from '../../../platform/webhooks/webhook-endpoints.store.ts';

export type WaitingMessage = {
  id: string;
  organizationCode: string;
  partner: string;
  controlNumber: string;
  kind: string;
  raw: string;
  attempts: number;
  /** Null if its partner no longer has one. */
  method: 'http' | 'folder' | null;
  url: string | null;
  secret: string | null;
};

/** Due, and the first that waits about its order or trip. */
const isReady = (now: number) => sql<boolean>`
  m.deliver_at <= ${now} and not exists (
    select from edi_messages earlier
    where (earlier.order_id = m.order_id or earlier.trip_id = m.trip_id) and earlier.deliver_at is not null and earlier.partner = m.partner
      and (length(earlier.control_number), earlier.control_number) < (length(m.control_number), m.control_number)
  )`;

export async function hasWaiting(db: Db, now: number): Promise<boolean> {
  const { rows } = await sql`select 1 from edi_messages m where ${isReady(now)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Claims due messages. Another process claims one again only after `lease` seconds, if this one has died or hangs. */
export async function takeWaiting(db: Db, now: number, { limit, lease }: { limit: number; lease: number }) {
  const { rows } = await sql<WaitingMessage>`
    with ready as (
      select m.id from edi_messages m where ${isReady(now)} order by m.deliver_at, m.created_at limit ${limit}
      for update of m skip locked
    ), taken as (
      update edi_messages m set deliver_at = ${now + lease}, delivery_attempts = delivery_attempts + 1
      from ready where m.id = ready.id returning m.*
    )
    select m.id, o.code as "organizationCode", m.partner, m.control_number as "controlNumber", m.kind, m.raw,
      m.delivery_attempts as attempts, p.method, e.url,
      case when e.id is not null then ${signingSecrets('e', now)} end as secret
    from taken m
    join organizations o on o.id = m.organization_id
    left join edi_partners p on p.organization_id = m.organization_id and p.partner = m.partner
    left join webhook_endpoints e on e.id = p.endpoint_id
    order by m.created_at, length(m.control_number), m.control_number`.execute(db);
  return rows;
}

export const markDelivered = (db: Db, id: string, now: number) =>
  db
    .updateTable('ediMessages')
    .set({ delivery: 'delivered', deliveredAt: now, deliverAt: null, deliveryError: null })
    .where('id', '=', id)
    .execute();

export const stopWaiting = (db: Db, id: string) =>
  db.updateTable('ediMessages').set({ deliverAt: null }).where('id', '=', id).execute();

/** @param deliverAt null if it is given up */
export const markFailed = (db: Db, id: string, { error, deliverAt }: { error: string; deliverAt: number | null }) =>
  db
    .updateTable('ediMessages')
    .set({ deliveryError: error, deliverAt, ...(deliverAt === null && { delivery: 'failed' as const }) })
    .where('id', '=', id)
    .execute();

/** @returns whether there is such a message, and a partner that it can be delivered to */
export async function deliverAgain(tx: Db, { organizationId }: Caller, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ediMessages')
    .set({ delivery: 'written', deliveryAttempts: 0, deliveryError: null, deliveredAt: null, deliverAt: now })
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('direction', '=', 'out')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ediPartners')
          .select('ediPartners.id')
          .where('ediPartners.organizationId', '=', organizationId)
          .whereRef('ediPartners.partner', '=', 'ediMessages.partner'),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
