import type { Trip, TripStop } from 'shared-contracts/trips';
import type { MapMarker, Place } from 'shared-ui/map';

/** A way that the map draws: of the whole trip, or of one order in it. */
export type Way = { id: string; name: string; places: Place[] };

const placesOf = (stops: readonly TripStop[]): Place[] =>
  stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));

export const totalWay = ({ id, number, stops }: Trip): Way => ({ id, name: number, places: placesOf(stops) });

/** Of each order the stops at which it is picked up and dropped, in the order of the trip. */
export const orderWays = ({ orderList, stops }: Trip): Way[] =>
  orderList
    .map(({ id, number }) => ({
      id,
      name: number,
      places: placesOf(stops.filter(({ orders }) => orders.some((order) => order.id === id))),
    }))
    .filter(({ places }) => places.length > 1);

/** The stops by number; a place that the trip comes to twice stands once, with both. */
export function stopMarkers(stops: readonly TripStop[]): MapMarker[] {
  const visits = Map.groupBy(stops, ({ location }) => location.id);
  return [...visits].flatMap(([id, here]): MapMarker[] => {
    const [first] = here;
    if (!first) return [];
    const { latitude, longitude, name } = first.location;
    const text = here.map(({ position }) => position + 1).join(', ');
    return [{ id, latitude, longitude, text, label: `${text}. ${name}` }];
  });
}
