import { createContext, use } from 'react';
import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import type { Trip, TripOrder } from 'shared-contracts/trips/trips';
import type { Load } from 'shared-ui/format';
import type { Coordinates } from 'shared-ui/map';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** An order of the form: an available one, or one of the edited trip. */
export type FormOrder = {
  id: string;
  /** Includes the code of its shipper. */
  number: string;
  organization: string;
  pickup: string;
  drop: string;
  pickupFrom: number | null;
  load: Load;
  points: readonly Coordinates[];
};

const toPoint = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

export const toFormOrder = ({ id, organization, pickupFrom, stops, ...order }: AvailableOrder): FormOrder => ({
  id,
  number: formatOrderNumber(order),
  organization: organization.name,
  pickup: stops[0]?.location.name ?? '',
  drop: stops.at(-1)?.location.name ?? '',
  pickupFrom,
  load: toLoad(order),
  points: stops.map(({ location }) => toPoint(location)),
});

const toFormOrderOf =
  ({ stops }: Trip) =>
  ({ id, organization, pickup, drop, pickupFrom, ...order }: TripOrder): FormOrder => ({
    id,
    number: formatOrderNumber(order),
    organization: organization.name,
    pickup: pickup ?? '',
    drop: drop ?? '',
    pickupFrom,
    load: toLoad(order),
    points: stops
      .filter(({ orders }) => orders.some((visited) => visited.id === id))
      .map(({ location }) => toPoint(location)),
  });

export type OrderById = ReadonlyMap<string, FormOrder>;
export const toOrderById = (trip: Trip): OrderById =>
  new Map(trip.orderList.map(toFormOrderOf(trip)).map((order) => [order.id, order]));

export type TripFormState = {
  /** The edited trip; undefined for a new one. */
  trip: Trip | undefined;
  /** Orders of the trip and all orders listed so far. */
  orderById: OrderById;
  addOrders: (orders: readonly FormOrder[]) => void;
  /** A saved route: orders along it are listed, and the stops can follow it. */
  routeId: string | undefined;
  setRouteId: (id: string | undefined) => void;
};
export const TripFormContext = createContext<TripFormState>({
  trip: undefined,
  orderById: new Map(),
  addOrders: () => undefined,
  routeId: undefined,
  setRouteId: () => undefined,
});
export const useTripFormContext = () => use(TripFormContext);
