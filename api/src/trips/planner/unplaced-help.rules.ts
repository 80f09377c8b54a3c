import type { UnplacedHelp } from 'shared-contracts/trips/planner';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { MINUTE } from 'shared-contracts/values/time';
import type { UnplacedHelpCode } from 'shared-contracts/values/trips/plans';
import { exceeds, filterAllowedTypes, fitsType, requiredTemperature, sortByFit } from './allowed-types.rules.ts';
import { checkTrip, type PlanViolation } from './check-trip.rules.ts';
import { type PlanStop, type Pool, type PoolOrder, type PoolType, toThousandths } from './pool.rules.ts';

/** Limits of *improve* in addition to those of the pool; null for no limit. */
export type TripLimits = { maxTripSeconds: number | null; maxWaitSeconds: number | null };

const help = (code: UnplacedHelpCode, params: UnplacedHelp['params'] = {}): UnplacedHelp => ({ code, params });

const THOUSAND = 1_000;
const excess = (load: string, capacity: string) =>
  ((toThousandths(load) - toThousandths(capacity)) / THOUSAND).toFixed(3);

/** The size of an order relative to the capacity of a type. */
const loadRate = (order: PoolOrder, type: PoolType) =>
  Math.max(
    Number(order.space) / Number(type.averageSpace),
    Number(order.weight) / Number(type.maxWeight),
    ...FLOOR_MEASURES.flatMap((measure) =>
      exceeds(order[measure], type[measure]) ? [Number(order[measure]) / Number(type[measure])] : [],
    ),
  );

const FLOOR_HELP = { palletPlaces: 'morePalletPlaces', loadingMeters: 'moreLoadingMeters' } as const;
const findFloorHelp = (order: PoolOrder, type: PoolType) =>
  FLOOR_MEASURES.flatMap((measure) => {
    const [load, capacity] = [order[measure] ?? '0', type[measure] ?? '0'];
    return exceeds(order[measure], type[measure])
      ? [help(FLOOR_HELP[measure], { type: type.id, [measure]: excess(load, capacity) })]
      : [];
  });

/** Another type, more capacity in the nearest of the allowed ones, or a type that does not exist yet. */
function findTypeHelp(order: PoolOrder, types: readonly PoolType[]): UnplacedHelp[] {
  const flexible = sortByFit(filterAllowedTypes({ ...order, isFlexible: true }, types));
  const other = flexible.find((type) => fitsType(order, type));
  if (other) return [help('otherType', { type: other.id })];
  const [nearest] = [...filterAllowedTypes(order, types), ...flexible].toSorted(
    (a, b) => loadRate(order, a) - loadRate(order, b),
  );
  const { space, weight } = order;
  if (!nearest) return [help('newType', { space, weight, temperature: requiredTemperature(order) })];
  const isAllowed = filterAllowedTypes(order, types).includes(nearest);
  return [
    ...(isAllowed ? [] : [help('otherType', { type: nearest.id })]),
    ...(exceeds(space, nearest.averageSpace)
      ? [help('moreSpace', { type: nearest.id, space: excess(space, nearest.averageSpace) })]
      : []),
    ...(exceeds(weight, nearest.maxWeight)
      ? [help('moreWeight', { type: nearest.id, weight: excess(weight, nearest.maxWeight) })]
      : []),
    ...findFloorHelp(order, nearest),
  ];
}

const LATER = { latePickup: 'laterPickup', lateDelivery: 'laterDelivery' } as const;

function findStopHelp({ code, params }: PlanViolation): UnplacedHelp[] {
  if (code === 'stops') return [help('fewerStops', params)];
  if (code !== 'latePickup' && code !== 'lateDelivery') return [];
  const { location, minutes, to } = params as { location: string; minutes: number; to: number };
  // Without a road, a later time doesn't help.
  return Number.isFinite(minutes) ? [help(LATER[code], { location, minutes, to: to + minutes * MINUTE })] : [];
}

/** The limits that the trip of one order exceeds, in seconds. */
function findLimitHelp(stops: readonly PlanStop[], pool: Pool, limits: TripLimits): UnplacedHelp[] {
  const drive = stops.reduce((sum, { driveSeconds }) => sum + driveSeconds, 0);
  const trip = (stops.at(-1)?.leaveAt ?? 0) - (stops[0]?.arriveAt ?? 0);
  const wait = (Math.max(...stops.map(({ waitMinutes }) => waitMinutes)) + 1) * MINUTE;
  const findExcess = (code: UnplacedHelpCode, seconds: number, limit: number) =>
    seconds > limit && Number.isFinite(seconds) ? [help(code, { minutes: Math.ceil((seconds - limit) / MINUTE) })] : [];
  return [
    ...findExcess('longerDrive', drive, pool.driving?.maxDrive ?? Infinity),
    ...findExcess('longerTrip', trip, limits.maxTripSeconds ?? Infinity),
    ...findExcess('longerWait', wait, limits.maxWaitSeconds ?? Infinity),
  ];
}

const NO_LIMITS: TripLimits = { maxTripSeconds: null, maxWaitSeconds: null };

/** Changes that would make an unplaced order possible in a trip of its own. All of them are needed together. */
export function listUnplacedHelp(order: PoolOrder, pool: Pool, limits: TripLimits = NO_LIMITS): UnplacedHelp[] {
  const fits = filterAllowedTypes(order, pool.types).some((type) => fitsType(order, type));
  const { plan, violations } = checkTrip({ ...pool, orders: [order] });
  return [
    ...(fits ? [] : findTypeHelp(order, pool.types)),
    ...violations.flatMap(findStopHelp),
    ...findLimitHelp(plan.stops, pool, limits),
  ];
}
