import type { FieldError } from 'shared-contracts/common';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { FeasibilityMode, FeasibilityWarningCode } from 'shared-contracts/values/orders/feasibility';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { FLOOR_MEASURES, type FloorMeasures } from 'shared-contracts/values/space';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { nextOpening } from '../../network/public.ts';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { decimal } from '../../platform/values/money.ts';
import type { Load } from '../core/order-load.rules.ts';
import type { PlannedStop } from '../core/stops.rules.ts';

/** The speed that trips are planned with. */
const KM_PER_HOUR = 40;

type FeasibilityStop = PlannedStop & { kind: StopKind; point: Point; openingHours: OpeningHours | null };
/** Space in CBM, weight in kg, times in unix seconds. */
export type FeasibilityFacts = {
  load: Load;
  /** The requested types; none: any type will do. */
  vehicleTypes: readonly ({ averageSpace: string; maxWeight: string } & FloorMeasures)[];
  stops: readonly FeasibilityStop[];
  cutoffOption: 'none' | 'pickup' | 'delivery';
  cutoffTo: number | null;
};

const largest = (measures: readonly string[]) =>
  measures.reduce((max, measure) => (decimal(measure).gt(max) ? measure : max), '0');

function findOverload({ load, vehicleTypes }: FeasibilityFacts): FeasibilityWarning[] {
  const exceedsFloor = (capacity: FloorMeasures) =>
    FLOOR_MEASURES.some((measure) => decimal(load[measure] ?? 0).gt(capacity[measure] ?? Infinity));
  const isTooSmall = ({ averageSpace, maxWeight, ...floor }: FeasibilityFacts['vehicleTypes'][number]) =>
    decimal(load.space).gt(averageSpace) || decimal(load.weight).gt(maxWeight) || exceedsFloor(floor);
  if (vehicleTypes.length === 0 || !vehicleTypes.every(isTooSmall)) return [];
  const params = {
    space: load.space,
    weight: load.weight,
    maxSpace: largest(vehicleTypes.map(({ averageSpace }) => averageSpace)),
    maxWeight: largest(vehicleTypes.map(({ maxWeight }) => maxWeight)),
    ...Object.fromEntries(
      FLOOR_MEASURES.flatMap((measure) => {
        const total = load[measure];
        const limits = vehicleTypes.flatMap(({ [measure]: limit }) => limit ?? []);
        return total === null || limits.length < vehicleTypes.length
          ? []
          : [
              [measure, total],
              [`${measure}Limit`, largest(limits)],
            ];
      }),
    ),
  };
  return [{ code: 'overload', field: 'vehicleTypeIds', params }];
}

/**
 * The earliest arrival at each stop: the vehicle starts at the first one when it opens, and waits wherever it is
 * early.
 */
function earliestArrivals(stops: readonly FeasibilityStop[], now: number): number[] {
  const arrivals: number[] = [];
  let departure = now;
  for (const [i, { point, windowFrom, handlingMinutes }] of stops.entries()) {
    const previous = stops[i - 1];
    const driving = previous ? Math.ceil((estimateRoadKm([previous.point, point]) / KM_PER_HOUR) * HOUR) : 0;
    const arrival = departure + driving;
    arrivals.push(arrival);
    departure = Math.max(arrival, windowFrom ?? arrival) + handlingMinutes * MINUTE;
  }
  return arrivals;
}

/** The windows of the first and the last stop are the order's. */
function windowField(end: 'From' | 'To', position: number, stopCount: number): string {
  if (position === 0) return `pickup${end}`;
  return position === stopCount - 1 ? `delivery${end}` : `stops.${position}.window${end}`;
}

function findLateArrivals({ stops }: FeasibilityFacts, arrivals: readonly number[]): FeasibilityWarning[] {
  return stops.flatMap(({ windowTo }, position): FeasibilityWarning[] => {
    const at = arrivals[position] ?? 0;
    if (windowTo === null || at <= windowTo) return [];
    const params = { stop: position, at, to: windowTo, minutes: Math.ceil((at - windowTo) / MINUTE) };
    return [{ code: 'lateArrival', field: windowField('To', position, stops.length), params }];
  });
}

function findLateForCutoff(
  { stops, cutoffOption, cutoffTo }: FeasibilityFacts,
  arrivals: readonly number[],
): FeasibilityWarning[] {
  if (cutoffOption === 'none' || cutoffTo === null) return [];
  const kind = cutoffOption === 'pickup' ? 'pickup' : 'drop';
  const position = stops.findLastIndex((stop) => stop.kind === kind);
  const stop = stops[position];
  const arrival = arrivals[position];
  if (!stop || arrival === undefined) return [];
  const at = Math.max(arrival, stop.windowFrom ?? arrival);
  if (at <= cutoffTo) return [];
  return [{ code: 'lateForCutoff', field: 'cutoffTo', params: { stop: position, at, to: cutoffTo } }];
}

function findClosedLocations({ stops }: FeasibilityFacts): FeasibilityWarning[] {
  return stops.flatMap(({ windowFrom, windowTo, openingHours }, position): FeasibilityWarning[] => {
    if (!openingHours || windowFrom === null || windowTo === null) return [];
    const at = nextOpening(openingHours, windowFrom);
    if (at !== null && at <= windowTo) return [];
    const field = windowField('From', position, stops.length);
    const params = { stop: position, from: windowFrom, to: windowTo, ...(at !== null && { at }) };
    return [{ code: 'closedLocation', field, params }];
  });
}

/** Reasons for which an order can probably not be carried as entered. @param now unix seconds */
export function findFeasibilityWarnings(facts: FeasibilityFacts, now: number): FeasibilityWarning[] {
  const arrivals = earliestArrivals(facts.stops, now);
  return [
    ...findOverload(facts),
    ...findLateArrivals(facts, arrivals),
    ...findClosedLocations(facts),
    ...findLateForCutoff(facts, arrivals),
  ];
}

const MESSAGES: Record<FeasibilityWarningCode, string> = {
  overload: 'Too much cargo for the requested vehicle types',
  lateArrival: 'The vehicle cannot arrive within the window',
  lateForCutoff: 'The vehicle arrives after the cutoff',
  closedLocation: 'The location is closed throughout the window',
};

const toErrors = (warnings: readonly FeasibilityWarning[]): Record<string, FieldError> =>
  Object.fromEntries(warnings.map(({ code, field, params }) => [field, { code, message: MESSAGES[code], params }]));

type Acknowledgement = { acknowledged: readonly FeasibilityWarningCode[]; reason: string | null };

/** Problems that prevent an order with warnings from being sent for approval, by field. */
export function feasibilityProblems(
  mode: FeasibilityMode,
  warnings: readonly FeasibilityWarning[],
  { acknowledged, reason }: Acknowledgement,
): Record<string, FieldError> {
  if (mode === 'off' || warnings.length === 0) return {};
  if (mode === 'block') return toErrors(warnings);
  const open = warnings.filter(({ code }) => !acknowledged.includes(code));
  if (open.length > 0)
    return {
      ...toErrors(open),
      acknowledgedWarnings: { code: 'required', message: 'Acknowledge the warnings and give a reason' },
    };
  return reason?.trim() ? {} : { reason: { code: 'required', message: 'Field is required' } };
}
