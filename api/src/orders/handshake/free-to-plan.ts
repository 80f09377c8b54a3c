import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/database.ts';

/**
 * `isFreeToPlan` as a SQL condition on `orders`.
 * @param organizationId plans the order; null: root
 */
export function freeToPlan(organizationId: string | null): Expression<SqlBool> {
  const { eb, and, or, lit } = expressionBuilder<Tables, 'orders'>();
  const isOwner = organizationId === null ? lit(true) : eb('orders.organizationId', '=', organizationId);
  return or([
    eb('orders.handshakeState', 'is', null),
    eb('orders.handshakeState', '=', 'accepted'),
    and([isOwner, eb('orders.handshakeState', 'in', ['declined', 'expired'])]),
  ]);
}
