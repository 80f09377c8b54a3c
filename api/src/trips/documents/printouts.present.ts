import type { LoadingPlan, Manifest, ManifestStop, DocumentTrip } from 'shared-contracts/trips/load-documents';
import type { Trip, TripStop, VisitedStop } from 'shared-contracts/trips/trips';
import { utilizationOf } from '../itinerary/trip-plan.rules.ts';
import { listCarriedOrders, listFreight, toLoadItems, lastDropPosition, sumLoad } from './freight.rules.ts';
import { toLoadingSteps } from './loading-plan.rules.ts';

const toDocumentTrip = (trip: Trip): DocumentTrip => {
  const {
    id,
    number,
    reference,
    stage,
    organization,
    vehicle,
    vehicleType,
    requestedVehicleType,
    driver,
    driverPhone,
    handovers,
    pickAt,
    dropAt,
    estimatedDistance,
    description,
  } = trip;
  return {
    id,
    number,
    reference,
    stage,
    organization,
    vehicle,
    vehicleType,
    requestedVehicleType,
    driver,
    driverPhone,
    handovers,
    pickAt,
    dropAt,
    estimatedDistance,
    description,
  };
};

const toDocumentStop = ({ position, location, contact, plannedAt, windowFrom, windowTo }: TripStop) => ({
  position,
  location,
  contact,
  plannedAt,
  windowFrom,
  windowTo,
});

function toManifestOrders(stop: VisitedStop, trip: Trip): ManifestStop['orders'] {
  return stop.orders.flatMap(({ id, what, items: parts }) => {
    const order = listCarriedOrders(trip).find((carried) => carried.id === id);
    if (!order) return [];
    const isPart = what === 'drop' && parts.length === 0 && lastDropPosition(trip.stops, id) !== stop.position;
    const items = toLoadItems(order, parts);
    return [
      {
        id,
        number: order.number,
        shipperCode: order.shipperCode,
        reference: order.reference,
        what: isPart ? 'partDrop' : what,
        items,
        load: sumLoad(items),
      },
    ];
  });
}

const toShippedOrders = (trip: Trip) =>
  listCarriedOrders(trip).map(({ id, number, shipperCode, organization }) => ({
    id,
    number,
    shipperCode,
    shipper: organization.name,
  }));

/** Contains what the caller may see of the trip. @param issuedAt unix seconds */
export function toManifest(trip: Trip, issuedAt: number): Manifest {
  const stops = trip.stops.map((stop) => {
    const stopOrders = toManifestOrders(stop, trip);
    const loadOf = (what: 'pick' | 'drop') =>
      sumLoad(stopOrders.filter((order) => order.what === what).flatMap(({ items }) => items));
    return { ...toDocumentStop(stop), orders: stopOrders, picked: loadOf('pick'), dropped: loadOf('drop') };
  });
  const orders = listCarriedOrders(trip);
  return {
    trip: toDocumentTrip(trip),
    stops: stops.filter((stop) => stop.orders.length > 0),
    orders: orders.length,
    shippedOrders: toShippedOrders(trip),
    total: sumLoad(orders.flatMap((order) => toLoadItems(order))),
    issuedAt,
  };
}

export function toLoadingPlan(trip: Trip, issuedAt: number): LoadingPlan {
  const freight = listFreight(trip);
  const loadingSteps = toLoadingSteps(
    trip.stops.map(({ position }) => position),
    freight,
  );
  const steps = trip.stops.flatMap((stop, i) => {
    const step = loadingSteps[i];
    if (!step || step.load.length + step.unload.length === 0) return [];
    return [
      { ...toDocumentStop(stop), ...step, utilization: trip.capacity && utilizationOf(step.aboard, trip.capacity) },
    ];
  });
  return {
    trip: toDocumentTrip(trip),
    steps,
    capacity: trip.capacity,
    shippedOrders: toShippedOrders(trip),
    total: sumLoad(freight),
    issuedAt,
  };
}
