import type { FieldError } from 'shared-contracts/common';
import type { TripInput } from 'shared-contracts/trips';
import { clashesAmong } from '../network/cargos/compatibility.rules.ts';
import { currencyOf } from '../finance/contracts/contracts.store.ts';
import { costsOfWays } from '../finance/contracts/way-costs.ts';
import type { Point } from '../network/geo/great-circle.rules.ts';
import type { Routing } from '../network/geo/routing.ts';
import type { Db } from '../platform/database.ts';
import { sumOf, toMeasure } from '../platform/money.ts';
import { cargosOf, type LoadedOrder, loadOrders, routesOf } from './trip-load.store.ts';
import { type Plan, planTimes } from './trip-plan.rules.ts';
import { mergeStops, placeStops, type Route } from './trip-stops.rules.ts';

type Wish = Pick<TripInput, 'orderIds' | 'stops' | 'pickAt' | 'dropAt' | 'billingContractId' | 'isBackhaul'>;

/** A trip as it would be saved: load in CBM and kg, km, cost in the base currency of the contract. */
export type TripPlan = Plan & {
  orders: LoadedOrder[];
  space: string;
  weight: string;
  distance: string | null;
  isEstimated: boolean;
  cost: string | null;
  currency: string | null;
  problems: Record<string, FieldError>;
};

const pointsIn = (routes: readonly Route[]) =>
  new Map<string, Point>(
    routes.flatMap(({ visits }) => visits.map(({ locationId, point }) => [locationId, point] as const)),
  );

function orderProblems(
  wish: Wish,
  orders: readonly LoadedOrder[],
  inTrip: ReadonlySet<string>,
): Record<string, FieldError> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const seen = new Set<string>();
  return Object.fromEntries(
    wish.orderIds.flatMap((given, i): [string, FieldError][] => {
      const [id, field] = [given.toLowerCase(), `orderIds.${i}`];
      const order = byId.get(id);
      if (!order) return [[field, { code: 'notFound', message: 'Order not found' }]];
      if (seen.has(id)) return [[field, { code: 'repeated', message: 'Order is there twice' }]];
      seen.add(id);
      return order.stage === 'validated' || inTrip.has(id)
        ? []
        : [
            [
              field,
              {
                code: 'notValidated',
                message: `Order ${order.number} is not free`,
                params: { number: order.number, stage: order.stage },
              },
            ],
          ];
    }),
  );
}

/** Orders whose cargos may not travel together, by field, naming both orders and both cargos. */
async function cargoProblems(db: Db, wish: Wish, orders: readonly LoadedOrder[]): Promise<Record<string, FieldError>> {
  const cargos = Map.groupBy(
    await cargosOf(
      db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const clashes = clashesAmong(orders.map(({ id, number }) => ({ id, number, cargos: cargos.get(id) ?? [] })));
  return Object.fromEntries(
    clashes.map(({ order, beside, cargo, other }): [string, FieldError] => {
      const params = { order: order.number, beside: beside.number, first: other.name, second: cargo.name };
      const message = `Orders ${beside.number} and ${order.number} may not travel together: ${other.name} and ${cargo.name}`;
      return [
        `orderIds.${wish.orderIds.findIndex((id) => id.toLowerCase() === order.id)}`,
        { code: 'incompatibleCargo', message, params },
      ];
    }),
  );
}

async function costOf(
  db: Db,
  routing: Routing,
  { billingContractId: contractId, isBackhaul }: Wish,
  stops: Plan['stops'],
  distance: string | null,
) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!contractId || !first || !last) return { cost: null, currency: null };
  const [cost = null] = await costsOfWays(db, routing, [
    { contractId, from: first.locationId, to: last.locationId, distance, isBackhaul },
  ]);
  return { cost, currency: await currencyOf(db, contractId) };
}

const timesFault = ({ pickAt, dropAt }: Pick<Plan, 'pickAt' | 'dropAt'>): Record<string, FieldError> =>
  pickAt !== null && dropAt !== null && dropAt < pickAt
    ? { dropAt: { code: 'invalidDate', message: 'Invalid date' } }
    : {};

/**
 * What follows from the orders of a trip: its way, its times, its load, its distance and its cost.
 * @param organizationId who runs it; null: root looks
 * @param inTrip orders that are in it already
 */
export async function planTrip(
  db: Db,
  routing: Routing,
  organizationId: string | null,
  wish: Wish,
  inTrip: ReadonlySet<string> = new Set(),
): Promise<TripPlan> {
  const orders = await loadOrders(db, organizationId, [...new Set(wish.orderIds.map((id) => id.toLowerCase()))]);
  const routes = await routesOf(db, orders);
  const placed =
    wish.stops.length > 0
      ? placeStops(routes, wish.stops, pointsIn(routes))
      : { stops: mergeStops(routes), problems: {} };
  const plan = planTimes(placed.stops, new Map(orders.map((order) => [order.id, order])), wish.pickAt, wish.dropAt);
  const way = plan.stops.length > 1 ? await routing(plan.stops.map(({ point }) => point)) : null;
  const distance = way?.distance ?? null;
  return {
    ...plan,
    orders,
    space: toMeasure(sumOf(orders.map(({ totalSpace }) => totalSpace))),
    weight: toMeasure(sumOf(orders.map(({ totalWeight }) => totalWeight))),
    distance,
    isEstimated: way?.estimated ?? true,
    ...(await costOf(db, routing, wish, plan.stops, distance)),
    problems: {
      ...(await cargoProblems(db, wish, orders)),
      ...orderProblems(wish, orders, inTrip),
      ...placed.problems,
      ...timesFault(plan),
    },
  };
}
