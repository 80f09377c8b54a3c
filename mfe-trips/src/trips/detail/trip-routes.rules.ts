import type { Trip, TripStop, VisitedStop } from 'shared-contracts/trips/trips';
import type { MapMarker, Coordinates } from 'shared-ui/map';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** Route of the trip or of one of its orders, through its stops. */
export type PlannedRoute = { id: string; name: string; points: Coordinates[] };

const toPoints = (stops: readonly TripStop[]): Coordinates[] =>
  stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));

export const getTotalRoute = ({ id, number, stops }: Trip): PlannedRoute => ({
  id,
  name: number,
  points: toPoints(stops),
});

/** Routes of the orders through their own stops, in the sequence of the trip. */
export const getOrderRoutes = ({ orderList, stops }: Trip): PlannedRoute[] =>
  orderList
    .map(({ id, ...numbered }) => ({
      id,
      name: formatOrderNumber(numbered),
      points: toPoints(stops.filter(({ orders }) => orders.some((order) => order.id === id))),
    }))
    .filter(({ points }) => points.length > 1);

/**
 * Numbered markers; a location visited twice has one marker with both numbers.
 * @param describeEta the expected arrival in words
 */
export function stopMarkers(
  stops: readonly (TripStop & Pick<VisitedStop, 'eta'>)[],
  describeEta: (eta: number) => string,
): MapMarker[] {
  const stopsByLocation = Map.groupBy(stops, ({ location }) => location.id);
  return [...stopsByLocation].flatMap(([id, stopsHere]): MapMarker[] => {
    const [first] = stopsHere;
    if (!first) return [];
    const { latitude, longitude, name } = first.location;
    const text = stopsHere.map(({ position }) => position + 1).join(', ');
    const [eta] = stopsHere.flatMap((stop) => stop.eta ?? []);
    const expected = eta === undefined ? '' : ` · ${describeEta(eta)}`;
    return [{ id, latitude, longitude, text, label: `${text}. ${name}${expected}` }];
  });
}
