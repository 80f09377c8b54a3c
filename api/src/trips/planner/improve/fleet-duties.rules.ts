import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { FleetVehicle } from '../fleet/fleet.rules.ts';

/** The time of a vehicle between two of its other tasks, or after the last one. */
export type FleetDuty = {
  vehicle: FleetVehicle;
  start: Point | null;
  end: Point | null;
  opens: number;
  closes: number;
};

/** The times in which a vehicle with a driver has no other task, with its places before and after them. */
function listVehicleDuties(vehicle: FleetVehicle, earliest: number): FleetDuty[] {
  const { driver, uses } = vehicle;
  if (!driver || driver.isBlocked || driver.lacksClass) return [];
  const duties: FleetDuty[] = [];
  let [start, opens] = [vehicle.place, earliest];
  for (const { fromAt, toAt, from, to } of uses.toSorted((a, b) => a.fromAt - b.fromAt || a.toAt - b.toAt)) {
    duties.push({ vehicle, start, end: from, opens, closes: fromAt });
    start = to ?? start;
    opens = Math.max(opens, toAt);
  }
  const licence = driver.licenseExpiresAt ?? Infinity;
  return [...duties, { vehicle, start, end: vehicle.home, opens, closes: Infinity }]
    .map((duty) => ({ ...duty, closes: Math.min(duty.closes, licence) }))
    .filter((duty) => duty.closes > duty.opens);
}

export const listDuties = (vehicles: readonly FleetVehicle[], earliest: number): FleetDuty[] =>
  vehicles.flatMap((vehicle) => listVehicleDuties(vehicle, earliest));
