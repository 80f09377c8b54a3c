import type { FleetRefusal } from 'shared-contracts/trips/planner';
import type { Plan, Pool, Unplaced } from '../pool.rules.ts';
import { assignFleet, type FleetAssignment } from './assign-fleet.rules.ts';
import {
  type AssignedVehicle,
  type FleetSettings,
  type FleetVehicle,
  listClasses,
  toClassRequests,
  typeIdOf,
} from './fleet.rules.ts';
import { createFleetTravel } from './fleet-places.rules.ts';
import { toFleetTrips } from './fleet-trip.rules.ts';
import type { FleetContext } from './vehicle-day.rules.ts';

export type Fleet = { vehicles: readonly FleetVehicle[]; settings: FleetSettings };
/** A plan with its vehicle, or with the reasons for which no vehicle takes it. */
export type FleetPlan = Plan & { vehicle?: AssignedVehicle; refusals?: FleetRefusal[] };
/** The part of a pool that vehicles of a fleet need. */
export const toFleetContext = (pool: Pool, { vehicles, settings }: Fleet): FleetContext => ({
  settings,
  earliest: pool.earliest,
  travel: createFleetTravel(pool, vehicles),
});

type Plans<P extends Plan = Plan> = { plans: readonly P[]; unplaced: readonly Unplaced[] };

/** The pool with the sizes of the vehicles that exist as types. */
export function toFleetPool(pool: Pool, { vehicles }: Fleet): Pool {
  const types = listClasses(vehicles);
  return { ...pool, types, orders: toClassRequests(pool.orders, types) };
}

/** Adds to each plan its vehicle, or the reasons for which no vehicle takes it. */
export function withVehicles(plans: readonly Plan[], assignment: FleetAssignment): FleetPlan[] {
  return plans.map((plan, index): FleetPlan => {
    const assigned = assignment.vehicles.get(index);
    if (!assigned) {
      const refusals = assignment.refusals.get(index) ?? [];
      return { ...plan, vehicleTypeId: typeIdOf(plan.vehicleTypeId), refusals };
    }
    const { vehicle, approachMetres } = assigned;
    const { id, name, space, weight, palletPlaces, loadingMeters, typeId, driver } = vehicle;
    return {
      ...plan,
      vehicleTypeId: typeId,
      vehicle: {
        id,
        name,
        space,
        weight,
        palletPlaces,
        loadingMeters,
        approachMetres,
        driver: { id: driver?.id ?? '', name: driver?.name ?? '' },
      },
    };
  });
}

/** Plans for the vehicles of a pool with a fleet, or else for its vehicle types. */
export function planForFleet(pool: Pool & { fleet?: Fleet }, plan: (pool: Pool) => Plans): Plans<FleetPlan> {
  const { fleet } = pool;
  if (!fleet) return plan(pool);
  const { plans, unplaced } = plan(toFleetPool(pool, fleet));
  const trips = toFleetTrips(plans, pool.orders);
  return { plans: withVehicles(plans, assignFleet(trips, fleet.vehicles, toFleetContext(pool, fleet))), unplaced };
}
