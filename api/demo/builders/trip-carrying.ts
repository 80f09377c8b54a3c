import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type Context, MINUTE } from './context.ts';
import { order, type OrderOverrides } from './order.ts';
import { usualOrganization } from './organization.ts';
import { bareTrip, ORDER_STAGE_IN, savedAt } from './trip.ts';

type TripOverrides = Parameters<typeof bareTrip>[1] & {
  /** Its orders by stage; by default one that fits the trip's stage. */
  carrying?: (OrderStage | OrderOverrides)[];
  /** When the last of them reached its stage; ten minutes ago by default. */
  reachedAt?: number;
};

/** Vehicle assigned by default. */
export async function trip(
  context: Context,
  { carrying, reachedAt = context.now - 10 * MINUTE, stage = 'vehicleAssigned', ...columns }: TripOverrides = {},
) {
  const usual = ORDER_STAGE_IN[stage];
  const orders = (carrying ?? [usual]).map((entry) =>
    typeof entry === 'string' ? { stage: entry } : { stage: usual, ...entry },
  );
  const createdAt =
    columns.createdAt ??
    savedAt(
      orders.map((one) => one.stage),
      reachedAt,
    );
  const made = await bareTrip(context, { stage, ...columns, createdAt });
  for (const one of orders) {
    const organizationId = one.organizationId ?? (await usualOrganization(context)).id;
    await order(context, { partnerId: made.organizationId, ...one, organizationId, trip: made });
  }
  return made;
}
