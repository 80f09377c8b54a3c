import { greatCircleRouting } from '../../src/network/public.ts';
import { predictOrder } from '../../src/orders/public.ts';
import { HOOKS } from '../../src/wiring.ts';
import type { Context } from './context.ts';
import type { OrderParts } from './order-parts.ts';

/** What the order would cover and cost, by the same rules as in the API. */
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
