import { sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import type { VehicleDraftInput } from 'shared-contracts/fleet/vehicles';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { toLikePattern } from '../../../platform/database/search.ts';

const COLUMNS = [
  'vehicleDrafts.id',
  'vehicleDrafts.revision',
  'vehicleDrafts.organizationId',
  'values',
  'vehicleDrafts.createdAt',
  'updatedAt',
] as const;

const selectDrafts = (db: Db, caller: Caller) =>
  db
    .selectFrom('vehicleDrafts')
    .where(ownedBy(caller, 'vehicleDrafts'))
    .select(COLUMNS)
    .$narrowType<{ values: VehicleDraftInput }>();

export type DraftRecord = Awaited<ReturnType<ReturnType<typeof selectDrafts>['executeTakeFirstOrThrow']>>;

const plateContains = (text: string) =>
  sql<boolean>`vehicle_drafts."values" ->> 'registrationPlate' ilike ${toLikePattern(text)}`;

/** The most recently updated first, with the name of the chosen vehicle type. */
export function listDrafts(db: Db, caller: Caller, { search = '', ...range }: Paging) {
  const matching =
    search.length < MIN_SEARCH_LENGTH
      ? selectDrafts(db, caller)
      : selectDrafts(db, caller).where(plateContains(search));
  const rows = matching
    .leftJoin('vehicleTypes', (join) =>
      join.on(sql<boolean>`vehicle_types.id = (vehicle_drafts."values" ->> 'vehicleTypeId')::uuid`),
    )
    .select('vehicleTypes.name as type');
  return paginate(rows.orderBy('updatedAt', 'desc').orderBy('vehicleDrafts.id'), range, matching);
}

export const findDraft = (db: Db, caller: Caller, id: string) =>
  selectDrafts(db, caller).where('vehicleDrafts.id', '=', id).executeTakeFirst();

/** Prevents concurrent changes and transfers of the draft. */
export const lockDraft = (tx: Db, caller: Caller, id: string) =>
  selectDrafts(tx, caller).where('vehicleDrafts.id', '=', id).forUpdate().executeTakeFirst();

type NewDraft = { organizationId: string; values: VehicleDraftInput; createdAt: number };

export async function insertDraft(tx: Db, { organizationId, values, createdAt }: NewDraft): Promise<string> {
  const row = { organizationId, values: JSON.stringify(values), createdAt, updatedAt: createdAt };
  return (await tx.insertInto('vehicleDrafts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const updateDraft = (tx: Db, id: string, values: VehicleDraftInput, updatedAt: number) =>
  tx
    .updateTable('vehicleDrafts')
    .set({ values: JSON.stringify(values), updatedAt })
    .where('id', '=', id)
    .execute();

export const deleteDraft = (tx: Db, id: string) => tx.deleteFrom('vehicleDrafts').where('id', '=', id).execute();
