import { stopKind, stopWindowFrom, stopWindowTo } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { selectStopPlaces } from './order-facts.store.ts';

/** The facts of an order for a tender. */
export async function findTenderFacts(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .innerJoin('contracts', 'contracts.id', 'orders.contractId')
    .select(['orders.organizationId', 'number', 'reference', 'orders.description', 'totalWeight as weight'])
    .select(['organizations.name as shipper', 'contracts.name as contract'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const stops = await selectStopPlaces(db, orderId)
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .select([stopKind.as('kind'), stopWindowFrom.as('from'), stopWindowTo.as('to'), 'instructions'])
    .where('isTransfer', '=', false)
    .execute();
  const items = await db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select(['cargos.name', 'quantity', 'cargos.weight'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  return { ...order, stops, items };
}
export type TenderFacts = Awaited<ReturnType<typeof findTenderFacts>>;
