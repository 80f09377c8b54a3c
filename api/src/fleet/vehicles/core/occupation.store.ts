import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { type Period, RUNNING_STAGES } from './period.rules.ts';
import { LIVE_STAGES } from './vehicle.rules.ts';

const trips = expressionBuilder<Tables, 'trips'>();

/** Matches live trips that occupy their vehicle in a period, like `getOccupation`. A trip without times always does. */
export function occupiesVehicle({ fromAt, toAt }: Period, now: number): Expression<SqlBool> {
  const { and, or, lit } = trips;
  const running = toAt !== null && now < toAt ? [trips('stage', 'in', RUNNING_STAGES)] : [];
  const startsBefore =
    toAt === null ? lit(true) : or([trips('pickAt', 'is', null), trips('pickAt', '<', toAt), ...running]);
  const endsAfter = fromAt <= now ? lit(true) : or([trips('dropAt', 'is', null), trips('dropAt', '>', fromAt)]);
  return and([trips('stage', 'in', LIVE_STAGES), startsBefore, endsAfter]);
}

type TableWithPeriod = 'vehicleShares' | 'vehicleUnavailabilities';

/** Matches shares or unavailabilities that overlap a period. */
export function overlapsPeriod({ fromAt, toAt }: Period): Expression<SqlBool> {
  const eb = expressionBuilder<Pick<Tables, TableWithPeriod>, TableWithPeriod>();
  return eb.and([
    toAt === null ? eb.lit(true) : eb('fromAt', '<', toAt),
    eb.or([eb('toAt', 'is', null), eb('toAt', '>', fromAt)]),
  ]);
}

/** Selects the live trips that occupy a vehicle in a period, the earliest first. */
export const selectLiveTrips = (db: Db, vehicleId: string, period: Period, now: number) =>
  db
    .selectFrom('trips')
    .select(['id', 'number', 'organizationId'])
    .where('vehicleId', '=', vehicleId)
    .where(occupiesVehicle(period, now))
    .orderBy('pickAt')
    .orderBy('number');
