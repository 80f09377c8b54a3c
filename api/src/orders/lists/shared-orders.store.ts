import type { Db } from '../../platform/database/database.ts';

/** Counts the orders between an organization and its partner; the partner's only once they are validated. */
export const countSharedOrders = (db: Db, organizationId: string, partnerId: string) =>
  db
    .selectFrom('orders')
    .where('orders.organizationId', 'in', [organizationId, partnerId])
    .where('orders.partnerId', 'in', [organizationId, partnerId])
    .where(({ eb, or }) =>
      or([eb('orders.organizationId', '=', organizationId), eb('orders.validatedAt', 'is not', null)]),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));
