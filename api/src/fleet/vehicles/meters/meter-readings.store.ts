import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

type Readings = { odometer: number | null; engineHours: number | null };

const show = (meter: 'odometer' | 'hours', device: string, track: string) => {
  const [source, offset] = [sql.ref(`m.${meter}_source`), sql.ref(`m.${meter}_offset`)];
  const reported = sql`(p.tracker_state->>${sql.lit(device)})::double precision`;
  return sql`case ${source}
    when 'device' then coalesce(${reported}, 0) + ${offset}
    when 'track' then coalesce(${sql.ref(track)}, 0) + ${offset}
    else coalesce(${reported}, ${sql.ref(track)}) end`;
};

/** The current readings of all vehicles, unrounded: `getMeter` in SQL, to join by the vehicle. */
export const METER_READINGS = sql<Readings & { vehicleId: string }>`(
  select v.id as vehicle_id, ${show('odometer', 'odometer', 'p.driven_km')} as odometer,
    ${show('hours', 'engineHours', 'p.running_hours')} as engine_hours
  from vehicles v
  left join last_positions p on p.vehicle_id = v.id
  left join vehicle_meters m on m.vehicle_id = v.id)`;

/** The current readings of a vehicle. */
export const findReadings = (db: Db, vehicleId: string): Promise<Readings> =>
  db
    .selectFrom(METER_READINGS.as('readings'))
    .select(['odometer', 'engineHours'])
    .where('vehicleId', '=', vehicleId)
    .executeTakeFirstOrThrow();
