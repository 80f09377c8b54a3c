import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { CargoQuery } from 'shared-contracts/cargos';
import { SHOWN_NAMES } from '../lookups/use.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';
import type { Combined } from './compatibility.rules.ts';

const own = (db: Db, caller: Caller) => db.selectFrom('cargos').where(ownedBy(caller, 'cargos'));

/** With what only shows them. */
const shown = (cargos: ReturnType<typeof own>) =>
  cargos
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargos.cargoTypeId')
    .select([
      'cargos.id',
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
      'cargos.createdAt',
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('cargoTypes.id'), name: eb.ref('cargoTypes.name') }).as('cargoType'),
      jsonArrayFrom(
        eb
          .selectFrom('cargoAllowedTypes as allowed')
          .innerJoin('cargoTypes as other', 'other.id', 'allowed.cargoTypeId')
          .select(['other.id', 'other.name'])
          .whereRef('allowed.cargoId', '=', 'cargos.id')
          .orderBy('other.name')
          .orderBy('other.id'),
      ).as('allowedCargoTypes'),
    ]);

export const findCargo = (db: Db, caller: Caller, id: string) =>
  shown(own(db, caller)).where('cargos.id', '=', id).executeTakeFirst();
export type CargoRecord = NonNullable<Awaited<ReturnType<typeof findCargo>>>;

export function listCargos(db: Db, caller: Caller, { search, cargoTypeId, sort, ...range }: CargoQuery) {
  const { column, direction } = ordering(sort);
  let matching = own(db, caller).where(searching(search, 'cargos.name', 'cargos.code'));
  if (cargoTypeId) matching = matching.where('cargos.cargoTypeId', '=', cargoTypeId);
  return paged(shown(matching).orderBy(`cargos.${column}`, direction).orderBy('cargos.id'), range, matching);
}

/** How many orders hold items of the cargo, and the numbers of the first of them. */
export async function usesOfCargo(db: Db, id: string) {
  const using = db
    .selectFrom('orders')
    .where('id', 'in', db.selectFrom('orderCargoItems').select('orderId').where('cargoId', '=', id));
  const { count } = await using.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first = await using.select('number').orderBy('createdAt').orderBy('number').limit(SHOWN_NAMES).execute();
  return { count, numbers: first.map(({ number }) => number) };
}

/** Cargos with what may travel with them, in the order of the ids; of a cargo named twice, one. */
export async function combinedOf(db: Db, ids: readonly string[]): Promise<Combined[]> {
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
  const byId = new Map(
    rows.map(({ allowed, ...cargo }) => [cargo.id, { ...cargo, allowed: allowed.map(({ id }) => id) }]),
  );
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The cargos of an order's items, in their order, with what may travel with them. */
export async function combinedIn(db: Db, orderId: string): Promise<Combined[]> {
  const items = await db
    .selectFrom('orderCargoItems')
    .select('cargoId')
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const ids = items.map(({ cargoId }) => cargoId);
  const cargos = new Map((await combinedOf(db, ids)).map((cargo) => [cargo.id, cargo]));
  return ids.flatMap((id) => cargos.get(id) ?? []);
}
