import type { UnplacedReason } from 'shared-contracts/values/trips/plans';
import type { CargoCompatibility } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';

/**
 * Space in CBM, weight in kg, times in unix seconds; null: any time. The first stop is the pickup. No vehicle types:
 * any.
 */
export type PoolOrder = {
  id: string;
  partnerId: string;
  isBackhaul: boolean;
  isFlexible: boolean;
  vehicleTypeIds: readonly string[];
  space: string;
  weight: string;
  pickupFrom: number | null;
  pickupTo: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
  loadingMinutes: number;
  unloadingMinutes: number;
  stops: readonly { locationId: string; point: Point }[];
  cargos: readonly CargoCompatibility[];
};
export type PoolType = { id: string; averageSpace: string; maxWeight: string };

export type Pool = {
  orders: readonly PoolOrder[];
  types: readonly PoolType[];
  /** The id of the zone that contains a point. */
  zoneAt: (point: Point) => string | null;
  /** The earliest pickup, unix seconds. */
  earliest: number;
  /** Metres by road between locations, if the routing service knows them. */
  roadMetres?: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

export type PlanStop = {
  locationId: string;
  pickOrderIds: string[];
  dropOrderIds: string[];
  arriveAt: number;
  leaveAt: number;
  waitMinutes: number;
  /** From the previous stop. */
  metres: number;
};
/** `orderIds` in the order of their deliveries. */
export type Plan = {
  zoneId: string | null;
  partnerId: string;
  isBackhaul: boolean;
  vehicleTypeId: string;
  orderIds: string[];
  stops: PlanStop[];
  metres: number;
};
export type Unplaced = { orderId: string; reason: UnplacedReason };

export const compareById = <T extends { id: string }>(a: T, b: T) => (a.id < b.id ? -1 : Number(a.id > b.id));

const THOUSAND = 1_000;
/** Converts a measure with three decimals to an integer: CBM to litres, kg to grams. */
export const toThousandths = (measure: string) => Math.round(Number(measure) * THOUSAND);
