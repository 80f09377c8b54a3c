import type { Insertable } from 'kysely';
import { orderVisibleTo } from '../../orders/public.ts';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { isDrivenBy } from '../core/trip-visibility.store.ts';

const selectProofs = (db: Db) =>
  db
    .selectFrom('orderProofs')
    .innerJoin('files', 'files.id', 'orderProofs.fileId')
    .innerJoin('users', 'users.id', 'orderProofs.createdBy')
    .select([
      'orderProofs.id',
      'kind',
      'signedBy',
      'files.name',
      'mime',
      'takenAt',
      'orderProofs.fileId',
      'orderProofs.thumbnailId',
      'stopPosition',
      'stopLocationId',
      personName().as('takenBy'),
    ]);

export type ProofRecord = Awaited<ReturnType<ReturnType<typeof selectProofs>['executeTakeFirstOrThrow']>>;

export const listOrderProofs = (db: Db, orderId: string) =>
  selectProofs(db).where('orderProofs.orderId', '=', orderId).orderBy('takenAt').orderBy('orderProofs.id').execute();

/** Orders with proofs that the caller may see: all visible orders, and those that the caller drives. */
const selectOrdersWithVisibleProofs = (db: Db, caller: Caller) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .where(({ or, exists, selectFrom }) =>
      or([
        orderVisibleTo(caller),
        exists(
          selectFrom('tripStopOrders')
            .innerJoin('trips', 'trips.id', 'tripStopOrders.tripId')
            .select('trips.id')
            .whereRef('tripStopOrders.orderId', '=', 'orders.id')
            .where(isDrivenBy(caller)),
        ),
      ]),
    );

export const canSeeProofs = async (db: Db, caller: Caller, orderId: string) =>
  (await selectOrdersWithVisibleProofs(db, caller).where('orders.id', '=', orderId).executeTakeFirst()) !== undefined;

export const findProof = (db: Db, caller: Caller, id: string) =>
  selectProofs(db)
    .where('orderProofs.id', '=', id)
    .where('orderProofs.orderId', 'in', selectOrdersWithVisibleProofs(db, caller))
    .executeTakeFirst();

export async function insertProof(tx: Db, proof: Insertable<Tables['orderProofs']>): Promise<ProofRecord> {
  const { id } = await tx.insertInto('orderProofs').values(proof).returning('id').executeTakeFirstOrThrow();
  return selectProofs(tx).where('orderProofs.id', '=', id).executeTakeFirstOrThrow();
}
