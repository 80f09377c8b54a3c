import type { Db } from '../../platform/database.ts';
import { within } from './occupation.store.ts';

type Columns = { fromAt: number; toAt: number; reason: string | null };
export type Unavailability = Columns & { id: string };

export const UNAVAILABLE_ONCE = 'vehicle_unavailabilities_once';

export const insertUnavailability = (
  tx: Db,
  row: Columns & { vehicleId: string; createdAt: number },
): Promise<Unavailability> =>
  tx
    .insertInto('vehicleUnavailabilities')
    .values(row)
    .returning(['id', 'fromAt', 'toAt', 'reason'])
    .executeTakeFirstOrThrow();

export const updateUnavailability = (tx: Db, id: string, columns: Columns): Promise<Unavailability> =>
  tx
    .updateTable('vehicleUnavailabilities')
    .set(columns)
    .where('id', '=', id)
    .returning(['id', 'fromAt', 'toAt', 'reason'])
    .executeTakeFirstOrThrow();

export const deleteUnavailability = (tx: Db, id: string) =>
  tx.deleteFrom('vehicleUnavailabilities').where('id', '=', id).execute();

const ofVehicle = (db: Db, vehicleId: string) =>
  db
    .selectFrom('vehicleUnavailabilities')
    .select(['id', 'fromAt', 'toAt', 'reason'])
    .where('vehicleId', '=', vehicleId);

export const findUnavailability = (db: Db, vehicleId: string, id: string): Promise<Unavailability | undefined> =>
  ofVehicle(db, vehicleId).where('id', '=', id).executeTakeFirst();

/** The first in a period, other than one. */
export async function unavailabilityIn(
  db: Db,
  vehicleId: string,
  period: { fromAt: number; toAt: number },
  otherThan: string | null,
): Promise<Columns | undefined> {
  let found = ofVehicle(db, vehicleId).where(within(period)).orderBy('fromAt').limit(1);
  if (otherThan !== null) found = found.where('id', '<>', otherThan);
  return found.executeTakeFirst();
}
