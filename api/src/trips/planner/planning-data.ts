import type { FastifyInstance } from 'fastify';
import type { SuggestInput } from 'shared-contracts/trips/planner';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { fetchDistanceTable, findZoneAt, findZonesOfOrganization } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { FleetTask } from './fleet/fleet.rules.ts';
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
import { toDrivingRule } from './routing/driving.rules.ts';

/** A pool with names for the presentation. */
export type PlanningData = Omit<Pool, 'orders' | 'types'> & {
  orders: readonly PlannableOrder[];
  types: readonly PlannableType[];
  zoneNames: ReadonlyMap<string, string>;
  partnerNames: ReadonlyMap<string, string>;
  /** Absent: plans for vehicle types. */
  fleet?: Fleet;
};

/** Empty unless the routing service knows all distances. */
async function loadRoadMetres(
  app: FastifyInstance,
  orders: readonly PlannableOrder[],
): Promise<Pick<Pool, 'roadMetres'>> {
  const locations = [
    ...new Map(orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point as Point])),
  ];
  const table = await fetchDistanceTable(
    app,
    locations.map(([, point]) => point),
  );
  if (!table || table.some((row) => row.includes(null))) return {};
  const toMetres = (row: readonly (number | null)[] | undefined) =>
    new Map(locations.map(([id], to) => [id, Math.round(row?.[to] ?? 0)]));
  return { roadMetres: new Map(locations.map(([id], from) => [id, toMetres(table[from])])) };
}

/** Loads the orders, vehicle types, zones and distances with which an organization plans. */
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
  const driving = input.driving ?? DEFAULT_DRIVING;
  const now = app.now();
  const until = input.horizon ?? now;
  return {
    orders,
    types,
    earliest: now,
    driving: toDrivingRule(driving),
    ...(input.fleet && {
      fleet: await loadFleet(db, { organizationId, now, until }, input.fleet, {
        driving,
        types,
        tasks: input.tasks ?? [],
      }),
    }),
    ...(await loadRoadMetres(app, orders)),
    zoneAt: (point) => findZoneAt(point, zones)?.id ?? null,
    zoneNames: new Map(zones.map(({ id, name }) => [id, name])),
    partnerNames: await findOrganizationNames(
      db,
      orders.map(({ partnerId }) => partnerId),
    ),
  };
}
