import type { Db } from '../../../platform/database/database.ts';
import { overlapsPeriod } from '../core/occupation.store.ts';

type Columns = { fromAt: number; toAt: number; reason: string | null };
export type Unavailability = Columns & { id: string; workOrderId: string | null };

const COLUMNS = ['id', 'fromAt', 'toAt', 'reason', 'workOrderId'] as const;

export const UNAVAILABILITY_OVERLAP_CONSTRAINT = 'vehicle_unavailabilities_once';

export const insertUnavailability = (
  tx: Db,
  row: Columns & { vehicleId: string; createdAt: number; workOrderId?: string },
): Promise<Unavailability> =>
  tx.insertInto('vehicleUnavailabilities').values(row).returning(COLUMNS).executeTakeFirstOrThrow();

export const updateUnavailability = (tx: Db, id: string, columns: Columns): Promise<Unavailability> =>
  tx
    .updateTable('vehicleUnavailabilities')
    .set(columns)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const deleteUnavailability = (tx: Db, id: string) =>
  tx.deleteFrom('vehicleUnavailabilities').where('id', '=', id).execute();

const selectUnavailabilities = (db: Db, vehicleId: string) =>
  db.selectFrom('vehicleUnavailabilities').select(COLUMNS).where('vehicleId', '=', vehicleId);

export const findUnavailability = (db: Db, vehicleId: string, id: string): Promise<Unavailability | undefined> =>
  selectUnavailabilities(db, vehicleId).where('id', '=', id).executeTakeFirst();

/** Finds the earliest one that overlaps a period. */
export async function findOverlappingUnavailability(
  db: Db,
  vehicleId: string,
  period: { fromAt: number; toAt: number },
  excludedId: string | null,
): Promise<Columns | undefined> {
  let query = selectUnavailabilities(db, vehicleId).where(overlapsPeriod(period)).orderBy('fromAt').limit(1);
  if (excludedId !== null) query = query.where('id', '<>', excludedId);
  return query.executeTakeFirst();
}

/** The unavailability that a work order has caused. */
export const findUnavailabilityOf = (db: Db, workOrderId: string): Promise<Unavailability | undefined> =>
  db.selectFrom('vehicleUnavailabilities').select(COLUMNS).where('workOrderId', '=', workOrderId).executeTakeFirst();
