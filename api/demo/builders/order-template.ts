import { OrderInput } from 'shared-contracts/orders/orders';
import { type Context, DAY } from './context.ts';
import type { OrderOverrides } from './order.ts';

type Template = { name: string; order: OrderOverrides; timeZone?: string };

/** Picked up at eight and delivered in the afternoon: times are minutes from the start of the pickup day. */
const DATES = { pickupFrom: 480, pickupTo: 600, deliveryFrom: 840, deliveryTo: 1_080 };

/** A template made from an order with all its parts. */
export async function orderTemplate(
  context: Context,
  { name, order: { organizationId = '', createdBy = '', ...order }, timeZone = 'Asia/Colombo' }: Template,
) {
  const input = OrderInput.parse({ loadingMinutes: 60, unloadingMinutes: 60, ...order, ...DATES });
  const row = {
    id: context.id('orderTemplate', context.next('orderTemplate')),
    organizationId,
    name,
    timeZone,
    input: JSON.stringify(input),
    createdBy,
    createdAt: context.now - 30 * DAY,
  };
  return context.db.insertInto('orderTemplates').values(row).returningAll().executeTakeFirstOrThrow();
}
