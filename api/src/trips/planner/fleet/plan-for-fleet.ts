import type { FleetRefusal } from 'shared-contracts/trips/planner';
import type { Plan, Pool, PoolOrder, Unplaced } from '../pool.rules.ts';
import { assignFleet } from './assign-fleet.rules.ts';
import {
  type AssignedVehicle,
  type FleetSettings,
  type FleetVehicle,
  listClasses,
  toClassRequests,
  typeIdOf,
} from './fleet.rules.ts';
import { toFleetTrips } from './fleet-trip.rules.ts';

export type Fleet = { vehicles: readonly FleetVehicle[]; settings: FleetSettings };
/** A plan with its vehicle, or with why no vehicle takes it. */
export type FleetPlan = Plan & { vehicle?: AssignedVehicle; refusals?: FleetRefusal[] };
type Plans<P extends Plan = Plan> = { plans: readonly P[]; unplaced: readonly Unplaced[] };

/** The pool with the sizes of the vehicles that exist as types. */
export function toFleetPool(pool: Pool, { vehicles }: Fleet): Pool {
  const types = listClasses(vehicles);
  return { ...pool, types, orders: toClassRequests(pool.orders, types) };
}

/** Gives vehicles to plans that were made for a fleet pool. @param orders as they request types */
export function assignVehicles(
  { plans, unplaced }: Plans,
  orders: readonly PoolOrder[],
  { vehicles, settings }: Fleet,
  earliest: number,
): Plans<FleetPlan> {
  const assignment = assignFleet(toFleetTrips(plans, orders), vehicles, { settings, earliest });
  return {
    unplaced,
    plans: plans.map((plan, index): FleetPlan => {
      const assigned = assignment.vehicles.get(index);
      if (!assigned) {
        const refusals = assignment.refusals.get(index) ?? [];
        return { ...plan, vehicleTypeId: typeIdOf(plan.vehicleTypeId), refusals };
      }
      const { vehicle, approachMetres } = assigned;
      const { id, name, space, weight, typeId, driver } = vehicle;
      return {
        ...plan,
        vehicleTypeId: typeId,
        vehicle: {
          id,
          name,
          space,
          weight,
          approachMetres,
          driver: { id: driver?.id ?? '', name: driver?.name ?? '' },
        },
      };
    }),
  };
}

/** Plans for the vehicles of a pool with a fleet, or else for its vehicle types. */
export function planForFleet(pool: Pool & { fleet?: Fleet }, plan: (pool: Pool) => Plans): Plans<FleetPlan> {
  if (!pool.fleet) return plan(pool);
  return assignVehicles(plan(toFleetPool(pool, pool.fleet)), pool.orders, pool.fleet, pool.earliest);
}
