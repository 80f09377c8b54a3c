import { z } from 'zod';
import { Id, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';

export const OrderTypeInput = z.object({ name: requiredText(100), code: requiredText(20) });
/** What is left out stays as it is. */
export const OrderTypeChanges = OrderTypeInput.partial();
export const OrderType = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const OrderTypeQuery = Paging.extend({ sort: sortBy(['name', 'code', 'createdAt']).default('name') });
export const OrderTypePage = pageOf(OrderType);

export type OrderTypeInput = z.infer<typeof OrderTypeInput>;
export type OrderType = z.infer<typeof OrderType>;
