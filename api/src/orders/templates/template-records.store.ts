import { sql } from 'kysely';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { Db } from '../../platform/database/database.ts';
import { loadOfItem } from '../core/order-load.rules.ts';
import { PIECE_COLUMNS } from '../core/order-writes.store.ts';

type Table = 'orderTypes' | 'organizations' | 'contracts' | 'operations' | 'vehicleTypes' | 'contacts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]}::uuid[])`;

/** The names of records of several tables, in one query. */
function findNames(db: Db, idsByTable: Record<Table, string[]>) {
  const select = (table: Table) =>
    db.selectFrom(table).select(['id', 'name']).where('id', '=', anyOf(idsByTable[table]));
  return select('orderTypes')
    .unionAll(select('organizations'))
    .unionAll(select('contracts'))
    .unionAll(select('operations'))
    .unionAll(select('vehicleTypes'))
    .unionAll(select('contacts'))
    .execute();
}

/** Records that an order form displays and computes with. Deleted ones are left out. */
export async function findInputRecords(db: Db, input: OrderInput) {
  const names = await findNames(db, {
    orderTypes: [input.orderTypeId],
    organizations: [input.partnerId],
    contracts: [input.contractId],
    operations: [input.operationId],
    vehicleTypes: input.vehicleTypeIds,
    contacts: [...input.notificationContactIds, ...input.stops.flatMap(({ contactId }) => contactId ?? [])],
  });
  const cargos = await db
    .selectFrom('cargos')
    .select(['id', 'name', ...PIECE_COLUMNS])
    .where('id', '=', anyOf(input.cargoItems.map(({ cargoId }) => cargoId)))
    .execute();
  const locations = await db
    .selectFrom('locations')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('id', '=', anyOf(input.stops.map(({ locationId }) => locationId)))
    .execute();
  return [
    ...names.map((record) => ({ ...record, piece: null, position: null })),
    ...cargos.map(({ id, name, ...measures }) => ({
      id,
      name,
      piece: loadOfItem({ ...measures, quantity: 1 }),
      position: null,
    })),
    ...locations.map(({ id, name, ...position }) => ({ id, name, piece: null, position })),
  ];
}
