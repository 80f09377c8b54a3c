import { Money } from 'shared-contracts/common';
import type { ContractTerms } from 'shared-contracts/contracts';
import type { Routing } from '../../network/geo/routing.ts';
import { waysOf } from '../../network/geo/ways.ts';
import { pointsOfRoutes } from '../../network/locations/locations.store.ts';
import type { Db } from '../../platform/database.ts';
import { predictedCost } from '../rating/predicted-cost.rules.ts';
import { termsInForce } from './contracts.store.ts';

/** `from`, `to`: ids of the first pickup and the last drop; `distance`: km between them by way of the stops, null: unknown. */
export type PricedWay = { contractId: string; from: string; to: string; distance: string | null; isBackhaul: boolean };

/** From where mileage is calculated to the first pickup. */
const approachOf = ({ mileageCalculationLocationId: start }: ContractTerms, { from }: PricedWay) =>
  start === null ? [] : [start, from];

/** What each way is predicted to cost by its contract, in its base currency: four queries for all. Null: no rate covers it, or no money can pay it. @throws when there is no such contract */
export async function costsOfWays(db: Db, routing: Routing, ways: readonly PricedWay[]): Promise<(string | null)[]> {
  const terms = await termsInForce(
    db,
    ways.map(({ contractId }) => contractId),
  );
  const approaches = await waysOf(
    routing,
    await pointsOfRoutes(
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
    return (found && Money.safeParse(predictedCost(found, way)).data) ?? null;
  });
}
