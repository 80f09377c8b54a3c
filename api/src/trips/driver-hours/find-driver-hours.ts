import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import { DAY } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import { findDrivenTrip, listDrivenTrips } from './driven-trips.store.ts';
import {
  type Drive,
  type DrivenTrip,
  findHoursProblems,
  type HoursProblem,
  toDriverLimits,
  toDrives,
} from './driver-hours.rules.ts';
import { findDriverHoursRules } from './driver-hours-rules.store.ts';

/** Seven days, and the shift in which they begin. */
const LOOK_AROUND = 9 * DAY;

type Span = { fromAt: number; toAt: number };

/** The driving of each driver around a span, of all with one query. */
export async function listDrives(
  db: Db,
  driverIds: readonly string[],
  { fromAt, toAt }: Span,
  { restMinutes }: Pick<DriverHoursRules, 'restMinutes'>,
  exceptTripId: string | null = null,
): Promise<Map<string, Drive[]>> {
  const span = { fromAt: fromAt - LOOK_AROUND, toAt: toAt + LOOK_AROUND };
  const trips = Map.groupBy(await listDrivenTrips(db, { driverIds, span, exceptTripId }), ({ driverId }) => driverId);
  return new Map([...trips].map(([id, driven]) => [id, driven.flatMap(({ trip }) => toDrives(trip, restMinutes))]));
}

type HoursContext = {
  organizationId: string;
  span: Span;
  tripId: string | null;
  trip?: DrivenTrip;
  isRunning?: boolean;
};

/** The driving of each driver that would be too long with a trip. For a running trip, only the rest counts. */
export async function findHoursOfDrivers(
  db: Db,
  { organizationId, span, tripId, trip, isRunning = false }: HoursContext,
  drivers: readonly { id: string; maxHoursPerShift: number | null }[],
): Promise<Map<string, HoursProblem[]>> {
  const driven = trip ?? (tripId === null ? undefined : await findDrivenTrip(db, tripId));
  if (!driven || drivers.length === 0) return new Map();
  const rules = await findDriverHoursRules(db, organizationId);
  const own = toDrives(driven, rules.restMinutes).filter(({ toAt }) => !isRunning || toAt > span.fromAt);
  if (own.length === 0) return new Map();
  const ids = drivers.map(({ id }) => id);
  const others = await listDrives(db, ids, span, rules, tripId);
  return new Map(
    drivers.map((driver) => [
      driver.id,
      findHoursProblems(own, others.get(driver.id) ?? [], toDriverLimits(rules, driver)),
    ]),
  );
}
