import { sql } from 'kysely';
import type { MeterSource } from 'shared-contracts/values/fleet/vehicles';
import type { Db } from '../../../platform/database/database.ts';
import type { MeterOffset, Readings } from './meter.rules.ts';

type MeterState = { readings: Readings; entered: MeterOffset | null };
export type VehicleMeters = { odometer: MeterState; engineHours: MeterState };

const toOffset = (source: MeterSource | null, offset: number | null): MeterOffset | null =>
  source !== null && offset !== null ? { source, offset } : null;

export async function findMeters(db: Db, vehicleId: string): Promise<VehicleMeters> {
  const row = await db
    .selectFrom('vehicles')
    .leftJoin('lastPositions', 'lastPositions.vehicleId', 'vehicles.id')
    .leftJoin('vehicleMeters', 'vehicleMeters.vehicleId', 'vehicles.id')
    .select([
      'drivenKm',
      'runningHours',
      sql<number | null>`(tracker_state->>'odometer')::double precision`.as('odometer'),
      sql<number | null>`(tracker_state->>'engineHours')::double precision`.as('engineHours'),
      'odometerSource',
      'odometerOffset',
      'hoursSource',
      'hoursOffset',
    ])
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return {
    odometer: {
      readings: { device: row.odometer, track: row.drivenKm },
      entered: toOffset(row.odometerSource, row.odometerOffset),
    },
    engineHours: {
      readings: { device: row.engineHours, track: row.runningHours },
      entered: toOffset(row.hoursSource, row.hoursOffset),
    },
  };
}

export const saveOffsets = (
  tx: Db,
  vehicleId: string,
  { odometer, engineHours }: { odometer: MeterOffset | null; engineHours: MeterOffset | null },
) => {
  const values = {
    odometerSource: odometer?.source ?? null,
    odometerOffset: odometer?.offset ?? null,
    hoursSource: engineHours?.source ?? null,
    hoursOffset: engineHours?.offset ?? null,
  };
  return tx
    .insertInto('vehicleMeters')
    .values({ vehicleId, ...values })
    .onConflict((conflict) => conflict.column('vehicleId').doUpdateSet(values))
    .execute();
};
