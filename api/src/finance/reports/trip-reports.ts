import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { LoadItem } from 'shared-contracts/trips/load-documents';
import type { Trip, TripStop } from 'shared-contracts/trips/trips';
import { listFreight, toLoadingPlan, toManifest } from '../../trips/public.ts';
import { createTripSource } from './trip-source.ts';
import type { ReportCells } from './source.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MINUTE = 60;

type StopDetails = Pick<TripStop, 'position' | 'location' | 'contact' | 'plannedAt' | 'windowFrom' | 'windowTo'>;
const stopCells = ({ position, location, contact, plannedAt, windowFrom, windowTo }: StopDetails): ReportCells => ({
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
const itemCells = ({
  number,
  shipperCode,
  packNumber,
  cargo,
  quantity,
  weight,
  space,
}: Omit<LoadItem, 'id' | 'orderId'>): ReportCells => ({
  orderNumber: formatOrderNumber({ number, shipperCode }),
  packNumber,
  cargo,
  quantity,
  weight,
  space,
});
const toRow = (trip: Trip, id: string, cells: ReportCells) => ({ id, cells: { tripNumber: trip.number, ...cells } });
const STOP: readonly ReportColumnId[] = [
  'stop',
  'location',
  'address',
  'coordinates',
  'contact',
  'phone',
  'plannedAt',
  'windowFrom',
  'windowTo',
];
const ITEM: readonly ReportColumnId[] = ['orderNumber', 'packNumber', 'cargo', 'quantity', 'weight', 'space'];

/** Omitted in the manifest, which lists an item at its pickup and at its drop. */
const LOADED: readonly ReportColumnId[] = ['quantity', 'weight', 'space'];

/** Each cargo item at each stop with its pickup or drop. */
export const deliveryManifest = createTripSource(
  ['tripNumber', ...STOP, 'task', 'orderReference', ...ITEM],
  (trip, now) =>
    toManifest(trip, now).stops.flatMap((stop) =>
      stop.orders.flatMap(({ what, reference, items }) =>
        items.map((item) =>
          toRow(trip, `${stop.position}-${item.id}`, {
            ...stopCells(stop),
            task: what === 'pick' ? 'pick' : 'drop',
            orderReference: reference,
            ...itemCells(item),
          }),
        ),
      ),
    ),
);

/** Each cargo item at the stop where it is loaded, in the order of loading. */
export const loadingPlan = createTripSource(
  ['tripNumber', ...STOP, 'place', 'outAtStop', 'isBehind', ...ITEM],
  (trip, now) =>
    toLoadingPlan(trip, now).steps.flatMap((step) =>
      step.load.map((item) =>
        toRow(trip, item.id, {
          ...stopCells(step),
          place: item.place,
          outAtStop: item.dropAt + 1,
          isBehind: item.isBehind,
          ...itemCells(item),
        }),
      ),
    ),
  LOADED,
);

/** Each cargo item to be picked from the store. */
export const pickingSlip = createTripSource(
  ['tripNumber', ...STOP, 'orderReference', 'owner', ...ITEM, 'outAtStop'],
  (trip) => {
    const [stops, orders] = [
      new Map(trip.stops.map((stop) => [stop.position, stop])),
      new Map(trip.orderList.map((order) => [order.id, order])),
    ];
    return listFreight(trip)
      .toSorted((one, other) => one.pickAt - other.pickAt)
      .map((item) => {
        const [stop, order] = [stops.get(item.pickAt), orders.get(item.orderId)];
        return toRow(trip, item.id, {
          ...(stop && stopCells(stop)),
          orderReference: order?.reference ?? null,
          owner: order?.organization.name ?? null,
          ...itemCells(item),
          outAtStop: item.dropAt + 1,
        });
      });
  },
  LOADED,
);

const minutesBetween = (from: number | null, to: number | null) =>
  from === null || to === null ? null : Math.max(0, Math.floor((to - from) / MINUTE));

/** Each stop, with planned and actual times. */
export const tripLocations = createTripSource(
  ['tripNumber', ...STOP, 'orderNumbers', 'arrivedAt', 'departedAt', 'dwellMinutes', 'lateMinutes'],
  (trip) =>
    trip.stops.map((stop) =>
      toRow(trip, String(stop.position), {
        ...stopCells(stop),
        orderNumbers: [...new Set(stop.orders.map(formatOrderNumber))].join(', '),
        arrivedAt: stop.arrivedAt,
        departedAt: stop.departedAt,
        dwellMinutes: minutesBetween(stop.arrivedAt, stop.departedAt),
        lateMinutes: minutesBetween(stop.windowTo, stop.arrivedAt),
      }),
    ),
);
