import type { BookedTrip, PlanFleet, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { HOUR } from 'shared-contracts/values/time';
import { assignLanes, type Lane } from './lanes.rules.ts';

/** Whether a row stands for a vehicle or a driver. */
export type RowBy = 'vehicle' | 'driver';
export type DeskVehicle = PlanFleet['vehicles'][number];
export type DeskDriver = PlanFleet['drivers'][number];

type BarContent =
  | { kind: 'plan'; trip: PlanTrip }
  /** An existing trip: it is changed on its own page. */
  | { kind: 'booked'; trip: BookedTrip }
  | { kind: 'unavailable'; reason: string | null };
type Span = { id: string; from: number; to: number };
export type DeskBar = Span & Lane & BarContent;

export type DeskRow = {
  id: string;
  /** Null in the rows of trips without one. */
  vehicle: DeskVehicle | null;
  driver: DeskDriver | null;
  bars: readonly DeskBar[];
};

/** Length of the bar of a trip without stops. */
const EMPTY_TRIP_SECONDS = HOUR;

/** Whether the trip was created, after which it can't be changed here. */
export const isCreated = ({ createdTrip }: PlanTrip): boolean => createdTrip !== null;

function toSpan(trip: PlanTrip, planFrom: number): Span {
  const from = trip.beginsAt ?? trip.startAt ?? planFrom;
  return {
    id: trip.id,
    from,
    to: Math.max(trip.endsAt ?? 0, from + (trip.stops.length === 0 ? EMPTY_TRIP_SECONDS : 60)),
  };
}

type Unplaced = Span & BarContent;

const groupBy = <Value>(values: readonly Value[], getKey: (value: Value) => string | null) =>
  Map.groupBy(values, (value) => getKey(value) ?? '');

function placeBars(bars: readonly Unplaced[]): DeskBar[] {
  const lanes = assignLanes(bars);
  return bars.map((bar) => ({ ...bar, ...(lanes.get(bar.id) ?? { lane: 0, lanes: 1 }) }));
}

const NO_BARS: readonly never[] = [];

const isSameContent = (one: Unplaced, other: Unplaced) =>
  one.id === other.id &&
  one.from === other.from &&
  one.to === other.to &&
  (one.kind === 'unavailable' || other.kind === 'unavailable' ? one.kind === other.kind : one.trip === other.trip);

/** Rows with unchanged bars keep their identity, so that only the others rerender. */
function reuseUnchanged(row: DeskRow, previous: DeskRow | undefined): DeskRow {
  const isSame =
    previous !== undefined &&
    previous.vehicle === row.vehicle &&
    previous.driver === row.driver &&
    previous.bars.length === row.bars.length &&
    previous.bars.every((bar, index) => {
      const other = row.bars[index];
      return other !== undefined && isSameContent(bar, other) && bar.lane === other.lane && bar.lanes === other.lanes;
    });
  return isSame ? previous : row;
}

/** Trips without a vehicle or driver: as many rows as there are at the same time, at least one to drop them into. */
function buildOpenRows(bars: readonly Unplaced[]): DeskRow[] {
  const lanes = assignLanes(bars);
  const byLane = Map.groupBy(bars, ({ id }) => lanes.get(id)?.lane ?? 0);
  return Array.from({ length: Math.max(1, byLane.size) }, (_, lane) => ({
    id: `open-${lane}`,
    vehicle: null,
    driver: null,
    bars: (byLane.get(lane) ?? NO_BARS).map((bar): DeskBar => ({ ...bar, lane: 0, lanes: 1 })),
  }));
}

export type RowsInput = {
  planTrips: readonly PlanTrip[];
  fleet: PlanFleet;
  by: RowBy;
  /** Start of the plan. */
  from: number;
  /** Part of the name of a vehicle, its type, its driver or its owner. */
  search: string;
};

const matchesSearch = (search: string, ...names: (string | undefined)[]) =>
  search === '' || names.some((name) => name?.toLowerCase().includes(search.toLowerCase()));

/** The rows of the timeline: trips without a vehicle (or driver) first, then each vehicle (or driver). */
export function buildRows(
  { planTrips, fleet, by, from, search }: RowsInput,
  previous: readonly DeskRow[] = [],
): DeskRow[] {
  const resourceOf = ({ vehicleId, driverId }: PlanTrip | BookedTrip) => (by === 'vehicle' ? vehicleId : driverId);
  const createdIds = new Set(planTrips.flatMap(({ createdTrip }) => createdTrip?.id ?? []));
  const plannedBars = groupBy(
    planTrips.map((trip) => ({ ...toSpan(trip, from), kind: 'plan' as const, trip })),
    ({ trip }) => resourceOf(trip),
  );
  const bookedBars = groupBy(
    fleet.trips
      .filter(({ id }) => !createdIds.has(id))
      .map((trip) => ({ id: trip.id, from: trip.beginsAt, to: trip.endsAt, kind: 'booked' as const, trip })),
    ({ trip }) => resourceOf(trip),
  );
  const toBars = (id: string, others: readonly Unplaced[] = NO_BARS) =>
    placeBars([...others, ...(bookedBars.get(id) ?? NO_BARS), ...(plannedBars.get(id) ?? NO_BARS)]);
  const vehicleRow = (vehicle: DeskVehicle): DeskRow => ({
    id: vehicle.id,
    vehicle,
    driver: null,
    bars: toBars(
      vehicle.id,
      vehicle.unavailable.map((span) => ({
        ...span,
        id: `${vehicle.id} ${span.from}`,
        kind: 'unavailable' as const,
      })),
    ),
  });
  const driverRow = (driver: DeskDriver): DeskRow => ({
    id: driver.id,
    vehicle: null,
    driver,
    bars: toBars(driver.id),
  });
  const rows =
    by === 'vehicle'
      ? fleet.vehicles
          .filter(({ name, type, driver, organization }) =>
            matchesSearch(search, name, type.name, driver?.name, organization.name),
          )
          .map(vehicleRow)
      : fleet.drivers.filter(({ name, organization }) => matchesSearch(search, name, organization.name)).map(driverRow);
  const previousById = new Map(previous.map((row) => [row.id, row]));
  return [...buildOpenRows(plannedBars.get('') ?? NO_BARS), ...rows].map((row) =>
    reuseUnchanged(row, previousById.get(row.id)),
  );
}

/** The bar that covers a time; of several, the last one. */
export const findBarAt = ({ bars }: DeskRow, at: number): DeskBar | undefined =>
  bars.findLast(({ from, to }) => from <= at && at < to);
