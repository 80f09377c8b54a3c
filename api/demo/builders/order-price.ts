import { greatCircleRouting } from '../../src/network/public.ts';
import { predictOrder } from '../../src/orders/public.ts';
import { HOOKS } from '../../src/wiring.ts';
import type { Context } from './context.ts';
import type { OrderParts } from './order-parts.ts';

/** The order's expected mileage and cost, by the rules of the API. */
export async function priceOf({ db }: Context, contractId: string, stops: OrderParts['stops'], isBackhaul: boolean) {
  const { distance: predictedDistance, cost: predictedCost } = await predictOrder(
    db,
    { routing: greatCircleRouting, pricing: HOOKS.pricing },
    {
      contractId,
      stops,
      isBackhaul,
    },
  );
  return { predictedDistance, predictedCost };
}
