import type { TravelMatrix, VisitInput } from './search-input.ts';

/** The time of a vehicle between two of its other tasks, or after the last one. */
export type DutyInput = {
  /** The index of the type, as in places and travel costs. */
  type: number;
  start: number;
  end: number;
  /** The earliest departure from its start, and the latest arrival at its end. */
  opens: number;
  closes: number;
  /** Added to the cost of its first trip. */
  fixedCost: number;
  travelCost: number;
  /** Duties of the same kind are interchangeable. */
  kind: number;
};

/** A trip of a route: the positions of its first and last visit, with the times of its shortest schedule. */
export type SearchTrip = { from: number; to: number; departAt: number; endAt: number };

/** The visits of a route with those at its ends, and the earliest start of each. */
export type RouteVisits = { visits: Int32Array; length: number; start: Float64Array };

export type FleetInput = {
  /** Sorted by kind. */
  duties: readonly DutyInput[];
  /** Travel costs that vehicles differ in. */
  travelCosts: readonly TravelMatrix[];
  costPerAbsent: number;
  /** Whether the hours of a duty's driver allow a route. */
  allowsHours: (duty: number, trips: readonly SearchTrip[], route: RouteVisits) => boolean;
};

/** The duties of a fleet as flat arrays. */
export type SearchFleet = {
  dutyCount: number;
  /** The first of the visits at which duties start; those at which they end follow. */
  firstEnd: number;
  type: Int32Array;
  kind: Int32Array;
  fixedCost: Float64Array;
  costs: readonly TravelMatrix[];
} & Pick<FleetInput, 'costPerAbsent' | 'allowsHours'>;

/** The places and times at which duties start, then those at which they end. */
export function listEndVisits({ duties }: FleetInput): VisitInput[] {
  const toVisit = (place: number, opens: number, closes: number) => ({
    place,
    opens,
    closes,
    service: 0,
    space: 0,
    weight: 0,
  });
  return [
    ...duties.map(({ start, opens, closes }) => toVisit(start, opens, closes)),
    ...duties.map(({ end, closes }) => toVisit(end, 0, closes)),
  ];
}

/** @param firstEnd the visit of the first duty's start */
export const toSearchFleet = (
  { duties, travelCosts, costPerAbsent, allowsHours }: FleetInput,
  firstEnd: number,
): SearchFleet => ({
  dutyCount: duties.length,
  firstEnd,
  type: Int32Array.from(duties, ({ type }) => type),
  kind: Int32Array.from(duties, ({ kind }) => kind),
  fixedCost: Float64Array.from(duties, ({ fixedCost }) => fixedCost),
  costs: duties.map(({ travelCost }) => travelCosts[travelCost] as TravelMatrix),
  costPerAbsent,
  allowsHours,
});

export const dutyOf = ({ visits }: RouteVisits, { firstEnd }: SearchFleet) => (visits[0] as number) - firstEnd;

/** Turns an empty route into that of a duty. */
export function setEnds(route: RouteVisits, duty: number, { firstEnd, dutyCount }: SearchFleet): void {
  route.visits[0] = firstEnd + duty;
  route.visits[1] = firstEnd + dutyCount + duty;
  route.length = 2;
}
