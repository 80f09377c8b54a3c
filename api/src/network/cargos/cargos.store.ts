import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { CargoQuery } from 'shared-contracts/network/cargos';
import { MAX_SHOWN_NAMES } from '../lookups/usage.rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import type { CargoCompatibility } from './compatibility.rules.ts';

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('cargos').where(ownedBy(caller, 'cargos'));

const selectDetails = (cargos: ReturnType<typeof selectOwn>) =>
  cargos
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargos.cargoTypeId')
    .select([
      'cargos.id',
      'cargos.revision',
      'cargos.organizationId',
      'cargos.name',
      'code',
      'shippingUnit',
      'billingBy',
      'width',
      'height',
      'length',
      'weight',
      'actualSpace',
      'effectiveSpace',
      'palletPlaces',
      'stackLayers',
      'cargos.createdAt',
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('cargoTypes.id'), name: eb.ref('cargoTypes.name') }).as('cargoType'),
      jsonArrayFrom(
        eb
          .selectFrom('cargoAllowedTypes as allowedTypes')
          .innerJoin('cargoTypes as allowedType', 'allowedType.id', 'allowedTypes.cargoTypeId')
          .select(['allowedType.id', 'allowedType.name'])
          .whereRef('allowedTypes.cargoId', '=', 'cargos.id')
          .orderBy('allowedType.name')
          .orderBy('allowedType.id'),
      ).as('allowedCargoTypes'),
    ]);

export const findCargo = (db: Db, caller: Caller, id: string) =>
  selectDetails(selectOwn(db, caller)).where('cargos.id', '=', id).executeTakeFirst();
export type CargoRecord = NonNullable<Awaited<ReturnType<typeof findCargo>>>;

export function listCargos(db: Db, caller: Caller, { search, cargoTypeId, sort, ...range }: CargoQuery) {
  const { column, direction } = parseSort(sort);
  let matching = selectOwn(db, caller).where(matchesSearch(search, 'cargos.name', 'cargos.code'));
  if (cargoTypeId) matching = matching.where('cargos.cargoTypeId', '=', cargoTypeId);
  return paginate(selectDetails(matching).orderBy(`cargos.${column}`, direction).orderBy('cargos.id'), range, matching);
}

/** The number of orders with the cargo and the first order numbers. */
export async function findCargoUsage(db: Db, id: string) {
  const orders = db
    .selectFrom('orders')
    .where('id', 'in', db.selectFrom('orderCargoItems').select('orderId').where('cargoId', '=', id));
  const { count } = await orders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first = await orders.select('number').orderBy('createdAt').orderBy('number').limit(MAX_SHOWN_NAMES).execute();
  return { count, numbers: first.map(({ number }) => number) };
}

/** In the order of the ids, without duplicates. */
export async function findCompatibilities(db: Db, ids: readonly string[]): Promise<CargoCompatibility[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('cargos')
    .select(({ selectFrom }) => [
      'cargos.id',
      'cargos.name',
      'cargos.cargoTypeId',
      jsonArrayFrom(
        selectFrom('cargoAllowedTypes')
          .select('cargoAllowedTypes.cargoTypeId as id')
          .whereRef('cargoAllowedTypes.cargoId', '=', 'cargos.id'),
      ).as('allowed'),
    ])
    .where('cargos.id', 'in', ids)
    .execute();
  const cargoById = new Map(
    rows.map(({ allowed, ...cargo }) => [cargo.id, { ...cargo, allowed: allowed.map(({ id }) => id) }]),
  );
  return [...new Set(ids)].flatMap((id) => cargoById.get(id) ?? []);
}

/** In the order of the order's items. */
export async function findCompatibilitiesOfOrder(db: Db, orderId: string): Promise<CargoCompatibility[]> {
  const items = await db
    .selectFrom('orderCargoItems')
    .select('cargoId')
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const ids = items.map(({ cargoId }) => cargoId);
  const cargos = new Map((await findCompatibilities(db, ids)).map((cargo) => [cargo.id, cargo]));
  return ids.flatMap((id) => cargos.get(id) ?? []);
}
