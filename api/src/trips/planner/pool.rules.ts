import type { UnplacedReason } from 'shared-contracts/values/trips/plans';
import type { DrivingRule, RoutingLoad } from 'shared-contracts/trips/planner';
import type { FloorMeasures } from 'shared-contracts/values/space';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { kindAt, type OrderWindows, planStop, type StopDetails } from '../../orders/public.ts';
import type { CargoCompatibility, RoadTable } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';

/** Without a kind, the first stop is the pickup; without a window, the order's applies. */
type PoolStop = Partial<StopDetails> & { locationId: string; point: Point; kind?: StopKind };

/**
 * Space in CBM, weight in kg, times in unix seconds; null: any time. The first stop is a pickup, the last one a drop. No
 * vehicle types: any.
 */
export type PoolOrder = OrderWindows & {
  id: string;
  partnerId: string;
  isBackhaul: boolean;
  isFlexible: boolean;
  vehicleTypeIds: readonly string[];
  space: string;
  weight: string;
  palletPlaces?: string | null;
  loadingMeters?: string | null;
  stops: readonly PoolStop[];
  /** `temperature`: what it needs; absent: ambient. */
  cargos: readonly (CargoCompatibility & { temperature?: Temperature })[];
};
/** `temperature`: the lowest that it keeps; absent for ambient. */
export type PoolType = FloorMeasures & {
  id: string;
  averageSpace: string;
  maxWeight: string;
  temperature?: Temperature;
};

export type Pool = {
  orders: readonly PoolOrder[];
  types: readonly PoolType[];
  /** The id of the zone that contains a point. */
  zoneAt: (point: Point) => string | null;
  /** The earliest pickup, unix seconds. */
  earliest: number;
  /** Absent: no breaks, and no longest drive. */
  driving?: DrivingRule;
  /** Distances by road between places, where the routing service knows them. Others are estimated. */
  roads?: RoadTable;
};

export type PlanStop = {
  locationId: string;
  pickOrderIds: string[];
  dropOrderIds: string[];
  arriveAt: number;
  leaveAt: number;
  waitMinutes: number;
  /** Breaks on the way to it. Absent if none. */
  breakMinutes?: number;
  /** From the previous stop, with the seconds of driving. */
  metres: number;
  driveSeconds: number;
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

/** The stops of an order with their kinds and windows. */
export const plannedStopsOf = ({ stops, ...order }: PoolOrder) =>
  stops.map(({ locationId, windowFrom = null, windowTo = null, handlingMinutes = null, ...stop }, position) => {
    const kind = kindAt(position, stop.kind);
    return { locationId, kind, ...planStop({ kind, windowFrom, windowTo, handlingMinutes }, order) };
  });

export const compareById = <T extends { id: string }>(a: T, b: T) => (a.id < b.id ? -1 : Number(a.id > b.id));

const THOUSAND = 1_000;
/** Converts a measure with three decimals to an integer: CBM to litres, kg to grams. */
export const toThousandths = (measure: string) => Math.round(Number(measure) * THOUSAND);

/** Larger than any load. A small integer, because the engine compares those fastest. */
export const UNLIMITED = 2_000_000_000;
const toLoad = (measure: string | null | undefined) => toThousandths(measure ?? '0');
export const toLimit = (measure: string | null | undefined) =>
  typeof measure === 'string' ? toThousandths(measure) : UNLIMITED;

type Load = FloorMeasures & { space: string; weight: string };
export const toAmount = ({ space, weight, palletPlaces, loadingMeters }: Load): RoutingLoad => [
  toThousandths(space),
  toThousandths(weight),
  toLoad(palletPlaces),
  toLoad(loadingMeters),
];
export const toCapacity = ({
  averageSpace,
  maxWeight,
  palletPlaces,
  loadingMeters,
}: Omit<PoolType, 'id'>): RoutingLoad => [
  toThousandths(averageSpace),
  toThousandths(maxWeight),
  toLimit(palletPlaces),
  toLimit(loadingMeters),
];
export const addAmounts = (amounts: readonly RoutingLoad[]): RoutingLoad =>
  amounts.reduce<RoutingLoad>(
    (sum, amount) => [sum[0] + amount[0], sum[1] + amount[1], sum[2] + amount[2], sum[3] + amount[3]],
    [0, 0, 0, 0],
  );
