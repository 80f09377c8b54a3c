import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { toBody, type WebhookEvent } from './event.rules.ts';
import type { PostResponse } from './post-json.ts';

/** Queues events for the subscribed endpoints, in the transaction of the change. Most organizations have none. */
export async function publishEvents(tx: Db, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map((event, n) => ({ ...event, n, body: toBody(event) })));
  await sql`
    insert into webhook_deliveries (endpoint_id, type, body, subject_id, created_at, due_at)
    select e.id, event.type, event.body, event."subjectId", event.at, event.at
    from jsonb_to_recordset(${rows}::jsonb)
      as event(n int, "organizationId" uuid, topic text, type text, body text, "subjectId" uuid, at bigint)
    join webhook_endpoints e
      on e.organization_id = event."organizationId" and event.topic = any(e.topics) and e.topics <> '{}'
    where e.disabled_at is null
    order by event.n`.execute(tx);
}

/** Ready to be posted: due, of an endpoint that is on, and the first that waits about its record. */
const isReady = (now: number) => sql<boolean>`
  d.state = 'queued' and d.due_at <= ${now} and e.disabled_at is null
  and not exists (
    select from webhook_deliveries earlier
    where earlier.endpoint_id = d.endpoint_id and earlier.subject_id = d.subject_id
      and earlier.state = 'queued' and earlier.due_at is not null and earlier.position < d.position
  )`;

export async function hasReadyDeliveries(db: Db, now: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where ${isReady(now)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export type ReadyDelivery = {
  id: string;
  endpointId: string;
  organizationId: string;
  url: string;
  secret: string;
  body: string;
  attempts: number;
  createdAt: number;
};

/**
 * Takes what is ready. Another process takes it again only after `lease` seconds, when this one has died or hangs.
 */
export async function takeReadyDeliveries(
  db: Db,
  now: number,
  { limit, lease }: { limit: number; lease: number },
): Promise<ReadyDelivery[]> {
  const { rows } = await sql<ReadyDelivery>`
    with ready as (
      select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where ${isReady(now)} order by d.position limit ${limit} for update of d skip locked
    )
    update webhook_deliveries d set due_at = ${now + lease}, attempts = attempts + 1
    from ready, webhook_endpoints e
    where d.id = ready.id and e.id = d.endpoint_id
    returning d.id, d.endpoint_id as "endpointId", e.organization_id as "organizationId", e.url, e.secret, d.body,
      d.attempts, d.created_at as "createdAt"`.execute(db);
  return rows;
}

type Result = { status: number | null; response: string | null; error: string | null };

export type Delivered = PostResponse & { id: string; deliveredAt: number };

export async function markDelivered(db: Db, delivered: readonly Delivered[]): Promise<void> {
  if (delivered.length === 0) return;
  await sql`
    update webhook_deliveries d
    set state = 'delivered', status = r.status, response = r.text, error = null, delivered_at = r."deliveredAt"
    from jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb)
      as r(id uuid, status int, text text, "deliveredAt" bigint)
    where d.id = r.id`.execute(db);
}

export const postponeDelivery = (db: Db, id: string, result: Result, dueAt: number) =>
  db
    .updateTable('webhookDeliveries')
    .set({ ...result, dueAt })
    .where('id', '=', id)
    .execute();

/** Gives a message up and turns its endpoint off. @returns whether it was on */
export async function failDelivery(tx: Db, { id, endpointId }: ReadyDelivery, result: Result, now: number) {
  await tx
    .updateTable('webhookDeliveries')
    .set({ ...result, state: 'failed' })
    .where('id', '=', id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now })
    .where('id', '=', endpointId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
