import { Money } from 'shared-contracts/common';
import { linehaulTerms } from '../contracts/contracts.store.ts';
import { linehaul } from '../rating/linehaul.rules.ts';
import type { Routing } from '../geo/routing.ts';
import { pointsOf } from '../locations/locations.store.ts';
import type { Db } from '../platform/database.ts';

/** What an order covers and costs in the contract's base currency; nothing without two stops, no cost without a rate (or with one that no money can pay). */
export type Prediction = { distance: string | null; cost: string | null; isEstimated: boolean };
type Route = { contractId: string; isBackhaul: boolean; stops: readonly { locationId: string }[] };

const NOTHING: Prediction = { distance: null, cost: null, isEstimated: true };

export async function predict(db: Db, routing: Routing, { contractId, isBackhaul, stops }: Route): Promise<Prediction> {
  const [first, ...drops] = stops.map(({ locationId }) => locationId);
  const last = drops.at(-1);
  if (!first || !last) return NOTHING;
  const { distance, estimated } = await routing(await pointsOf(db, [first, ...drops]));
  const terms = await linehaulTerms(db, contractId, first, last);
  const { data: cost = null } = Money.safeParse(linehaul(terms, distance, isBackhaul)?.amount);
  return { distance, cost, isEstimated: estimated };
}
