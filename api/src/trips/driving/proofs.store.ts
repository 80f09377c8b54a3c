import type { Insertable } from 'kysely';
import { orderVisibleTo } from '../../orders/order-rows.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { drivenBy } from '../trip-visibility.store.ts';

const listed = (db: Db) =>
  db
    .selectFrom('orderProofs')
    .innerJoin('files', 'files.id', 'orderProofs.fileId')
    .innerJoin('users', 'users.id', 'orderProofs.createdBy')
    .leftJoin('contacts', 'contacts.id', 'users.contactId')
    .select(({ fn, ref }) => [
      'orderProofs.id',
      'kind',
      'signedBy',
      'files.name',
      'mime',
      'takenAt',
      'orderProofs.fileId',
      'orderProofs.thumbnailId',
      fn.coalesce(ref('contacts.name'), ref('users.login')).as('takenBy'),
    ]);

export type ProofRecord = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

export const proofsOf = (db: Db, orderId: string) =>
  listed(db).where('orderProofs.orderId', '=', orderId).orderBy('takenAt').orderBy('orderProofs.id').execute();

/** Orders whose proofs the caller may see: those that they see, and those that they drive. */
const provedTo = (db: Db, caller: Caller) =>
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
            .where(drivenBy(caller)),
        ),
      ]),
    );

export const isProvedTo = async (db: Db, caller: Caller, orderId: string) =>
  (await provedTo(db, caller).where('orders.id', '=', orderId).executeTakeFirst()) !== undefined;

export const findProof = (db: Db, caller: Caller, id: string) =>
  listed(db)
    .where('orderProofs.id', '=', id)
    .where('orderProofs.orderId', 'in', provedTo(db, caller))
    .executeTakeFirst();

export async function insertProof(tx: Db, proof: Insertable<Tables['orderProofs']>): Promise<ProofRecord> {
  const { id } = await tx.insertInto('orderProofs').values(proof).returning('id').executeTakeFirstOrThrow();
  return listed(tx).where('orderProofs.id', '=', id).executeTakeFirstOrThrow();
}
