import type { Paging } from 'shared-contracts/common';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';

export function listCargos(db: Db, caller: Caller, { search, ...range }: Paging) {
  const rows = db
    .selectFrom('cargos')
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargos.cargoTypeId')
    .select([
      'cargos.id', 'cargos.name', 'code', 'cargoTypeId', 'cargoTypes.name as cargoType', 'shippingUnit', 'width', 'height', 'length', 'weight', 'actualSpace', 'effectiveSpace',
    ])
    .where(ownedBy(caller, 'cargos'))
    .where(searching(search, 'cargos.name', 'cargos.code'));
  return paged(rows.orderBy('cargos.name').orderBy('cargos.id'), range);
}
