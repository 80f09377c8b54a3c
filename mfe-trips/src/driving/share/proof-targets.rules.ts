import type { MyTrip } from 'shared-contracts/trips/trip-driving';

/** A target of a shared file: an order at a stop of a trip. `number`: that of the stop, from 1. */
export type ProofTarget = {
  value: string;
  tripId: string;
  trip: string;
  orderId: string;
  order: string;
  stop: number;
  number: number;
  place: string;
};

/** Only orders on the way: an order that isn't started accepts no proof. */
export const listTargets = (trips: readonly MyTrip[]): ProofTarget[] =>
  trips.flatMap((trip) =>
    trip.stops.flatMap(({ location, orders }, index) =>
      orders
        .filter(({ id }) => trip.orders.some((order) => order.id === id && order.stage !== 'addedToTrip'))
        .map(({ id, number, stop }) => ({
          value: `${trip.id} ${id} ${stop}`,
          tripId: trip.id,
          trip: trip.number,
          orderId: id,
          order: number,
          stop,
          number: index + 1,
          place: location.name,
        })),
    ),
  );
