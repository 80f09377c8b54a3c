import { TEMPERATURES, type Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { LoadMeasure } from 'shared-contracts/values/space';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { createTravel } from '../../../network/public.ts';
import { estimateRoadKm, type Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import type { FleetDriver, FleetVehicle } from './fleet.rules.ts';
import type { Fleet, FleetPlan } from './plan-for-fleet.ts';

const SECONDS_PER_KM = 90;
/** Another formula for travel times may differ by a second per leg. */
const TOLERANCE = 2;

/** The seconds of a leg. */
function travel(from: Point | null | undefined, to: Point | null | undefined, { roads }: Pool): number {
  if (!from || !to) return 0;
  const road = createTravel(roads)(from, to);
  return road.isEstimated ? estimateRoadKm([from, to]) * SECONDS_PER_KM : road.seconds;
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const coldness = (temperature: Temperature | undefined) => TEMPERATURES.indexOf(temperature ?? 'ambient');

/** Whether the vehicle may carry the orders. */
function findLoadFaults(
  { typeId, temperature, space, weight, palletPlaces, loadingMeters, cargoTypeIds }: FleetVehicle,
  orders: readonly PoolOrder[],
) {
  const total = (measure: LoadMeasure) => Math.round(sum(orders.map((order) => Number(order[measure] ?? 0))) * 1_000);
  const unrequested = orders.filter(({ vehicleTypeIds }) => !vehicleTypeIds.includes(typeId));
  const cargos = orders.flatMap((order) => order.cargos);
  return [
    ...(total('space') > Math.round(Number(space) * 1_000) ? ['is too small'] : []),
    ...(total('weight') > Math.round(Number(weight) * 1_000) ? ['is too weak'] : []),
    ...(total('palletPlaces') > Math.round(Number(palletPlaces ?? Infinity) * 1_000)
      ? ['has too few pallet places']
      : []),
    ...(total('loadingMeters') > Math.round(Number(loadingMeters ?? Infinity) * 1_000) ? ['is too short'] : []),
    ...(unrequested.some(({ isFlexible, vehicleTypeIds }) => !isFlexible && vehicleTypeIds.length > 0)
      ? ['is of another type']
      : []),
    ...(unrequested.some((order) => order.cargos.some((cargo) => coldness(cargo.temperature) > coldness(temperature)))
      ? ['is not cold enough']
      : []),
    ...(cargoTypeIds.length > 0 && cargos.some(({ cargoTypeId }) => !cargoTypeIds.includes(cargoTypeId))
      ? ['may not carry the cargo']
      : []),
  ];
}

type Driven = { from: number; drive: number };
const WEEK = 7 * DAY;

/** Driving and other work, with its time span. `rests`: it includes a rest. */
type Work = { from: number; to: number; drive: number; rests: boolean; isPlanned: boolean };

function listWork({ stops }: FleetPlan, approach: number, { rest: { restLength } }: Fleet['settings']): Work[] {
  const start = stops[0]?.arriveAt ?? 0;
  const legs = stops.map((stop, i) => ({
    from: stops[i - 1]?.leaveAt ?? stop.arriveAt,
    to: stop.leaveAt,
    drive: stop.driveSeconds,
    rests: restLength > 0 && (stop.breakMinutes ?? 0) * MINUTE >= restLength,
    isPlanned: true,
  }));
  return approach > 0
    ? [{ from: start - approach, to: start, drive: approach, rests: false, isPlanned: true }, ...legs]
    : legs;
}

/** A rest on the way is taken as late as the driver may. */
function findShiftFaults(work: readonly Work[], maxShift: number, { rest }: Fleet['settings']): string[] {
  const { driveBeforeRest, restLength } = rest;
  const faults = new Set<string>();
  let [began, driven, ended, hasPlanned] = [-Infinity, 0, -Infinity, false];
  for (const { from, to, drive, rests, isPlanned } of work.toSorted((a, b) => a.from - b.from)) {
    if (from - ended >= restLength - TOLERANCE && (restLength > 0 || ended === -Infinity))
      [began, driven, hasPlanned] = [from, 0, false];
    hasPlanned ||= isPlanned;
    const before = rests ? Math.max(0, Math.min(drive, driveBeforeRest - driven)) : drive;
    driven += before;
    if (hasPlanned && driven > driveBeforeRest + work.length * TOLERANCE) faults.add('drives too long');
    if (hasPlanned && (rests ? from + before : to) - began > maxShift + work.length * TOLERANCE)
      faults.add('works too long');
    if (rests) [began, driven] = [to - (drive - before), drive - before];
    ended = Math.max(ended, to);
  }
  return [...faults];
}

/** Checks the seven days from each drive on: if they contain planned driving, the driver keeps the limit. */
function findWeekFaults(planned: readonly Driven[], { week }: FleetDriver): string[] {
  if (!week) return [];
  const all: Driven[] = [...week.drives.map(({ fromAt, seconds }) => ({ from: fromAt, drive: seconds })), ...planned];
  const within = (drives: readonly Driven[], begin: number) =>
    sum(drives.map(({ from, drive }) => Math.max(0, Math.min(from + drive, begin + WEEK) - Math.max(from, begin))));
  const isTooMuch = all.some(
    ({ from }) => within(planned, from) > TOLERANCE && within(all, from) > week.most + planned.length * TOLERANCE,
  );
  return isTooMuch ? ['drives too long in a week'] : [];
}

function findVehicleFaults(vehicle: FleetVehicle, plans: readonly FleetPlan[], pool: Pool, fleet: Fleet): string[] {
  const orders = new Map(pool.orders.map((order) => [order.id, order]));
  const points = new Map(pool.orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point]));
  const { driver, uses } = vehicle;
  if (plans.length === 0) return [];
  if (!driver || driver.isBlocked) return ['has no driver'];
  if (driver.lacksClass) return ['has no driver with its class'];
  const tasks = [
    ...uses.map((use) => ({ ...use, plan: null })),
    ...plans.map((plan) => ({
      fromAt: plan.stops[0]?.arriveAt ?? 0,
      toAt: plan.stops.at(-1)?.leaveAt ?? 0,
      from: points.get(plan.stops[0]?.locationId ?? '') ?? null,
      to: points.get(plan.stops.at(-1)?.locationId ?? '') ?? null,
      isWork: true,
      plan,
    })),
  ].toSorted((a, b) => a.fromAt - b.fromAt || a.toAt - b.toAt);
  let place: { point: Point | null; from: number } = { point: vehicle.place, from: pool.earliest };
  const faults: string[] = [];
  const work: Work[] = [];
  const driven: Driven[] = [];
  let hasPlanned = false;
  for (const { fromAt, toAt, from, to, isWork, plan } of tasks) {
    const approach = plan || hasPlanned ? travel(place.point, from, pool) : 0;
    if ((plan || hasPlanned) && place.from + approach > fromAt + TOLERANCE) faults.push('cannot be there in time');
    if (plan) {
      if (driver.licenseExpiresAt !== null && driver.licenseExpiresAt < toAt) faults.push('has no licence any more');
      faults.push(
        ...findLoadFaults(
          vehicle,
          plan.orderIds.flatMap((id) => orders.get(id) ?? []),
        ),
      );
      work.push(...listWork(plan, approach, fleet.settings));
      driven.push(
        { from: fromAt - approach, drive: approach },
        ...plan.stops.map(({ arriveAt, driveSeconds }) => ({ from: arriveAt - driveSeconds, drive: driveSeconds })),
      );
      hasPlanned = true;
    } else if (isWork)
      work.push({ from: fromAt - approach, to: toAt, drive: approach, rests: false, isPlanned: false });
    place = { point: to ?? place.point, from: Math.max(place.from, toAt) };
  }
  const home = travel(place.point, vehicle.home, pool);
  if (home > 0 && hasPlanned) {
    work.push({ from: place.from, to: place.from + home, drive: home, rests: false, isPlanned: false });
    driven.push({ from: place.from, drive: home });
  }
  const maxShift = Math.min(fleet.settings.maxShift, driver.maxShift ?? Infinity);
  return [...faults, ...findShiftFaults(work, maxShift, fleet.settings), ...findWeekFaults(driven, driver)];
}

/** Checks which vehicles take which plans, from the rules alone: it shares nothing with the assignment. */
export function validateFleet(pool: Pool, plans: readonly FleetPlan[], fleet: Fleet): string[] {
  const fleetIds = new Set(fleet.vehicles.map(({ id }) => id));
  const unknown = plans.flatMap(({ vehicle }) => (vehicle && !fleetIds.has(vehicle.id) ? [vehicle.id] : []));
  return [
    ...unknown.map((id) => `${id} is not in the fleet`),
    ...fleet.vehicles.flatMap((vehicle) =>
      findVehicleFaults(
        vehicle,
        plans.filter((plan) => plan.vehicle?.id === vehicle.id),
        pool,
        fleet,
      ).map((fault) => `${vehicle.name} ${fault}`),
    ),
  ];
}
