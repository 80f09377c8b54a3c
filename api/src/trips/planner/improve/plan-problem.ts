import type { DrivingRule, RoutingShipment, RoutingStep } from 'shared-contracts/trips/planner';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { MAX_PLANNED_STOPS } from 'shared-contracts/values/trips/plans';
import { lastDropOf } from '../groups.rules.ts';
import type { Plan, Pool, PoolOrder, PoolType } from '../pool.rules.ts';
import { toRoutingProblem } from '../problem.rules.ts';
import { NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import { createLocationTravel, type LocationTravel, toTravelSeconds } from '../routing/travel.rules.ts';
import { listSteps } from '../routing/visits.rules.ts';
import { createCompatibility } from './compatibility.rules.ts';
import { createFleetPlaces, type FleetDuty, type SearchedFleet, toFleetInput } from './fleet-problem.ts';
import { meanEmissionsCostPerMetre } from './emission-costs.rules.ts';
import { type ImproveSettings, type ObjectiveWeights, weightsOf } from './objective.rules.ts';
import type { VisitInput } from './search-input.ts';
import { createSearchProblem, type SearchProblem } from './search-problem.ts';

/** A visit of the search is a step of an order. */
type PlannedStep = RoutingStep & { order: number; level: number };
export type PlanProblem = {
  problem: SearchProblem;
  /** Indexed by visit; the depot has none. */
  steps: readonly (PlannedStep | null)[];
  /** The visits of each order. */
  visitsOf: readonly (readonly number[])[];
  orders: readonly PoolOrder[];
  types: readonly PoolType[];
  locationIds: readonly string[];
  travel: LocationTravel;
  driving: DrivingRule;
  /** The duties of a fleet; otherwise empty. */
  duties: readonly FleetDuty[];
};

/** A mix of zones is worth avoiding this detour. */
const ZONE_CHANGE_METRES = 10_000;

type Travel = { cost: Float32Array; seconds: Float32Array };

/**
 * Trips start at their first pickup and end at their last drop: travel from and to the depot, place 0, is free. Single
 * precision represents whole metres and seconds exactly.
 */
function toTravel(
  zones: readonly (string | null | undefined)[],
  { metres, seconds: secondsOf }: LocationTravel,
  weights: ObjectiveWeights,
  zoneChange: number,
): Travel {
  const size = zones.length + 1;
  const travel: Travel = { cost: new Float32Array(size * size), seconds: new Float32Array(size * size) };
  zones.forEach((fromZone, from) => {
    zones.forEach((toZone, to) => {
      if (from === to) return;
      const leg = (from + 1) * size + to + 1;
      const distance = metres(from, to);
      const seconds = secondsOf(from, to, distance);
      const changesZone = fromZone !== undefined && toZone !== undefined && fromZone !== toZone;
      travel.seconds[leg] = seconds;
      travel.cost[leg] = distance * weights.perMetre + seconds * weights.perSecond + (changesZone ? zoneChange : 0);
    });
  });
  return travel;
}

/** The zone of each location that is the last drop of an order; undefined at the others. */
function findDropZones(orders: readonly PoolOrder[], locationIds: readonly string[], zoneAt: Pool['zoneAt']) {
  const drops = new Map(orders.map(lastDropOf).map(({ locationId, point }) => [locationId, point]));
  return locationIds.map((id) => {
    const point = drops.get(id);
    return point && zoneAt(point);
  });
}

/** The load counts in full from the first pickup to the end of the trip, as in *quick*. */
const toVisit = (step: RoutingStep, level: number, amount: RoutingShipment['amount']): VisitInput => ({
  place: step.location_index + 1,
  opens: step.time_windows[0][0],
  closes: step.time_windows[0][1],
  service: step.service,
  space: level === 0 ? amount[0] : 0,
  weight: level === 0 ? amount[1] : 0,
  palletPlaces: level === 0 ? amount[2] : 0,
  loadingMeters: level === 0 ? amount[3] : 0,
});

/** @param orders those that a vehicle type can carry, or a vehicle of the fleet */
export function toPlanProblem(
  orders: readonly PoolOrder[],
  pool: Pool,
  settings: ImproveSettings,
  fleet: SearchedFleet | null = null,
): PlanProblem {
  const { problem: routing, types, locationIds } = toRoutingProblem(orders, pool);
  const travel = createLocationTravel(routing);
  const places = fleet && createFleetPlaces(routing.locations, travel, fleet);
  const weights = weightsOf(settings.objective, settings.rates);
  const zoneChange = ZONE_CHANGE_METRES * weights.perMetre + toTravelSeconds(ZONE_CHANGE_METRES) * weights.perSecond;
  const { shipments, vehicles } = routing;
  const zones = [...findDropZones(orders, locationIds, pool.zoneAt), ...(places?.points ?? []).map(() => undefined)];
  const travelFor = (costPerMetre: number) =>
    toTravel(
      zones,
      places?.travel ?? travel,
      { ...weights, perMetre: costPerMetre },
      settings.zoneRule === 'prefer' ? zoneChange : 0,
    );
  const perMetre = weights.perMetre + (fleet ? 0 : meanEmissionsCostPerMetre(types, settings));
  const { cost, seconds } = travelFor(perMetre);
  const stepsByOrder = shipments.map((shipment, order) =>
    listSteps(shipment).map((step, level) => ({ ...step, order, level })),
  );
  const steps = [null, ...stepsByOrder.flat()];
  const driving = pool.driving ?? NO_DRIVING_RULE;
  const planned =
    fleet &&
    places &&
    toFleetInput(fleet, places, {
      settings,
      weights,
      driving,
      steps,
      seconds,
      costsFor: (costPerMetre) => (costPerMetre === weights.perMetre ? cost : travelFor(costPerMetre).cost),
    });
  return {
    problem: createSearchProblem({
      placeCount: zones.length + 1,
      cost,
      seconds,
      depot: { opens: 0, closes: Infinity },
      requests: stepsByOrder.map((orderSteps, order) => {
        const { amount, skills } = shipments[order] as RoutingShipment;
        return {
          visits: orderSteps.map((step, level) => toVisit(step, level, amount)),
          allowedTypes: planned
            ? planned.listAllowed(orders[order] as PoolOrder)
            : vehicles.filter((vehicle) => skills.every((skill) => vehicle.skills.includes(skill))).map(({ id }) => id),
        };
      }),
      types:
        planned?.types ??
        vehicles.map(({ capacity: [space, weight, palletPlaces, loadingMeters] }) => ({
          space,
          weight,
          palletPlaces,
          loadingMeters,
        })),
      isCompatible: createCompatibility(
        orders,
        shipments.map(({ pickup }) => pickup.time_windows[0]),
        { zoneAt: pool.zoneAt, zoneRule: settings.zoneRule },
      ),
      costPerRoute: weights.perTrip,
      costPerWaitSecond: weights.perSecond,
      limits: {
        maxRoutes: settings.maxTrips ?? Infinity,
        maxRequests: TRIP_LIMITS.orderIds.max,
        maxStops: MAX_PLANNED_STOPS,
        maxSeconds: settings.maxTripSeconds ?? Infinity,
        maxWaitSeconds: settings.maxWaitSeconds ?? Infinity,
        ...pool.driving,
      },
      ...(planned && { fleet: planned.input }),
    }),
    steps,
    visitsOf: stepsByOrder.map((_steps, order) =>
      steps.flatMap((step, visit) => (step?.order === order ? [visit] : [])),
    ),
    orders,
    types,
    locationIds,
    travel,
    driving,
    duties: planned?.duties ?? [],
  };
}

/** The visits of plans by *quick*. Orders at the same stop are served by the end of their windows. */
export function toInitialRoutes(plans: readonly Plan[], { orders, steps, visitsOf }: PlanProblem): number[][] {
  const indexes = new Map(orders.map(({ id }, i) => [id, i]));
  return plans.map(({ stops }) => {
    const made = new Map<string, number>();
    return stops.flatMap(({ pickOrderIds, dropOrderIds }) => {
      const visits = [...dropOrderIds, ...pickOrderIds].map((id) => {
        const level = made.get(id) ?? 0;
        made.set(id, level + 1);
        return visitsOf[indexes.get(id) as number]?.[level] as number;
      });
      const closes = (visit: number) => steps[visit]?.time_windows[0][1] ?? 0;
      return visits.toSorted((a, b) => closes(a) - closes(b) || a - b);
    });
  });
}
