import { Money } from 'shared-contracts/common';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { findRoutePoints, type Routing, calculateRoutes } from '../../network/public.ts';
import type { PricedJourney } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { predictCost } from '../rating/predicted-cost.rules.ts';
import { termsInForce } from './contracts.store.ts';

/** From the mileage calculation location to the first pickup. */
const approachOf = ({ mileageCalculationLocationId: start }: ContractTerms, { from }: PricedJourney) =>
  start === null ? [] : [start, from];

/**
 * Predicted costs in each contract's base currency, in five queries. Null: no rate applies.
 * @throws for an unknown contract
 */
export async function predictCosts(
  db: Db,
  routing: Routing,
  ways: readonly PricedJourney[],
): Promise<(string | null)[]> {
  const terms = await termsInForce(
    db,
    ways.map(({ contractId, at = null }) => ({ contractId, at })),
  );
  const approaches = await calculateRoutes(
    routing,
    await findRoutePoints(
      db,
      ways.map((way, i) => (terms[i] ? approachOf(terms[i], way) : [])),
    ),
  );
  return ways.map(({ from, to, distance, isBackhaul }, i) => {
    const [found, approach] = [terms[i], approaches[i]];
    const way = {
      fromLocationId: from.toLowerCase(),
      toLocationId: to.toLowerCase(),
      isBackhaul,
      estimatedDistance: distance,
      approachDistance: approach?.distance ?? null,
    };
    return (found && Money.safeParse(predictCost(found, way)).data) ?? null;
  });
}
