import type { LoadingPlan, Manifest, ManifestStop, PaperTrip } from 'shared-contracts/trip-papers';
import type { Trip, TripStop } from 'shared-contracts/trips';
import { utilizationOf } from '../trip-plan.rules.ts';
import { carriedOrders, freightOf, itemsOf, lastDrop, loadOf } from './freight.rules.ts';
import { loadingSteps } from './loading-plan.rules.ts';

const headOf = (trip: Trip): PaperTrip => {
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
    pickAt,
    dropAt,
    estimatedDistance,
    description,
  };
};

const placeOf = ({ position, location, contact, plannedAt, windowFrom, windowTo }: TripStop) => ({
  position,
  location,
  contact,
  plannedAt,
  windowFrom,
  windowTo,
});

function ordersAt(stop: TripStop, trip: Trip): ManifestStop['orders'] {
  return stop.orders.flatMap(({ id, what }) => {
    const order = carriedOrders(trip).find((one) => one.id === id);
    if (!order) return [];
    const isPart = what === 'drop' && lastDrop(trip.stops, id) !== stop.position;
    const items = isPart ? [] : itemsOf(order);
    return [
      {
        id,
        number: order.number,
        reference: order.reference,
        what: isPart ? 'partDrop' : what,
        items,
        load: loadOf(items),
      },
    ];
  });
}

/** The papers of a trip as far as its reader sees the trip. @param issuedAt unix seconds */
export function manifestOf(trip: Trip, issuedAt: number): Manifest {
  const stops = trip.stops.map((stop) => {
    const orders = ordersAt(stop, trip);
    const done = (what: 'pick' | 'drop') =>
      loadOf(orders.filter((order) => order.what === what).flatMap(({ items }) => items));
    return { ...placeOf(stop), orders, picked: done('pick'), dropped: done('drop') };
  });
  const carried = carriedOrders(trip);
  return {
    trip: headOf(trip),
    stops: stops.filter(({ orders }) => orders.length > 0),
    orders: carried.length,
    total: loadOf(carried.flatMap(itemsOf)),
    issuedAt,
  };
}

export function loadingPlanOf(trip: Trip, issuedAt: number): LoadingPlan {
  const freight = freightOf(trip);
  const plan = loadingSteps(
    trip.stops.map(({ position }) => position),
    freight,
  );
  const steps = trip.stops.flatMap((stop, i) => {
    const step = plan[i];
    if (!step || step.load.length + step.unload.length === 0) return [];
    return [{ ...placeOf(stop), ...step, utilization: trip.capacity && utilizationOf(step.aboard, trip.capacity) }];
  });
  return { trip: headOf(trip), steps, capacity: trip.capacity, total: loadOf(freight), issuedAt };
}
