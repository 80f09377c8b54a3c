import { FleetSettings } from 'shared-contracts/trips/planner';
import type { AssignmentSuggestions } from 'shared-contracts/trips/assignment-suggestions';
import { createTravel, estimateLeg, type Routing, type Travel } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { findDrivingSettings } from '../driver-hours/driver-hours-rules.store.ts';
import { assignFleet } from '../planner/fleet/assign-fleet.rules.ts';
import { listFleetPoints, roundTravel } from '../planner/fleet/fleet-places.rules.ts';
import { loadFleet } from '../planner/fleet/load-fleet.ts';
import { listPlannableTypes } from '../planner/planner.store.ts';
import { toKm } from '../planner/suggestion.present.ts';
import { toFleetTrip } from './assigned-trip.rules.ts';
import { findPlannedOrders, listTripsToAssign, type TripToAssign } from './trips-to-assign.store.ts';

type Item = AssignmentSuggestions['items'][number];
type AssignmentServices = { db: Db; routing: Routing; now: number };
const NO_VEHICLE = { vehicle: null, driver: null, approach: null };

/** Distributes the vehicles that an organization can use over several of its trips. */
async function assignTrips(
  { db, routing, now }: AssignmentServices,
  organizationId: string,
  trips: readonly TripToAssign[],
) {
  const orders = await findPlannedOrders(
    db,
    trips.flatMap(({ orderIds }) => orderIds),
  );
  const toFleetTrips = (by: Travel) =>
    trips.flatMap((trip, index) => {
      const carried = trip.orderIds.flatMap((id) => orders.get(id) ?? []);
      return toFleetTrip(trip, carried, index, { now, travel: by }) ?? [];
    });
  const until = Math.max(now, ...toFleetTrips(roundTravel(estimateLeg)).map(({ endsAt }) => endsAt));
  const { vehicles, settings } = await loadFleet(db, { organizationId, now, until }, FleetSettings.parse({}), {
    driving: await findDrivingSettings(db, organizationId),
    types: await listPlannableTypes(db, organizationId),
  });
  const stops = trips.flatMap((trip) => trip.stops.map(({ latitude, longitude }): Point => [latitude, longitude]));
  const travel = roundTravel(createTravel(await routing.roads([...stops, ...listFleetPoints(vehicles)])));
  const assignment = assignFleet(toFleetTrips(travel), vehicles, { settings, earliest: now, travel });
  return trips.map(({ id, number }, index): Item => {
    const assigned = assignment.vehicles.get(index);
    if (!assigned) return { tripId: id, number, ...NO_VEHICLE, refusals: assignment.refusals.get(index) ?? [] };
    const { vehicle, approachMetres } = assigned;
    return {
      tripId: id,
      number,
      vehicle: { id: vehicle.id, name: vehicle.name },
      driver: vehicle.driver && { id: vehicle.driver.id, name: vehicle.driver.name },
      approach: toKm(approachMetres),
      refusals: [],
    };
  });
}

/**
 * The vehicle and driver that fit each trip best, without giving two trips of a time to one vehicle. Stores nothing.
 * @throws 422 for trips that the caller's organization doesn't run
 */
export async function suggestAssignments(
  services: AssignmentServices,
  caller: Caller,
  tripIds: readonly string[],
): Promise<AssignmentSuggestions> {
  const trips = await listTripsToAssign(services.db, caller, tripIds);
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  const missing = [...tripIds.entries()].filter(([, id]) => !byId.has(id.toLowerCase()));
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map(([i]) => [`tripIds.${i}`, { code: 'notFound', message: 'Trip not found' }])),
    );
  const items: Item[] = [];
  for (const [organizationId, own] of Map.groupBy(trips, (trip) => trip.organizationId))
    items.push(...(await assignTrips(services, organizationId, own)));
  return { items: items.toSorted((a, b) => a.number.localeCompare(b.number, 'en')) };
}
