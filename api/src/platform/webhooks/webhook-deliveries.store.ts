import { DAY } from 'shared-contracts/values/time';
import type { Db } from '../database/database.ts';
import { paginate } from '../database/pagination.ts';
import { signingSecrets } from './webhook-endpoints.store.ts';

const COLUMNS = ['id', 'type', 'state', 'attempts', 'status', 'error', 'createdAt', 'deliveredAt'] as const;
/** Finished deliveries are listed so long. Seconds. */
const RETENTION = 30 * DAY;

export async function insertDelivery(
  tx: Db,
  delivery: { endpointId: string; type: string; body: string; createdAt: number },
) {
  await tx
    .deleteFrom('webhookDeliveries')
    .where('endpointId', '=', delivery.endpointId)
    .where('createdAt', '<', delivery.createdAt - RETENTION)
    .where('state', '<>', 'queued')
    .execute();
  return tx.insertInto('webhookDeliveries').values(delivery).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The newest first. */
export const listDeliveries = (db: Db, endpointId: string, range: { page: number; limit: number }) =>
  paginate(
    db
      .selectFrom('webhookDeliveries')
      .select(COLUMNS)
      .where('endpointId', '=', endpointId)
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
    range,
  );

export const findQueuedDelivery = (db: Db, id: string, now: number) =>
  db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'endpointId')
    .select(['webhookDeliveries.id', 'endpointId', 'organizationId', 'url', 'body'])
    .select(signingSecrets('webhookEndpoints', now).as('secret'))
    .where('webhookDeliveries.id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();

export const recordDelivered = (db: Db, id: string, status: number, now: number) =>
  db
    .updateTable('webhookDeliveries')
    .set(({ eb }) => ({
      state: 'delivered' as const,
      attempts: eb('attempts', '+', 1),
      status,
      error: null,
      deliveredAt: now,
    }))
    .where('id', '=', id)
    .execute();

type Failure = { status: number | null; error: string; isLast: boolean };

export const recordFailure = (db: Db, id: string, { status, error, isLast }: Failure) =>
  db
    .updateTable('webhookDeliveries')
    .set(({ eb }) => ({
      state: isLast ? ('failed' as const) : ('queued' as const),
      attempts: eb('attempts', '+', 1),
      status,
      error,
    }))
    .where('id', '=', id)
    .execute();
