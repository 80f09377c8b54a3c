import { asTheCrowFlies } from '../../src/network/geo/routing.ts';
import { predict } from '../../src/orders/prediction.ts';
import type { Context } from './context.ts';
import type { OrderParts } from './order-parts.ts';

/** What the order would cover and cost, by the same rules as in the API. */
export async function priceOf({ db }: Context, contractId: string, stops: OrderParts['stops'], isBackhaul: boolean) {
  const { distance: predictedDistance, cost: predictedCost } = await predict(db, asTheCrowFlies, {
    contractId,
    stops,
    isBackhaul,
  });
  return { predictedDistance, predictedCost };
}
