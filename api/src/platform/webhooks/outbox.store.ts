import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { deferred } from '../database/pipelined-statements.ts';
import { toBody, type WebhookEvent } from './event.rules.ts';
import { signingSecrets } from './webhook-endpoints.store.ts';

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
    order by event.n ${deferred}`.execute(tx);
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

/** How many messages may be taken: in total, per endpoint, and for endpoints with a different number. */
export type Slots = { total: number; each: number; except: readonly { endpointId: string; free: number }[] };

/**
 * Claims ready messages, oldest first, up to the slots of their endpoints. Another process claims one again only after
 * `lease` seconds, if this one has died or hangs.
 */
export async function takeReadyDeliveries(
  db: Db,
  now: number,
  { slots, lease }: { slots: Slots; lease: number },
): Promise<ReadyDelivery[]> {
  if (slots.total <= 0) return [];
  // The recursion jumps from endpoint to endpoint in the index, however many messages wait for each.
  const { rows } = await sql<ReadyDelivery>`
    with recursive waiting(endpoint_id) as (
      (select endpoint_id from webhook_deliveries
        where state = 'queued' and due_at is not null order by endpoint_id limit 1)
      union all
      select (select d.endpoint_id from webhook_deliveries d
        where d.state = 'queued' and d.due_at is not null and d.endpoint_id > waiting.endpoint_id
        order by d.endpoint_id limit 1)
      from waiting where waiting.endpoint_id is not null
    ), ready as (
      select oldest.id
      from waiting join webhook_endpoints e on e.id = waiting.endpoint_id
      left join jsonb_to_recordset(${JSON.stringify(slots.except)}::jsonb) as slots("endpointId" uuid, free int)
        on slots."endpointId" = e.id
      cross join lateral (
        select d.id, d.position from webhook_deliveries d
        where d.endpoint_id = e.id and ${isReady(now)}
        order by d.position limit coalesce(slots.free, ${slots.each}::int) for update of d skip locked
      ) oldest
      order by oldest.position limit ${slots.total}
    )
    update webhook_deliveries d set due_at = ${now + lease}, attempts = attempts + 1
    from ready, webhook_endpoints e
    where d.id = ready.id and e.id = d.endpoint_id
    returning d.id, d.endpoint_id as "endpointId", e.organization_id as "organizationId", e.url,
      ${signingSecrets('e', now)} as secret, d.body,
      d.attempts, d.created_at as "createdAt"`.execute(db);
  return rows;
}

/** The result of an attempt: delivered, or due again. Unix seconds. */
export type Outcome = {
  id: string;
  status: number | null;
  response: string | null;
  error: string | null;
  deliveredAt: number | null;
  dueAt: number | null;
};

export async function recordOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update webhook_deliveries d
    set state = case when r."deliveredAt" is null then d.state else 'delivered' end,
      status = r.status, response = r.response, error = r.error, delivered_at = r."deliveredAt",
      due_at = coalesce(r."dueAt", d.due_at)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as r(id uuid, status int, response text, error text, "deliveredAt" bigint, "dueAt" bigint)
    where d.id = r.id`.execute(db);
}

type Failure = Pick<Outcome, 'status' | 'response' | 'error'>;

/** Gives up a message and turns its endpoint off. @returns whether it was on */
export async function failDelivery(
  tx: Db,
  { id, endpointId }: ReadyDelivery,
  { status, response, error }: Failure,
  now: number,
) {
  await tx
    .updateTable('webhookDeliveries')
    .set({ status, response, error, state: 'failed' })
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
