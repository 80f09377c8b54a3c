import type { FastifyInstance } from 'fastify';
import type { SuggestInput } from 'shared-contracts/trips/planner';
import {
  fetchRoadTable,
  findZoneAt,
  findZonesOfOrganization,
  MAX_ROAD_PLACES,
  toRoadKey,
} from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { findDrivingSettings } from '../driver-hours/driver-hours-rules.store.ts';
import type { FleetTask } from './fleet/fleet.rules.ts';
import { listFleetPoints } from './fleet/fleet-places.rules.ts';
import { loadFleet } from './fleet/load-fleet.ts';
import type { Fleet } from './fleet/plan-for-fleet.ts';
import {
  findOrganizationNames,
  listPlannableOrders,
  type PlannableOrder,
  listPlannableTypes,
  type PlannableType,
} from './planner.store.ts';
import type { Pool } from './pool.rules.ts';
import { toDrivingRule } from '../driver-hours/driving.rules.ts';

/** A pool with names for the presentation. */
export type PlanningData = Omit<Pool, 'orders' | 'types'> & {
  orders: readonly PlannableOrder[];
  types: readonly PlannableType[];
  zoneNames: ReadonlyMap<string, string>;
  partnerNames: ReadonlyMap<string, string>;
  /** Absent: plans for vehicle types. */
  fleet?: Fleet;
};

/** Empty unless the routing service knows the distances. Leaves out the fleet if there are too many places. */
async function loadRoads(
  app: FastifyInstance,
  orders: readonly PlannableOrder[],
  fleet: Fleet | undefined,
): Promise<Pick<Pool, 'roads'>> {
  const ofOrders = orders.flatMap(({ stops }) => stops.map(({ point }) => point as Point));
  const all = [...ofOrders, ...(fleet ? listFleetPoints(fleet.vehicles) : [])];
  const isTooMany = new Set(all.map(toRoadKey)).size > MAX_ROAD_PLACES;
  const roads = await fetchRoadTable(app, isTooMany ? ofOrders : all);
  return roads ? { roads } : {};
}

/** Loads the orders, vehicle types, zones and roads for planning in an organization. */
export async function loadPlanningData(
  app: FastifyInstance,
  organizationId: string,
  input: Partial<SuggestInput> & { tasks?: readonly FleetTask[] },
): Promise<PlanningData> {
  const { db } = app;
  const orders = await listPlannableOrders(db, organizationId, input);
  const [types, zones] = [
    await listPlannableTypes(db, organizationId),
    await findZonesOfOrganization(db, organizationId),
  ];
  const driving = input.driving ?? (await findDrivingSettings(db, organizationId));
  const now = app.now();
  const until = input.horizon ?? now;
  const fleet =
    input.fleet &&
    (await loadFleet(db, { organizationId, now, until }, input.fleet, { driving, types, tasks: input.tasks ?? [] }));
  return {
    orders,
    types,
    earliest: now,
    driving: toDrivingRule(driving),
    ...(fleet && { fleet }),
    ...(await loadRoads(app, orders, fleet)),
    zoneAt: (point) => findZoneAt(point, zones)?.id ?? null,
    zoneNames: new Map(zones.map(({ id, name }) => [id, name])),
    partnerNames: await findOrganizationNames(
      db,
      orders.map(({ partnerId }) => partnerId),
    ),
  };
}
