import { sql } from 'kysely';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { Db } from '../platform/database/database.ts';
import { warnOfOrders } from './order-warnings.rules.ts';
import type { Importer } from './importer.ts';

/** The number of an order by its reference in lower case, without canceled ones. */
async function findOrderNumbers(db: Db, organizationId: string, references: readonly string[]) {
  if (references.length === 0) return new Map<string, string>();
  const reference = sql<string>`lower(reference)`;
  const orders = await db
    .selectFrom('orders')
    .select([reference.as('reference'), 'number'])
    .where('organizationId', '=', organizationId)
    .where('reference', 'is not', null)
    .where(sql<boolean>`${reference} = any(${references})`)
    .where('stage', '<>', 'cancelled')
    .orderBy('createdAt')
    .execute();
  return new Map(orders.map((order) => [order.reference, order.number]));
}

export const findOrderWarnings: NonNullable<Importer<OrderInput>['warn']> = async ({ db }, organizationId, inputs) => {
  const references = inputs.flatMap(({ reference }) => (reference ? [reference.toLowerCase()] : []));
  return warnOfOrders(inputs, await findOrderNumbers(db, organizationId, references));
};
