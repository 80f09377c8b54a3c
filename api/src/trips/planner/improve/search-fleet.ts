import type { TravelMatrix, VisitInput } from './search-input.ts';

/** What a vehicle may do between two of its other tasks, or after the last one. */
export type DutyInput = {
  /** By its index, like the places and travel costs. */
  type: number;
  start: number;
  end: number;
  /** When it may leave its start, and has to be at its end. */
  opens: number;
  closes: number;
  /** Of its first trip, besides the cost of each trip. */
  fixedCost: number;
  travelCost: number;
  /** Duties of a kind are equal in every way. */
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
  /** Whether the driver of a duty may do all that a route makes them do. */
  allowsHours: (duty: number, trips: readonly SearchTrip[], route: RouteVisits) => boolean;
};

/** The duties of a fleet as flat arrays. */
export type SearchFleet = {
  dutyCount: number;
  /** The visit at which the first duty starts; those of the others follow, then the ones at which they end. */
  firstEnd: number;
  type: Int32Array;
  kind: Int32Array;
  fixedCost: Float64Array;
  costs: readonly TravelMatrix[];
} & Pick<FleetInput, 'costPerAbsent' | 'allowsHours'>;

/** Where and when duties start, then where and when they end. */
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

/** Makes an empty route that of a duty. */
export function setEnds(route: RouteVisits, duty: number, { firstEnd, dutyCount }: SearchFleet): void {
  route.visits[0] = firstEnd + duty;
  route.visits[1] = firstEnd + dutyCount + duty;
  route.length = 2;
}
