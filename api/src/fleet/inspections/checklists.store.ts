import type { ChecklistItem } from 'shared-contracts/fleet/inspections';
import type { InspectionKind } from 'shared-contracts/values/fleet/inspections';
import type { Db } from '../../platform/database/database.ts';
import { toChecklist } from './checklist.rules.ts';

export const findChecklist = (db: Db, organizationId: string) =>
  db.selectFrom('inspectionChecklists').selectAll().where('organizationId', '=', organizationId).executeTakeFirst();

/** Stores the usual list, if there is none, and locks it. */
export async function lockChecklist(tx: Db, organizationId: string, items: string[]) {
  await tx
    .insertInto('inspectionChecklists')
    .values({ organizationId, items })
    .onConflict((row) => row.doNothing())
    .execute();
  return tx
    .selectFrom('inspectionChecklists')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const updateChecklist = (tx: Db, id: string, items: readonly string[]) =>
  tx
    .updateTable('inspectionChecklists')
    .set({ items: [...items] })
    .where('id', '=', id)
    .execute();

/** The checklist for the vehicle of a trip, and the inspections of the trip that were reported. */
export type TripInspections = { items: ChecklistItem[]; done: InspectionKind[] };

export async function findTripInspections(
  db: Db,
  { tripId, vehicleId }: { tripId: string; vehicleId: string },
): Promise<TripInspections> {
  const checklist = await db
    .selectFrom('vehicles')
    .innerJoin('inspectionChecklists', 'inspectionChecklists.organizationId', 'vehicles.organizationId')
    .select('items')
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirst();
  const done = await db
    .selectFrom('inspections')
    .select('kind')
    .distinct()
    .where('tripId', '=', tripId)
    .where('vehicleId', '=', vehicleId)
    .execute();
  return { items: toChecklist(checklist?.items ?? null), done: done.map(({ kind }) => kind) };
}
