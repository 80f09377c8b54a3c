import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import { findRoutePoints, type Routing, calculateRoutes } from '../../network/public.ts';
import type { Pricing } from '../pricing/pricing.hooks.ts';
import type { Db } from '../../platform/database/database.ts';
import { kindAt } from '../core/stops.rules.ts';

/**
 * `distance`: km; null with fewer than two stops. `cost`: in the contract's base currency; null without a matching
 * rate, or when the cost exceeds the largest amount of money.
 */
export type Prediction = { distance: string | null; cost: string | null; isEstimated: boolean };
export type Estimator = { routing: Routing; pricing: Pricing };
type DueStop = { locationId: string; kind?: StopKind | null | undefined; windowFrom?: number | null | undefined };
type PredictedOrder = {
  contractId: string;
  isBackhaul: boolean;
  stops: readonly DueStop[];
  pickupFrom?: number | null | undefined;
  deliveryFrom?: number | null | undefined;
  services?: readonly RequestedService[] | undefined;
};

/** Stops with the start of their window, or else that of the order. */
const toDueStops = ({ stops, pickupFrom = null, deliveryFrom = null }: PredictedOrder) =>
  stops.map(({ locationId, kind, windowFrom }, position) => ({
    locationId,
    at: windowFrom ?? (kindAt(position, kind) === 'pickup' ? pickupFrom : deliveryFrom),
  }));

const NO_PREDICTION: Prediction = { distance: null, cost: null, isEstimated: true };

/** Predicts several orders with as many queries as for one. */
export async function predictOrders(
  db: Db,
  { routing, pricing }: Estimator,
  orders: readonly PredictedOrder[],
): Promise<Prediction[]> {
  const routed = orders.filter(({ stops }) => stops.length > 1);
  const locationIds = routed.map(({ stops }) => stops.map(({ locationId }) => locationId));
  const routes = await calculateRoutes(routing, await findRoutePoints(db, locationIds));
  const journeys = routed.map((order, i) => ({
    contractId: order.contractId,
    isBackhaul: order.isBackhaul,
    services: order.services,
    at: order.pickupFrom ?? null,
    stops: toDueStops(order),
    from: locationIds[i]?.at(0) ?? '',
    to: locationIds[i]?.at(-1) ?? '',
    distance: routes[i]?.distance ?? null,
  }));
  const costs = await pricing.predictCosts(db, routing, journeys);
  const predictions = new Map(
    routed.map((order, i): [PredictedOrder, Prediction] => {
      const route = routes[i];
      if (!route) return [order, NO_PREDICTION];
      return [order, { distance: route.distance, cost: costs[i] ?? null, isEstimated: route.estimated }];
    }),
  );
  return orders.map((order) => predictions.get(order) ?? NO_PREDICTION);
}

export async function predictOrder(db: Db, estimator: Estimator, order: PredictedOrder): Promise<Prediction> {
  const [prediction = NO_PREDICTION] = await predictOrders(db, estimator, [order]);
  return prediction;
}
