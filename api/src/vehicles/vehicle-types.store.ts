import type { Paging } from 'shared-contracts/common';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';

/**
 * The platform's vehicle types and an organization's own.
 * @param organizationId null: everybody's, for root
 */
export function vehicleTypesFor(db: Db, organizationId: string | null) {
  const types = db.selectFrom('vehicleTypes');
  if (organizationId === null) return types;
  return types.where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]));
}

export function listVehicleTypes(db: Db, caller: Caller, { search, ...range }: Paging) {
  const rows = vehicleTypesFor(db, isRoot(caller) ? null : caller.organizationId)
    .select(['id', 'name', 'averageSpace', 'maxWeight', 'icon'])
    .where(searching(search, 'vehicleTypes.name'));
  return paged(rows.orderBy('averageSpace').orderBy('name').orderBy('id'), range);
}
