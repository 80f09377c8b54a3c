import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Context } from './context.ts';
import { order } from './order.ts';
import { usualOrganization } from './organization.ts';
import { bareTrip, ORDER_STAGE_IN } from './trip.ts';

type TripOverrides = Parameters<typeof bareTrip>[1] & {
  /** The stages of the orders in it; one, where the trip is, unless told. */
  carrying?: OrderStage[];
  /** Whose orders they are. */
  ownerId?: string;
};

/** Vehicle assigned unless told. */
export async function tripCarrying(context: Context, { carrying, ownerId, ...overrides }: TripOverrides = {}) {
  const organizationId = ownerId ?? (await usualOrganization(context)).id;
  const trip = await bareTrip(context, overrides);
  for (const stage of carrying ?? [ORDER_STAGE_IN[trip.stage]]) {
    await order(context, { organizationId, partnerId: trip.organizationId, stage, trip });
  }
  return trip;
}
