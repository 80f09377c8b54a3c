import type { LoadingPlan, LoadItem, Manifest } from 'shared-contracts/trips/load-documents';
import type { Trip, TripStop } from 'shared-contracts/trips/trips';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type Cells = Record<string, unknown>;
type Stop = Pick<TripStop, 'position' | 'location' | 'contact' | 'plannedAt' | 'windowFrom' | 'windowTo'>;

const ofStop = ({ position, location, contact, plannedAt, windowFrom, windowTo }: Stop): Cells => ({
  stop: position + 1,
  location: location.name,
  address: location.address,
  coordinates: `${location.latitude}, ${location.longitude}`,
  contact: contact?.name ?? null,
  phone: contact?.phone ?? null,
  plannedAt,
  windowFrom,
  windowTo,
});
const ofItem = ({
  number,
  shipperCode,
  packNumber,
  cargo,
  quantity,
  weight,
  space,
}: Omit<LoadItem, 'id' | 'orderId'>): Cells => ({
  orderNumber: formatOrderNumber({ number, shipperCode }),
  packNumber,
  cargo,
  quantity,
  weight,
  space,
});

/** Each item once at its pickup and once at its drop. */
export const manifestCells = ({ trip, stops }: Manifest): Cells[] =>
  stops.flatMap((stop) =>
    stop.orders.flatMap(({ what, reference, items }) =>
      items.map((item) => ({
        tripNumber: trip.number,
        ...ofStop(stop),
        task: what === 'pick' ? 'pick' : 'drop',
        orderReference: reference,
        ...ofItem(item),
      })),
    ),
  );

/** Each item where it is loaded. */
export const loadingCells = ({ trip, steps }: LoadingPlan): Cells[] =>
  steps.flatMap((step) =>
    step.load.map((item) => ({
      tripNumber: trip.number,
      ...ofStop(step),
      place: item.place,
      outAtStop: item.dropAt + 1,
      isBehind: item.isBehind,
      ...ofItem(item),
    })),
  );

type StopOrder = Trip['stops'][number]['orders'][number];
const positionWhere = ({ stops }: Trip, orderId: string, matches: (order: StopOrder) => boolean) =>
  stops.find(({ orders }) => orders.some((order) => order.id === orderId && matches(order)))?.position;

/** Each item of an order, at the order's first pickup. */
export const pickingCells = (trip: Trip): Cells[] =>
  trip.orderList
    .filter(({ stage }) => stage !== 'cancelled')
    .flatMap((order) =>
      order.cargoItems.map((item) => {
        const stop = trip.stops.find(
          ({ position }) => position === positionWhere(trip, order.id, ({ what }) => what === 'pick'),
        );
        const drops = trip.stops.filter(({ orders }) =>
          orders.some(({ id, what }) => id === order.id && what === 'drop'),
        );
        return {
          tripNumber: trip.number,
          ...(stop && ofStop(stop)),
          orderReference: order.reference,
          owner: order.organization.name,
          ...ofItem({ ...item, number: order.number, shipperCode: order.shipperCode, cargo: item.cargo.name }),
          outAtStop: (drops.at(-1)?.position ?? 0) + 1,
        };
      }),
    );

const minutes = (from: number | null, to: number | null) =>
  from === null || to === null ? null : Math.max(0, Math.floor((to - from) / 60));

export const stopCells = (trip: Trip): Cells[] =>
  trip.stops.map((stop) => ({
    tripNumber: trip.number,
    ...ofStop(stop),
    orderNumbers: [...new Set(stop.orders.map(formatOrderNumber))].join(', '),
    arrivedAt: stop.arrivedAt,
    departedAt: stop.departedAt,
    dwellMinutes: minutes(stop.arrivedAt, stop.departedAt),
    lateMinutes: minutes(stop.windowTo, stop.arrivedAt),
  }));
