import { createContext, use } from 'react';
import type { FreeOrder } from 'shared-contracts/trip-planning';
import type { Trip, TripOrder } from 'shared-contracts/trips';
import type { Place } from 'shared-ui/map';

/** What the form shows of an order, wherever it comes from. */
export type ShownOrder = {
  id: string;
  number: string;
  organization: string;
  pickup: string;
  drop: string;
  pickupFrom: number | null;
  space: string;
  weight: string;
  way: readonly Place[];
};

const placeOf = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

export const shownOf = ({
  id,
  number,
  organization,
  pickupFrom,
  totalSpace,
  totalWeight,
  stops,
}: FreeOrder): ShownOrder => ({
  id,
  number,
  organization: organization.name,
  pickup: stops[0]?.location.name ?? '',
  drop: stops.at(-1)?.location.name ?? '',
  pickupFrom,
  space: totalSpace,
  weight: totalWeight,
  way: stops.map(({ location }) => placeOf(location)),
});

const ofTrip =
  ({ stops }: Trip) =>
  ({ id, number, organization, pickup, drop, pickupFrom, totalSpace, totalWeight }: TripOrder): ShownOrder => ({
    id,
    number,
    organization: organization.name,
    pickup: pickup ?? '',
    drop: drop ?? '',
    pickupFrom,
    space: totalSpace,
    weight: totalWeight,
    way: stops.filter(({ orders }) => orders.some((order) => order.id === id)).map(({ location }) => placeOf(location)),
  });

export type KnownOrders = ReadonlyMap<string, ShownOrder>;
export const ordersOf = (trip: Trip): KnownOrders =>
  new Map(trip.orderList.map(ofTrip(trip)).map((order) => [order.id, order]));

/** The form, and what it began with: names of what it names, and orders that are chosen. */
export type TripFormContext = {
  trip: Trip | undefined;
  known: KnownOrders;
  remember: (orders: readonly ShownOrder[]) => void;
};
export const TripContext = createContext<TripFormContext>({
  trip: undefined,
  known: new Map(),
  remember: () => undefined,
});
export const useTripForm = () => use(TripContext);
