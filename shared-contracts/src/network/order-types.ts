import { z } from 'zod';
import { Id, pageOf, Paging, requiredText, Revision, sortBy, UnixTime } from '../common.ts';
import { ORDER_TYPE_LIMITS } from '../values/field-limits.ts';

export const OrderTypeInput = z.object({
  name: requiredText(ORDER_TYPE_LIMITS.name),
  code: requiredText(ORDER_TYPE_LIMITS.code),
});
/** Omitted fields keep their value. */
export const OrderTypeChanges = OrderTypeInput.partial();
export const OrderType = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  code: z.string(),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const OrderTypeQuery = Paging.extend({ sort: sortBy(['name', 'code', 'createdAt']).default('name') });
export const OrderTypePage = pageOf(OrderType);

export type OrderTypeInput = z.infer<typeof OrderTypeInput>;
export type OrderType = z.infer<typeof OrderType>;
