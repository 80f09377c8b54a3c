import type { RoutingStep } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import { lastDropOf } from '../groups.rules.ts';
import type { Plan, PlanStop, Pool, PoolOrder, PoolType } from '../pool.rules.ts';
import { breakSeconds } from '../../driver-hours/driving.rules.ts';
import type { ImprovedRoute } from './improve-routes.ts';
import type { ImproveSettings } from './objective.rules.ts';
import type { PlanProblem } from './plan-problem.ts';

type Step = RoutingStep & { order: number; level: number };
const isPickup = ({ level, is_pickup }: Step) => level === 0 || is_pickup === true;

/** Visits in a row at one location are one stop, except several of one order. The trip leaves as late as its shortest schedule allows. */
function toStops(
  { visits, departAt }: ImprovedRoute,
  { steps, orders, locationIds, travel, driving }: PlanProblem,
): PlanStop[] {
  const stops: PlanStop[] = [];
  let [time, work, place, driven] = [departAt, 0, -1, 0];
  for (const visit of visits) {
    const step = steps[visit] as Step;
    const { id } = orders[step.order] as PoolOrder;
    const last = stops.at(-1);
    if (!last || step.location_index !== place || last.pickOrderIds.includes(id) || last.dropOrderIds.includes(id)) {
      const leg = place < 0 ? 0 : travel.metres(place, step.location_index);
      const drive = place < 0 ? 0 : travel.seconds(place, step.location_index, leg);
      const rest = breakSeconds(driven, drive, driving);
      driven += drive;
      time += drive + rest;
      [place, work] = [step.location_index, 0];
      stops.push({
        locationId: locationIds[place] as string,
        pickOrderIds: [],
        dropOrderIds: [],
        arriveAt: time,
        leaveAt: time,
        waitMinutes: 0,
        ...(rest > 0 && { breakMinutes: rest / MINUTE }),
        metres: leg,
        driveSeconds: drive,
      });
    }
    const stop = stops.at(-1) as PlanStop;
    time = Math.max(time, step.time_windows[0][0]) + step.service;
    work += step.service;
    stop.leaveAt = time;
    stop.waitMinutes = Math.floor((time - stop.arriveAt - work) / MINUTE);
    (isPickup(step) ? stop.pickOrderIds : stop.dropOrderIds).push(id);
  }
  return stops;
}

/** The plan of a route of the search. */
export function toPlan(route: ImprovedRoute, problem: PlanProblem, zoneAt: Pool['zoneAt']): Plan {
  const { steps, orders, types, visitsOf } = problem;
  const duty = route.duty === undefined ? undefined : problem.duties[route.duty];
  const carried = route.visits
    .filter((visit) => visitsOf[(steps[visit] as Step).order]?.at(-1) === visit)
    .map((visit) => orders[(steps[visit] as Step).order] as PoolOrder);
  const first = carried[0] as PoolOrder;
  const stops = toStops(route, problem);
  return {
    zoneId: zoneAt(lastDropOf(first).point),
    partnerId: first.partnerId,
    isBackhaul: first.isBackhaul,
    vehicleTypeId: duty ? duty.vehicle.typeId : (types[route.type] as PoolType).id,
    orderIds: carried.map(({ id }) => id),
    stops,
    metres: stops.reduce((sum, stop) => sum + stop.metres, 0),
  };
}

/** *Quick* has no such limits. */
export const isWithinLimits = ({ stops }: Plan, { maxTripSeconds, maxWaitSeconds }: ImproveSettings) =>
  (stops.at(-1)?.leaveAt ?? 0) - (stops[0]?.arriveAt ?? 0) <= (maxTripSeconds ?? Infinity) &&
  stops.every(({ waitMinutes }) => (waitMinutes + 1) * MINUTE <= (maxWaitSeconds ?? Infinity));
