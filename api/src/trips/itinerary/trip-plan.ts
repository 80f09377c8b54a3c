import type { FieldError } from 'shared-contracts/common';
import type { TripInput } from 'shared-contracts/trips/trips';
import { createTravel, findIncompatibleOrders } from '../../network/public.ts';
import { type Estimator, isFreeToPlan } from '../../orders/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Db } from '../../platform/database/database.ts';
import { findDrivingRule } from '../driver-hours/find-driving-rule.ts';
import { listOrderCargos, type CarriableOrder, findCarriableOrders, listOrderRoutes } from './trip-load.store.ts';
import { type Itinerary, planItinerary, planStops, sumAmounts, toAmount } from './trip-plan.rules.ts';
import { applyStopOrder, type OrderRoute } from './trip-stops.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type TripPlanInput = Pick<TripInput, 'orderIds' | 'stops' | 'pickAt' | 'dropAt' | 'billingContractId' | 'isBackhaul'>;

/**
 * A trip before it is saved. `space` in CBM, `weight` in kg, `distance` in km, `cost` in the base currency of the
 * contract.
 */
export type TripPlan = Itinerary & {
  orders: CarriableOrder[];
  space: string;
  weight: string;
  palletPlaces: string | null;
  loadingMeters: string | null;
  distance: string | null;
  isEstimated: boolean;
  cost: string | null;
  currency: string | null;
  problems: Record<string, FieldError>;
};

const pointsByLocation = (routes: readonly OrderRoute[]) =>
  new Map<string, Point>(
    routes.flatMap(({ visits }) => visits.map(({ locationId, point }) => [locationId, point] as const)),
  );

function findOrderProblems(
  input: TripPlanInput,
  orders: readonly CarriableOrder[],
  currentOrderIds: ReadonlySet<string>,
  organizationId: string | null,
): Record<string, FieldError> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const seenIds = new Set<string>();
  return Object.fromEntries(
    input.orderIds.flatMap((orderId, i): [string, FieldError][] => {
      const [id, field] = [orderId.toLowerCase(), `orderIds.${i}`];
      const order = byId.get(id);
      if (!order) return [[field, { code: 'notFound', message: 'Order not found' }]];
      if (seenIds.has(id)) return [[field, { code: 'repeated', message: 'Order is listed twice' }]];
      seenIds.add(id);
      const { stage, tripNumber } = order;
      const number = formatOrderNumber(order);
      if (currentOrderIds.has(id)) return [];
      const isOwner = organizationId === null || organizationId === order.organizationId;
      if (stage === 'validated' && !isFreeToPlan(order.handshakeState, isOwner))
        return [[field, { code: 'notAccepted', message: `Order ${number} is not accepted`, params: { number } }]];
      if (stage === 'validated') return [];
      const message = tripNumber === null ? `Order ${number} is not free` : `Order ${number} is in trip ${tripNumber}`;
      // `none` instead of a missing number, because clients choose their text by it.
      return [[field, { code: 'notValidated', message, params: { number, stage, trip: tripNumber ?? 'none' } }]];
    }),
  );
}

/** Orders whose cargos cannot travel together, by field. */
async function findCargoProblems(
  db: Db,
  input: TripPlanInput,
  orders: readonly CarriableOrder[],
): Promise<Record<string, FieldError>> {
  const cargos = Map.groupBy(
    await listOrderCargos(
      db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const conflicts = findIncompatibleOrders(
    orders.map((order) => ({ id: order.id, number: formatOrderNumber(order), cargos: cargos.get(order.id) ?? [] })),
  );
  return Object.fromEntries(
    conflicts.map(({ order, otherOrder, cargo, otherCargo }): [string, FieldError] => {
      const params = { order: order.number, beside: otherOrder.number, first: otherCargo.name, second: cargo.name };
      const message = `Orders ${otherOrder.number} and ${order.number} may not travel together: ${otherCargo.name} and ${cargo.name}`;
      return [
        `orderIds.${input.orderIds.findIndex((id) => id.toLowerCase() === order.id)}`,
        { code: 'incompatibleCargo', message, params },
      ];
    }),
  );
}

async function predictCost(
  db: Db,
  { routing, pricing }: Estimator,
  { billingContractId: contractId, isBackhaul }: TripPlanInput,
  { stops, pickAt }: Pick<Itinerary, 'stops' | 'pickAt'>,
  distance: string | null,
) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!contractId || !first || !last) return { cost: null, currency: null };
  const [cost = null] = await pricing.predictCosts(db, routing, [
    {
      contractId,
      from: first.locationId,
      to: last.locationId,
      distance,
      isBackhaul,
      at: pickAt,
      stops: stops.map(({ locationId, plannedAt }) => ({ locationId, at: plannedAt })),
    },
  ]);
  return { cost, currency: await pricing.currencyOf(db, contractId) };
}

const findTimeProblems = ({ pickAt, dropAt }: Pick<Itinerary, 'pickAt' | 'dropAt'>): Record<string, FieldError> =>
  pickAt !== null && dropAt !== null && dropAt < pickAt
    ? { dropAt: { code: 'invalidDate', message: 'Invalid date' } }
    : {};

/**
 * Computes the itinerary, load, distance and cost of a trip from its orders.
 * @param organizationId runs the trip; null: root, who sees all orders
 * @param currentOrderIds the orders that are already in the trip
 * @param tripId of a saved trip
 */
export async function planTrip(
  db: Db,
  estimator: Estimator,
  organizationId: string | null,
  input: TripPlanInput,
  currentOrderIds: ReadonlySet<string> = new Set(),
  tripId: string | null = null,
): Promise<TripPlan> {
  const orders = await findCarriableOrders(db, organizationId, [
    ...new Set(input.orderIds.map((id) => id.toLowerCase())),
  ]);
  const routes = await listOrderRoutes(db, orders, tripId);
  const timings = new Map(orders.map((order) => [order.id, order]));
  const { stops, problems } = applyStopOrder(routes, input.stops, pointsByLocation(routes));
  const isOrdered = input.stops.length > 0;
  const travel = createTravel(
    await estimator.routing.roads(routes.flatMap(({ visits }) => visits.map(({ point }) => point))),
  );
  const driveOptions = { travel, driving: await findDrivingRule(db, organizationId) };
  const itinerary = isOrdered
    ? planItinerary(stops, timings, input.pickAt, input.dropAt, driveOptions)
    : planStops(routes, timings, input.pickAt, input.dropAt, driveOptions);
  const route = itinerary.stops.length > 1 ? await estimator.routing(itinerary.stops.map(({ point }) => point)) : null;
  const distance = route?.distance ?? null;
  return {
    ...itinerary,
    orders,
    ...sumAmounts(orders.map(toAmount)),
    distance,
    isEstimated: route?.estimated ?? true,
    ...(await predictCost(db, estimator, input, itinerary, distance)),
    problems: {
      ...(await findCargoProblems(db, input, orders)),
      ...findOrderProblems(input, orders, currentOrderIds, organizationId),
      ...(isOrdered && problems),
      ...findTimeProblems(itinerary),
    },
  };
}
