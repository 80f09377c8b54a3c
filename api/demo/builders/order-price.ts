import { linehaulTerms } from '../../src/contracts/contracts.store.ts';
import { linehaul } from '../../src/rating/linehaul.rules.ts';
import { estimatedKm, type Point } from '../../src/geo/great-circle.rules.ts';
import type { Context } from './context.ts';
import type { OrderParts } from './order-parts.ts';

async function pointsOf({ db }: Context, ids: string[]): Promise<Point[]> {
  const places = ids.length === 0 ? [] : await db.selectFrom('locations').select(['id', 'latitude', 'longitude']).where('id', 'in', ids).execute();
  return ids.flatMap((id) => places.filter((place) => place.id === id).map(({ latitude, longitude }): Point => [latitude, longitude]));
}

/** What the order would cover and cost, by the same rules as in the API. */
export async function priceOf(context: Context, contractId: string, stops: OrderParts['stops'], isBackhaul: boolean) {
  const ids = stops.map(({ locationId }) => locationId);
  const [from, to] = [ids[0], ids.at(-1)];
  if (ids.length < 2 || !from || !to) return { predictedDistance: null, predictedCost: null };
  const predictedDistance = estimatedKm(await pointsOf(context, ids)).toFixed(3);
  const terms = await linehaulTerms(context.db, contractId, from, to);
  return { predictedDistance, predictedCost: linehaul(terms, predictedDistance, isBackhaul)?.amount ?? null };
}
