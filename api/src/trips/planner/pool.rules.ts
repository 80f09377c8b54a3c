import type { UnplacedReason } from 'shared-contracts/values/plans';
import type { Combined } from '../../network/cargos/compatibility.rules.ts';
import type { Point } from '../../network/geo/great-circle.rules.ts';

/** Space in CBM, weight in kg, times in unix seconds; no time: any. Stops: the first picks up. No types asked for: all. */
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
  cargos: readonly Combined[];
};
export type PoolType = { id: string; averageSpace: string; maxWeight: string };

export type Pool = {
  orders: readonly PoolOrder[];
  types: readonly PoolType[];
  /** The zone that holds a point. */
  zoneAt: (point: Point) => string | null;
  /** Nothing is picked up before. */
  earliest: number;
  /** Metres by road between locations, if somebody knows them. */
  roads?: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

export type PlanStop = {
  locationId: string;
  pickOrderIds: string[];
  dropOrderIds: string[];
  arriveAt: number;
  leaveAt: number;
  waitMinutes: number;
  /** From the stop before. */
  metres: number;
};
/** `orderIds` in the order in which they are delivered. */
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

export const byId = <T extends { id: string }>(one: T, other: T) =>
  one.id < other.id ? -1 : Number(one.id > other.id);

const THOUSAND = 1_000;
/** A measure of three places as a whole number: CBM in litres, kg in grams. */
export const thousandths = (measure: string) => Math.round(Number(measure) * THOUSAND);
