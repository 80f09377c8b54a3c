import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tables } from '../../platform/database.ts';
import { type Period, RUNNING_STAGES } from './period.rules.ts';
import { LIVE_STAGES } from './vehicle.rules.ts';

const trips = expressionBuilder<Tables, 'trips'>();

/** Live trips that keep their vehicle at some time of a period: `occupationOf` asked of the database. A trip without a time keeps it at any. */
export function keepsVehicleIn({ fromAt, toAt }: Period, now: number): Expression<SqlBool> {
  const { and, or, lit } = trips;
  const running = toAt !== null && now < toAt ? [trips('stage', 'in', RUNNING_STAGES)] : [];
  const begins = toAt === null ? lit(true) : or([trips('pickAt', 'is', null), trips('pickAt', '<', toAt), ...running]);
  const ends = fromAt <= now ? lit(true) : or([trips('dropAt', 'is', null), trips('dropAt', '>', fromAt)]);
  return and([trips('stage', 'in', LIVE_STAGES), begins, ends]);
}

type Overlapping = 'vehicleShares' | 'vehicleUnavailabilities';

/** Shares, or times off, that overlap a period. */
export function within({ fromAt, toAt }: Period): Expression<SqlBool> {
  const eb = expressionBuilder<Pick<Tables, Overlapping>, Overlapping>();
  return eb.and([
    toAt === null ? eb.lit(true) : eb('fromAt', '<', toAt),
    eb.or([eb('toAt', 'is', null), eb('toAt', '>', fromAt)]),
  ]);
}

/** The first live trip of a vehicle in a period. */
export const tripIn = (db: Db, vehicleId: string, period: Period, now: number) =>
  db
    .selectFrom('trips')
    .select(['id', 'number', 'organizationId'])
    .where('vehicleId', '=', vehicleId)
    .where(keepsVehicleIn(period, now))
    .orderBy('pickAt')
    .orderBy('number');
