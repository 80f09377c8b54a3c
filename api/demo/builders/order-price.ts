import { linehaul } from '../../src/contracts/rating.rules.ts';
import { estimatedKm, type Point } from '../../src/geo/great-circle.rules.ts';
import type { Context } from './context.ts';
import type { OrderParts } from './order-parts.ts';

async function kmOf({ db }: Context, stops: OrderParts['stops']) {
  const ids = stops.map(({ locationId }) => locationId);
  const places = ids.length === 0 ? [] : await db.selectFrom('locations').select(['id', 'latitude', 'longitude']).where('id', 'in', ids).execute();
  const points = ids.map((id): Point => {
    const { latitude = 0, longitude = 0 } = places.find((place) => place.id === id) ?? {};
    return [latitude, longitude];
  });
  return points.length < 2 ? null : estimatedKm(points).toFixed(3);
}

async function termsOf({ db }: Context, contractId: string) {
  const terms = await db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow();
  const { unitStandard, flatTripRate, flatTripBackhaulRate } = terms;
  const bands = await db
    .selectFrom('contractDistanceRates').select(['fromKm as from', 'toKm as to', 'value', 'backhaulRate', 'backhaulPercentage', 'minKm as minDistance'])
    .where('contractId', '=', contractId).orderBy('fromKm').execute();
  return { unitStandard, pointToPoint: null, flatTrip: flatTripRate === null ? null : { rate: flatTripRate, backhaulRate: flatTripBackhaulRate }, bands };
}

/** What the order would cover and cost, by the same rules as in the API. */
export async function priceOf(context: Context, contractId: string, stops: OrderParts['stops'], isBackhaul: boolean) {
  const predictedDistance = await kmOf(context, stops);
  if (predictedDistance === null) return { predictedDistance, predictedCost: null };
  return { predictedDistance, predictedCost: linehaul(await termsOf(context, contractId), predictedDistance, isBackhaul)?.amount ?? null };
}
