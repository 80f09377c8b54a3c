import type { FleetRefusal } from 'shared-contracts/trips/planner';
import { TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import type { FleetRefusalCode } from 'shared-contracts/values/trips/plans';
import { MINUTE } from 'shared-contracts/values/time';
import { allowsType, requiredCooling } from '../allowed-types.rules.ts';
import { toCapacity, toThousandths } from '../pool.rules.ts';
import { type FleetVehicle, toType } from './fleet.rules.ts';
import type { FleetTrip } from './fleet-trip.rules.ts';
import { type FleetContext, planVehicleDay } from './vehicle-day.rules.ts';
import { holds } from '../packing/capacity.rules.ts';

export type FleetAssignment = {
  /** Keyed by the index of the trip. */
  vehicles: ReadonlyMap<number, { vehicle: FleetVehicle; approachMetres: number }>;
  /** Why no vehicle takes a trip: each reason with the number of vehicles that it applies to. */
  refusals: ReadonlyMap<number, FleetRefusal[]>;
};

/**
 * The empty driving that avoiding another vehicle is worth, or avoiding one that is too large by its whole capacity.
 */
const NEW_VEHICLE_SECONDS = 30 * MINUTE;
const OVERSIZE_SECONDS = 60 * MINUTE;
/** The same for one that is colder than the cargo needs, by each step. */
const COLDER_SECONDS = 60 * MINUTE;

type Day = { vehicle: FleetVehicle; trips: FleetTrip[]; fixed: ReadonlySet<FleetTrip>; empty: number };
type Option = { day: Day; trips: FleetTrip[]; empty: number; cost: number };

/** Whether a vehicle can carry a trip at all, regardless of its other trips. */
function findUnfit(vehicle: FleetVehicle, trip: FleetTrip): FleetRefusalCode | null {
  const { cargoTypeIds, driver } = vehicle;
  const type = toType(vehicle);
  if (!holds(toCapacity(type), trip.load)) return 'tooSmall';
  if (!trip.orders.every((order) => allowsType(order, type))) return 'wrongType';
  const carries = (cargoTypeId: string) => cargoTypeIds.length === 0 || cargoTypeIds.includes(cargoTypeId);
  if (!trip.orders.every(({ cargos }) => cargos.every(({ cargoTypeId }) => carries(cargoTypeId)))) return 'wrongCargo';
  if (!driver || driver.isBlocked) return 'noDriver';
  if (driver.lacksClass) return 'licenceClass';
  return driver.licenseExpiresAt !== null && driver.licenseExpiresAt < trip.endsAt ? 'licence' : null;
}

/** @param trips of the whole day, with the one that is added */
function toOption(day: Day, trips: FleetTrip[], added: FleetTrip, context: FleetContext): Option | FleetRefusalCode {
  const planned = planVehicleDay(day.vehicle, trips, context);
  if (planned.refusal !== null) return planned.refusal;
  const unused = 1 - added.load[0] / Math.max(1, toThousandths(day.vehicle.space));
  const colder = TEMPERATURES.indexOf(day.vehicle.temperature) - Math.max(...added.orders.map(requiredCooling));
  const opening = day.trips.length === 0 ? NEW_VEHICLE_SECONDS : 0;
  return {
    day,
    trips,
    empty: planned.empty,
    cost: planned.empty - day.empty + opening + unused * OVERSIZE_SECONDS + Math.max(0, colder) * COLDER_SECONDS,
  };
}

const addTo = (day: Day, trip: FleetTrip, context: FleetContext) =>
  findUnfit(day.vehicle, trip) ?? toOption(day, [...day.trips, trip], trip, context);

const isOption = (option: Option | FleetRefusalCode): option is Option => typeof option !== 'string';
const cheapest = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>((best, option) => (best && best.cost <= option.cost ? best : option), undefined);
const apply = ({ day, trips, empty }: Option) => {
  day.trips = trips;
  day.empty = empty;
};

/** Removes a trip that another vehicle can take, if that makes room. */
function makeRoom(trip: FleetTrip, days: readonly Day[], context: FleetContext): boolean {
  for (const day of days) {
    if (findUnfit(day.vehicle, trip)) continue;
    for (const other of day.trips.filter((one) => !day.fixed.has(one))) {
      const swapped = toOption(day, [...day.trips.filter((one) => one !== other), trip], trip, context);
      if (!isOption(swapped)) continue;
      const elsewhere = cheapest(
        days
          .filter((one) => one !== day)
          .map((one) => addTo(one, other, context))
          .filter(isOption),
      );
      if (!elsewhere) continue;
      apply(swapped);
      apply(elsewhere);
      return true;
    }
  }
  return false;
}

const countRefusals = (codes: readonly FleetRefusalCode[]): FleetRefusal[] =>
  [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => ({ code, count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code, 'en'));

/**
 * Assigns trips to the vehicles of a fleet: the earliest trip first, each to the vehicle with the least empty driving;
 * on a tie, one that is already in use and not larger than needed. A trip without a vehicle replaces one that another
 * vehicle can take. A vehicle makes several trips, also on several days.
 * @param taken the existing trips of vehicles, by trip id: they stay assigned
 */
export function assignFleet(
  trips: readonly FleetTrip[],
  vehicles: readonly FleetVehicle[],
  context: FleetContext,
  taken: ReadonlyMap<string, readonly FleetTrip[]> = new Map(),
): FleetAssignment {
  const days = vehicles.map((vehicle): Day => {
    const own = taken.get(vehicle.id) ?? [];
    const planned = planVehicleDay(vehicle, own, context);
    return { vehicle, trips: [...own], fixed: new Set(own), empty: planned.refusal === null ? planned.empty : 0 };
  });
  const refusals = new Map<number, FleetRefusal[]>();
  for (const trip of trips.toSorted((a, b) => a.startsAt - b.startsAt || b.load[0] - a.load[0] || a.index - b.index)) {
    const options = days.map((day) => addTo(day, trip, context));
    const best = cheapest(options.filter(isOption));
    if (best) apply(best);
    else if (!makeRoom(trip, days, context))
      refusals.set(
        trip.index,
        countRefusals(options.filter((option): option is FleetRefusalCode => !isOption(option))),
      );
  }
  const assigned = days.flatMap(({ vehicle, trips: made }) => {
    const day = planVehicleDay(vehicle, made, context);
    const approaches = day.refusal === null ? day.approaches : new Map<number, number>();
    return made.map(({ index }) => [index, { vehicle, approachMetres: approaches.get(index) ?? 0 }] as const);
  });
  return { vehicles: new Map(assigned), refusals };
}
