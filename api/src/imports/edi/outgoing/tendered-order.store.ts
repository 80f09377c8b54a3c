import { stopKind, stopWindowFrom, stopWindowTo } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { selectStopPlaces } from './order-facts.store.ts';
import type { TenderFacts } from './tender-facts.rules.ts';

/** The cargo items of orders. */
export const selectItems = (db: Db) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select(['cargos.name', 'quantity', 'cargos.weight'])
    .orderBy('orderId')
    .orderBy('position');

/** The facts of an order for a tender, with its cargo at the first stop. */
export async function findTenderFacts(db: Db, orderId: string): Promise<TenderFacts & { organizationId: string }> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .innerJoin('contracts', 'contracts.id', 'orders.contractId')
    .select(['orders.organizationId', 'number', 'reference', 'orders.description', 'totalWeight as weight'])
    .select(['organizations.name as shipper', 'contracts.name as contract'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const stops = await selectStopPlaces(db)
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .select([stopKind.as('kind'), stopWindowFrom.as('from'), stopWindowTo.as('to'), 'instructions'])
    .where('orderId', '=', orderId)
    .where('isTransfer', '=', false)
    .orderBy('position')
    .execute();
  const items = await selectItems(db).where('orderId', '=', orderId).execute();
  return { ...order, stops: stops.map((stop, i) => ({ ...stop, orders: [], items: i === 0 ? items : [] })) };
}
