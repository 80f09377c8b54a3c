import { sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import type { VehicleDraftInput } from 'shared-contracts/vehicles';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { containing } from '../../platform/search.ts';

const COLUMNS = [
  'vehicleDrafts.id',
  'vehicleDrafts.organizationId',
  'values',
  'vehicleDrafts.createdAt',
  'updatedAt',
] as const;

const own = (db: Db, caller: Caller) =>
  db
    .selectFrom('vehicleDrafts')
    .where(ownedBy(caller, 'vehicleDrafts'))
    .select(COLUMNS)
    .$narrowType<{ values: VehicleDraftInput }>();

export type DraftRecord = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>;

const withPlate = (text: string) =>
  sql<boolean>`vehicle_drafts."values" ->> 'registrationPlate' ilike ${containing(text)}`;

/** The newest first, with the name of the type that is chosen so far. */
export function listDrafts(db: Db, caller: Caller, { search = '', ...range }: Paging) {
  const matching = search.length < SEARCH_FROM ? own(db, caller) : own(db, caller).where(withPlate(search));
  const rows = matching
    .leftJoin('vehicleTypes', (join) =>
      join.on(sql<boolean>`vehicle_types.id = (vehicle_drafts."values" ->> 'vehicleTypeId')::uuid`),
    )
    .select('vehicleTypes.name as type');
  return paged(rows.orderBy('updatedAt', 'desc').orderBy('vehicleDrafts.id'), range, matching);
}

export const findDraft = (db: Db, caller: Caller, id: string) =>
  own(db, caller).where('vehicleDrafts.id', '=', id).executeTakeFirst();

/** Nobody else changes the draft or makes a vehicle of it until the transaction ends. */
export const lockDraft = (tx: Db, caller: Caller, id: string) =>
  own(tx, caller).where('vehicleDrafts.id', '=', id).forUpdate().executeTakeFirst();

type NewDraft = { organizationId: string; values: VehicleDraftInput; at: number };

export async function insertDraft(tx: Db, { organizationId, values, at }: NewDraft): Promise<string> {
  const row = { organizationId, values: JSON.stringify(values), createdAt: at, updatedAt: at };
  return (await tx.insertInto('vehicleDrafts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const updateDraft = (tx: Db, id: string, values: VehicleDraftInput, updatedAt: number) =>
  tx
    .updateTable('vehicleDrafts')
    .set({ values: JSON.stringify(values), updatedAt })
    .where('id', '=', id)
    .execute();

export const deleteDraft = (tx: Db, id: string) => tx.deleteFrom('vehicleDrafts').where('id', '=', id).execute();
