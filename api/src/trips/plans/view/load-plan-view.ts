import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import type { PlanOrder, PlanProblem, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan, PlanRates } from 'shared-contracts/trips/plans/plans';
import type { Routing } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findAssignmentRules } from '../../assignment-rules/assignment-rules.store.ts';
import { listPlannableTypes } from '../../planner/planner.store.ts';
import { toCapacity } from '../../candidates/fitness.rules.ts';
import { type Amount, toTypeCapacity } from '../../itinerary/trip-plan.rules.ts';
import { findDriverHoursRules } from '../../driver-hours/driver-hours-rules.store.ts';
import { listDrives } from '../../driver-hours/find-driver-hours.ts';
import {
  createUses,
  findDriverProblems,
  findVehicleProblems,
  planProblem,
} from '../fleet/assignment-problems.rules.ts';
import { type DeskDriver, listDeskDrivers } from '../fleet/desk-drivers.store.ts';
import { type DeskContext, type DeskVehicle, listDeskVehicles } from '../fleet/desk-vehicles.store.ts';
import { listOccupations } from '../fleet/occupations.store.ts';
import { createPlannedHours } from './planned-hours.rules.ts';
import { loadDeskOrders } from '../schedule/desk-orders.store.ts';
import { findDrivingRule } from '../../driver-hours/find-driving-rule.ts';
import type { DeskOrder, DeskOrders } from '../schedule/plan-order.ts';
import { loadTripRoads } from '../schedule/trip-roads.ts';
import { orderIdsOf } from '../state/plan-state.ts';
import { listStoredTrips, type StoredTrip } from '../state/plan-trips.store.ts';
import { type DeskTypes, findLateStops, findOrderProblems } from './order-problems.rules.ts';
import { findLoadProblems, presentPlanTrip, type ScheduledTrip, scheduleTrip } from './plan-trip.rules.ts';

/** `from`, `to`: the horizon, unix seconds. */
export type ViewedPlan = { id: string; organizationId: string; from: number; to: number; rates: PlanRates };

export type PlanView = {
  trips: PlanTrip[];
  /** The requested trips, and those that share a vehicle or driver with them. */
  scheduled: ReadonlyMap<string, ScheduledTrip>;
  orders: DeskOrders;
  vehicles: ReadonlyMap<string, DeskVehicle>;
  drivers: ReadonlyMap<string, DeskDriver>;
  types: Plan['vehicleTypes'];
};

const withoutNull = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const spanOf = ({ beginsAt, endsAt }: ScheduledTrip, from: number) => {
  const fromAt = beginsAt ?? from;
  return { fromAt, toAt: Math.max(endsAt ?? fromAt, fromAt + 1) };
};

/** Whether a trip is one of these, or shares a vehicle or driver with them. */
function sharesResources(trips: readonly StoredTrip[]) {
  const ids = new Set(trips.flatMap(({ id, vehicleId, driverId }) => [id, vehicleId, driverId]));
  return ({ id, vehicleId, driverId }: StoredTrip) =>
    ids.has(id) || (vehicleId !== null && ids.has(vehicleId)) || (driverId !== null && ids.has(driverId));
}

type Fleet = Pick<PlanView, 'vehicles' | 'drivers' | 'types'> & {
  uses: ReturnType<typeof createUses>;
  hours: ReturnType<typeof createPlannedHours>;
  rules: AssignmentRules;
  typesById: DeskTypes;
};

/** The vehicles and drivers of the trips, and what else they do. */
async function loadFleet(db: Db, plan: ViewedPlan, trips: readonly ScheduledTrip[], now: number): Promise<Fleet> {
  const spans = trips.map((trip) => spanOf(trip, plan.from));
  const context: DeskContext = {
    organizationId: plan.organizationId,
    span: {
      fromAt: Math.min(plan.from, ...spans.map(({ fromAt }) => fromAt)),
      toAt: Math.max(plan.to, ...spans.map(({ toAt }) => toAt)),
    },
    now,
  };
  const vehicleIds = withoutNull(trips.map(({ trip }) => trip.vehicleId));
  const driverIds = withoutNull(trips.map(({ trip }) => trip.driverId));
  const [vehicles, drivers, occupations, types, rules] = [
    await listDeskVehicles(db, context, vehicleIds),
    await listDeskDrivers(db, context, driverIds),
    await listOccupations(db, context, { vehicleIds, driverIds }),
    await listPlannableTypes(db, plan.organizationId),
    await findAssignmentRules(db, plan.organizationId),
  ];
  const hoursRules = await findDriverHoursRules(db, plan.organizationId);
  const booked = await listDrives(db, driverIds, context.span, hoursRules);
  return {
    vehicles: byId(vehicles),
    drivers: byId(drivers),
    rules,
    hours: createPlannedHours(trips, booked, hoursRules),
    typesById: byId(types),
    types: types.map((type) => ({ id: type.id, name: type.name, icon: type.icon, ...toTypeCapacity(type) })),
    uses: createUses(
      occupations,
      trips.map((scheduled) => ({ ...scheduled.trip, span: spanOf(scheduled, plan.from) })),
    ),
  };
}

