import { jsonBuildObject } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import type { WebhookTopic } from 'shared-contracts/values/webhooks';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

/** Endpoints of alert rules without a subscription are not listed. */
const selectWebhooks = (db: Db, { organizationId }: Caller) =>
  db
    .selectFrom('webhookEndpoints')
    .select(({ fn, ref, selectFrom, val }) => [
      'webhookEndpoints.id',
      fn.coalesce(ref('webhookEndpoints.name'), val('')).as('name'),
      'url',
      'topics',
      'disabledAt',
      'webhookEndpoints.createdAt',
      selectFrom('webhookDeliveries')
        .select((eb) =>
          jsonBuildObject({
            id: eb.ref('webhookDeliveries.id'),
            type: eb.ref('type'),
            state: eb.ref('state'),
            attempts: eb.ref('attempts'),
            status: eb.ref('status'),
            error: eb.ref('error'),
            createdAt: eb.ref('webhookDeliveries.createdAt'),
            deliveredAt: eb.ref('deliveredAt'),
          }).as('delivery'),
        )
        .whereRef('endpointId', '=', 'webhookEndpoints.id')
        .orderBy('webhookDeliveries.createdAt', 'desc')
        .orderBy('position', 'desc')
        .limit(1)
        .as('lastDelivery'),
    ])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`topics <> '{}'`);

export const listWebhooks = (db: Db, caller: Caller, query: Paging) =>
  paginate(
    selectWebhooks(db, caller)
      .where(matchesSearch(query.search, 'webhookEndpoints.name', 'url'))
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
    query,
  );

export const findWebhook = (db: Db, caller: Caller, id: string) =>
  selectWebhooks(db, caller).where('webhookEndpoints.id', '=', id).executeTakeFirst();

export const lockWebhook = (tx: Db, caller: Caller, id: string) =>
  selectWebhooks(tx, caller).where('webhookEndpoints.id', '=', id).forUpdate('webhookEndpoints').executeTakeFirst();

/** Includes an endpoint that only alert rules use. */
export const findEndpointAt = (tx: Db, organizationId: string, url: string) =>
  tx
    .selectFrom('webhookEndpoints')
    .select(['id', 'topics'])
    .where('organizationId', '=', organizationId)
    .where('url', '=', url)
    .executeTakeFirst();

type Changes = {
  name?: string | null | undefined;
  url?: string;
  topics?: WebhookTopic[] | undefined;
  disabledAt?: number | null;
  createdBy?: string;
};

export const updateWebhook = async (tx: Db, id: string, changes: Changes): Promise<void> => {
  await tx.updateTable('webhookEndpoints').set(changes).where('id', '=', id).execute();
};

/** Removes waiting messages, so that they are not posted any more. */
export const dropQueued = async (tx: Db, endpointId: string): Promise<void> => {
  await tx
    .deleteFrom('webhookDeliveries')
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'queued')
    .where('dueAt', 'is not', null)
    .execute();
};

const COLUMNS = [
  'id',
  'type',
  'state',
  'attempts',
  'status',
  'error',
  'createdAt',
  'deliveredAt',
  'body',
  'response',
] as const;

/** The newest first, with what was posted. */
export const listDeliveriesWithBody = (db: Db, endpointId: string, range: Paging) =>
  paginate(
    db
      .selectFrom('webhookDeliveries')
      .select(COLUMNS)
      .where('endpointId', '=', endpointId)
      .orderBy('createdAt', 'desc')
      .orderBy('position', 'desc'),
    range,
  );

/** Makes a message due now. @returns undefined if the endpoint has no such message */
export const requeueDelivery = (tx: Db, endpointId: string, id: string, now: number) =>
  tx
    .updateTable('webhookDeliveries')
    .set({ state: 'queued', dueAt: now, createdAt: now, deliveredAt: null })
    .where('endpointId', '=', endpointId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();

export const insertDueDelivery = (
  tx: Db,
  delivery: { endpointId: string; type: string; body: string; createdAt: number; dueAt: number },
) => tx.insertInto('webhookDeliveries').values(delivery).returning(COLUMNS).executeTakeFirstOrThrow();
