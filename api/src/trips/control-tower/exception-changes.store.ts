import { sql, type Updateable } from 'kysely';
import type { ExceptionKind } from 'shared-contracts/values/trips/exceptions';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { ExceptionCause } from './exception-causes.hooks.ts';
import { KIND_RULES } from './exception-kinds.rules.ts';

/**
 * The unique index allows one exception per kind, trip, order and stop while its cause lasts.
 * @param causes at most a thousand, for one statement
 * @returns the organizations with new exceptions
 */
export async function insertExceptions(tx: Db, causes: readonly ExceptionCause[], now: number): Promise<string[]> {
  const rows = causes.map(({ code, ...cause }) => ({
    ...cause,
    params: JSON.stringify(code === null ? {} : { code }),
    detectedAt: now,
    dueAt: now + KIND_RULES[cause.kind].dueAfter,
  }));
  const inserted = await tx
    .insertInto('tripExceptions')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .returning('organizationId')
    .execute();
  return inserted.map(({ organizationId }) => organizationId);
}

const keyOf = ({
  organizationId,
  kind,
  tripId,
  orderId,
  stopPosition,
}: Pick<ExceptionCause, 'organizationId' | 'kind' | 'tripId' | 'orderId' | 'stopPosition'>) =>
  [organizationId, kind, tripId ?? '', orderId ?? '', stopPosition ?? ''].join('/');

const KEY = sql<string>`concat_ws('/', organization_id, kind, coalesce(trip_id::text, ''), coalesce(order_id::text, ''),
  coalesce(stop_position::text, ''))`;

/** Ends the exceptions of these kinds whose cause is gone. @returns their organizations */
export async function endExceptions(
  tx: Db,
  kinds: readonly ExceptionKind[],
  causes: readonly ExceptionCause[],
  now: number,
): Promise<string[]> {
  const ended = await tx
    .updateTable('tripExceptions')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`${KEY} <> all(${causes.map(keyOf)}::text[])`)
    .returning('organizationId')
    .execute();
  return ended.map(({ organizationId }) => organizationId);
}

export const lockException = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('tripExceptions')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(caller, 'tripExceptions'))
    .forUpdate()
    .executeTakeFirst();

/** The number of the order or trip, or the plate of the vehicle, that an exception is about. */
export const findExceptionSubject = async (tx: Db, id: string): Promise<string> => {
  const row = await tx
    .selectFrom('tripExceptions')
    .leftJoin('trips', 'trips.id', 'tripExceptions.tripId')
    .leftJoin('orders', 'orders.id', 'tripExceptions.orderId')
    .select(({ fn }) => fn.coalesce('orders.number', 'trips.number').as('number'))
    .where('tripExceptions.id', '=', id)
    .executeTakeFirst();
  return row?.number ?? '';
};

export const updateException = (tx: Db, id: string, changes: Updateable<Tables['tripExceptions']>) =>
  tx.updateTable('tripExceptions').set(changes).where('id', '=', id).execute();

/**
 * A move that a dispatcher has dealt with is not retried. The exception of a driver covers all of their late reports.
 */
export const dismissRejectedMoves = (
  tx: Db,
  { kind, tripId, orderId, stopPosition }: Pick<ExceptionCause, 'kind' | 'tripId' | 'orderId' | 'stopPosition'>,
  now: number,
) => {
  const ofTrip = tx
    .updateTable('rejectedMoves')
    .set({ resolution: 'dismissed', resolvedAt: now, nextAttemptAt: null })
    .where('tripId', '=', tripId)
    .where('resolvedAt', 'is', null);
  const dismissed =
    kind === 'lateDriverEvent'
      ? ofTrip.where('source', '=', 'driver')
      : ofTrip
          .where('source', '=', 'geofence')
          .where(sql<boolean>`order_id is not distinct from ${orderId}::uuid`)
          .where(sql<boolean>`stop_position is not distinct from ${stopPosition}::integer`);
  return dismissed.execute();
};
