import type { PlanComparison } from 'shared-contracts/trips/plans/plan-comparison';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { PlanDifference } from 'shared-contracts/values/trips/planning-desk';
import type { NumberedOrder } from 'shared-contracts/values/orders/order-number';

type Compared = PlanComparison['orders'][number];
type Placement = NonNullable<Compared['plan']>;

/** The orders and the names are by id. */
export type ComparedTrips = {
  trips: readonly PlanTrip[];
  orders: ReadonlyMap<string, NumberedOrder>;
  vehicles: ReadonlyMap<string, string>;
  drivers: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
};
type Placed = { trip: PlanTrip; placement: Placement };

const nameOf = (id: string | null, names: ReadonlyMap<string, string>) =>
  id === null ? null : (names.get(id) ?? null);

function placeOrders({ trips, vehicles, drivers, types }: ComparedTrips): Map<string, Placed> {
  return new Map(
    trips.flatMap((trip) =>
      trip.orderIds.map((orderId): [string, Placed] => {
        const picks = trip.stops.find(({ pickOrderIds }) => pickOrderIds.includes(orderId));
        const drops = trip.stops.findLast(({ dropOrderIds }) => dropOrderIds.includes(orderId));
        const own = trip.stops.filter(
          ({ pickOrderIds, dropOrderIds }) => pickOrderIds.includes(orderId) || dropOrderIds.includes(orderId),
        );
        const placement = {
          tripId: trip.id,
          trip: trip.number,
          vehicle: nameOf(trip.vehicleId, vehicles),
          vehicleType: nameOf(trip.vehicleTypeId, types),
          driver: nameOf(trip.driverId, drivers),
          pickAt: picks?.arriveAt ?? 0,
          dropAt: drops?.arriveAt ?? 0,
          lateMinutes: own.reduce((sum, { lateMinutes }) => sum + lateMinutes, 0),
        };
        return [orderId, { trip, placement }];
      }),
    ),
  );
}

function findDifferences(a: Placed | undefined, b: Placed | undefined): PlanDifference[] {
  if (!a || !b) return ['planned'];
  const companions = ({ trip }: Placed) => trip.orderIds.toSorted().join();
  const checks: [PlanDifference, boolean][] = [
    ['vehicle', a.trip.vehicleId !== b.trip.vehicleId || a.trip.vehicleTypeId !== b.trip.vehicleTypeId],
    ['driver', a.trip.driverId !== b.trip.driverId],
    ['times', a.placement.pickAt !== b.placement.pickAt || a.placement.dropAt !== b.placement.dropAt],
    ['companions', companions(a) !== companions(b)],
  ];
  return checks.filter(([, isDifferent]) => isDifferent).map(([difference]) => difference);
}

const numberOf = ({ number, shipperCode = null }: NumberedOrder = { number: '' }) => ({ number, shipperCode });

/** The orders that two plans treat differently, by number. */
export function compareOrders(plan: ComparedTrips, other: ComparedTrips): Compared[] {
  const [a, b] = [placeOrders(plan), placeOrders(other)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((id) => ({
      id,
      ...numberOf(plan.orders.get(id) ?? other.orders.get(id)),
      differences: findDifferences(a.get(id), b.get(id)),
      plan: a.get(id)?.placement ?? null,
      other: b.get(id)?.placement ?? null,
    }))
    .filter(({ differences }) => differences.length > 0)
    .toSorted((x, y) => x.number.localeCompare(y.number, 'en') || x.id.localeCompare(y.id, 'en'));
}
