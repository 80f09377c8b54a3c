import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { FloorMeasures } from 'shared-contracts/values/space';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Drive } from '../../driver-hours/driver-hours.rules.ts';
import type { PoolType } from '../pool.rules.ts';
import type { DriverWeek } from './week.rules.ts';

export type FleetDriver = {
  id: string;
  name: string;
  isBlocked: boolean;
  licenseExpiresAt: number | null;
  /** The licence doesn't include the class that the vehicle needs, and the organization blocks that. */
  lacksClass: boolean;
  /** Seconds from the start to the end of a working day; null if the plan's limit applies. */
  maxShift: number | null;
  /** Null: no limit. */
  week: DriverWeek | null;
};
/** A time in which a vehicle or its driver has another task, and where the task begins and ends. Null if unknown. */
export type FleetUse = {
  fromAt: number;
  toAt: number;
  from: Point | null;
  to: Point | null;
  /** Whether the driver works during the task, as on a trip. */
  isWork: boolean;
};
/** Another task of a vehicle, of a driver, or of both. */
export type FleetTask = Omit<FleetUse, 'isWork'> & {
  vehicleId: string | null;
  driverId: string | null;
  /** The drives of a trip that isn't stored; those of stored trips are loaded. */
  drives?: readonly Drive[];
};
/** Space in CBM, weight in kg. */
export type FleetVehicle = FloorMeasures & {
  id: string;
  /** The registration plate. */
  name: string;
  typeId: string;
  temperature: Temperature;
  space: string;
  weight: string;
  /** The types of cargo that it may carry; none: any. */
  cargoTypeIds: readonly string[];
  driver: FleetDriver | null;
  /** Its current place; null if unknown: it is assumed to reach its first pickup in time. */
  place: Point | null;
  /** Where it returns after its last trip; null if it stays where that ends. */
  home: Point | null;
  /** The cost of using the vehicle at all, and per km; null if the plan's costs apply. */
  fixedCost: number;
  kmCost: number | null;
  uses: readonly FleetUse[];
};
/** When drivers rest, in seconds. Plans only have rests during trips with a `driveBeforeRest`. */
export type RestRule = { driveBeforeRest: number; restLength: number };
export type FleetSettings = {
  /** Seconds from the start to the end of a driver's work, without a rest in between. */
  maxShift: number;
  rest: RestRule;
};

export const toType = ({
  typeId,
  temperature,
  space,
  weight,
  palletPlaces,
  loadingMeters,
}: FleetVehicle): PoolType => ({
  id: typeId,
  temperature,
  averageSpace: space,
  maxWeight: weight,
  palletPlaces,
  loadingMeters,
});

/** The vehicle for a trip of the plan, and its approach to the first stop. */
export type AssignedVehicle = Pick<
  FleetVehicle,
  'id' | 'name' | 'space' | 'weight' | 'palletPlaces' | 'loadingMeters'
> & {
  driver: Pick<FleetDriver, 'id' | 'name'>;
  approachMetres: number;
};

const SEPARATOR = '/';
const toClassId = ({ typeId, space, weight, palletPlaces, loadingMeters }: FleetVehicle) =>
  [typeId, space, weight, palletPlaces, loadingMeters].join(SEPARATOR);
/** The vehicle type of a class, or of a type itself. */
export const typeIdOf = (classId: string) => classId.split(SEPARATOR)[0] as string;

/** A type for each size of vehicles of one type, because a fleet has several sizes of a type. */
export function listClasses(vehicles: readonly FleetVehicle[]): PoolType[] {
  const byId = new Map(vehicles.map((vehicle) => [toClassId(vehicle), vehicle]));
  return [...byId].map(([id, vehicle]) => ({ ...toType(vehicle), id }));
}

/**
 * Orders that request types request all of their classes. A type without vehicles stays, because no type would mean
 * any type.
 */
export function toClassRequests<Order extends { vehicleTypeIds: readonly string[] }>(
  orders: readonly Order[],
  classes: readonly PoolType[],
): Order[] {
  const classesByType = Map.groupBy(
    classes.map(({ id }) => id),
    typeIdOf,
  );
  return orders.map((order) => ({
    ...order,
    vehicleTypeIds: order.vehicleTypeIds.flatMap((id) => classesByType.get(id) ?? [id]),
  }));
}