const toLimits = ({ space, weight, palletPlaces, loadingMeters }: Amount): Amount => ({
  space,
  weight,
  palletPlaces,
  loadingMeters,
});

function presentTrip(
  scheduled: ScheduledTrip,
  { plan, fleet, orders, now }: { plan: ViewedPlan; fleet: Fleet; orders: DeskOrders; now: number },
): PlanTrip {
  const { trip, load, gone, isChanged, beginsAt } = scheduled;
  const vehicle = trip.vehicleId === null ? undefined : fleet.vehicles.get(trip.vehicleId);
  const type = fleet.types.find(({ id }) => id === trip.vehicleTypeId);
  const limits = vehicle ? toCapacity(vehicle) : (type && toLimits(type)) || null;
  if (trip.createdTrip) return presentPlanTrip(scheduled, limits, []);
  const span = spanOf(scheduled, plan.from);
  const use = { ...trip, span };
  const driver = trip.driverId === null ? undefined : fleet.drivers.get(trip.driverId);
  const problems: PlanProblem[] = [
    ...(scheduled.orders.length === 0 ? [planProblem('empty', true)] : []),
    ...(gone.length > 0 ? [planProblem('orderGone', false, { count: gone.length })] : []),
    ...(isChanged ? [planProblem('stopsChanged', false)] : []),
    ...findLoadProblems(load, limits, vehicle !== undefined),
    ...findOrderProblems(scheduled.orders, vehicle?.vehicleTypeId ?? trip.vehicleTypeId, fleet.typesById),
    ...findLateStops(scheduled.scheduled, orders),
    ...(beginsAt !== null && beginsAt < now ? [planProblem('earlierThanNow', false, { startAt: beginsAt })] : []),
    ...(trip.vehicleId === null
      ? []
      : findVehicleProblems(vehicle, span, plan.organizationId, fleet.uses(use, 'vehicleId'), fleet.rules)),
    ...(trip.driverId === null
      ? []
      : findDriverProblems(driver, span, fleet.uses(use, 'driverId'), fleet.rules, {
          hours: driver ? fleet.hours(scheduled, driver) : [],
          vehicle,
        })),
  ];
  return presentPlanTrip(scheduled, limits, problems);
}

/**
 * Computes trips of a plan with a constant number of statements.
 * @param ids null for all trips; trips that need the same vehicles and drivers at the same time are taken into account
 */
export async function loadPlanView(
  db: Db,
  plan: ViewedPlan,
  now: number,
  {
    routing,
    stored: all,
    ids = null,
  }: { routing: Routing; stored?: readonly StoredTrip[]; ids?: ReadonlySet<string> | null },
): Promise<PlanView> {
  const whole = all ?? (await listStoredTrips(db, plan.id));
  const stored = ids === null ? whole : whole.filter(sharesResources(whole.filter(({ id }) => ids.has(id))));
  const orders = await loadDeskOrders(db, plan.organizationId, stored.flatMap(orderIdsOf));
  const roads = await loadTripRoads(routing, stored, orders);
  const driving = await findDrivingRule(db, plan.organizationId);
  const scheduled = stored.map((trip) =>
    scheduleTrip(trip, orders, { earliest: plan.from, roads: roads.get(trip.id) ?? null, driving }),
  );
  const fleet = await loadFleet(db, plan, scheduled, now);
  const trips = scheduled
    .filter(({ trip }) => ids === null || ids.has(trip.id))
    .map((trip) => presentTrip(trip, { plan, fleet, orders, now }));
  return {
    trips,
    scheduled: new Map(scheduled.map((trip) => [trip.trip.id, trip])),
    orders,
    vehicles: fleet.vehicles,
    drivers: fleet.drivers,
    types: fleet.types,
  };
}

const presentOrder = ({ stops, ...order }: DeskOrder): PlanOrder => ({
  id: order.id,
  number: order.number,
  shipperCode: order.shipperCode,
  reference: order.reference,
  stage: order.stage,
  organization: order.organization,
  partner: order.partner,
  space: order.space,
  weight: order.weight,
  palletPlaces: order.palletPlaces,
  loadingMeters: order.loadingMeters,
  isFlexible: order.isFlexible,
  isBackhaul: order.isBackhaul,
  vehicleTypeIds: [...order.vehicleTypeIds],
  pickupFrom: order.pickupFrom,
  pickupTo: order.pickupTo,
  deliveryFrom: order.deliveryFrom,
  deliveryTo: order.deliveryTo,
  locationIds: stops.map(({ locationId }) => locationId),
});

/** The orders of trips with the locations of their stops. */
export function presentOrders(trips: readonly PlanTrip[], orders: DeskOrders) {
  const listed = trips.flatMap(({ orderIds }) => orderIds).flatMap((id) => orders.get(id) ?? []);
  const locations = new Map(
    listed.flatMap(({ stops }) =>
      stops.map(({ locationId: id, name, city, point: [latitude, longitude] }) => [
        id,
        { id, name, city, latitude, longitude },
      ]),
    ),
  );
  return { planOrders: listed.map(presentOrder), locations: [...locations.values()] };
}
