import { type RawBuilder, sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { Db } from '../../../platform/database/database.ts';
import { METER_READINGS } from '../meters/meter-readings.store.ts';
import { MIN_USE } from './service.rules.ts';

/** The recorded services of vehicles, with their intervals and the current readings. */
export const selectServices = (db: Db) =>
  db
    .selectFrom('vehicleServices')
    .innerJoin('serviceIntervals', 'serviceIntervals.id', 'vehicleServices.serviceIntervalId')
    .leftJoin(METER_READINGS.as('readings'), 'readings.vehicleId', 'vehicleServices.vehicleId');

/** The columns of a `ServiceRecord`. */
export const SERVICE_COLUMNS = [
  'serviceIntervals.days',
  'serviceIntervals.km',
  'serviceIntervals.hours',
  'vehicleServices.lastServiceAt',
  'vehicleServices.odometer',
  'vehicleServices.engineHours',
  'readings.odometer as currentOdometer',
  'readings.engineHours as currentHours',
] as const;

export const DUE_BY_DAYS = sql<number>`(vehicle_services.last_service_at
  + service_intervals.days::bigint * ${sql.lit(DAY)})`;

/** `getMeterDue` in SQL; null in the same cases. */
function dueByMeter(interval: string, meter: string, now: RawBuilder<number>) {
  const [every, last] = [sql.ref(`service_intervals.${interval}`), sql.ref(`vehicle_services.${meter}`)];
  const used = sql`(${sql.ref(`readings.${meter}`)} - ${last})`;
  const since = sql`vehicle_services.last_service_at`;
  const at = sql`${since} + trunc(${every} * greatest(${now} - ${since}, ${sql.lit(DAY)}) / ${used})::bigint`;
  return sql<number | null>`case when ${used} >= ${sql.lit(MIN_USE)} then
    case when ${used} >= ${every} then least(${at}, ${now}) else ${at} end end`;
}

/** When kilometres or hours make a service due, extrapolated from the use since the last one; null without either. */
export const dueByMeters = (now: number) => {
  const at = sql<number>`${now}::bigint`;
  return sql<number | null>`least(${dueByMeter('km', 'odometer', at)}, ${dueByMeter('hours', 'engine_hours', at)})`;
};

/** When a service of `selectServices` is due, by whichever limit comes first. */
export const serviceDueAt = (now: number) => sql<number>`least(${DUE_BY_DAYS}, ${dueByMeters(now)})`;

export const HAS_METERS = sql<boolean>`(service_intervals.km is not null or service_intervals.hours is not null)`;
