import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOrder } from './order-records.store.ts';
import { findOrderRelations } from './order-relations.store.ts';
import { presentOrder } from './order.present.ts';

/** An order as the caller sees it, and the trip that carries it, which the caller may not see. @throws 404 */
export async function findOrderDetails(db: Db, caller: Caller, id: string, now: number) {
  const record = await findOrder(db, caller, id);
  const order = presentOrder(record, await findOrderRelations(db, id), caller, now);
  return { order, tripId: record.tripId };
}
