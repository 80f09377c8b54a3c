import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type CargoNeed, narrowTypes, type RequestedTypes } from './requested-types.rules.ts';

/** `types`: the names of those that each order requests. */
const listTypeRequests = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('orderVehicleTypes', 'orderVehicleTypes.orderId', 'orders.id')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'orderVehicleTypes.vehicleTypeId')
    .select(['orders.id', 'orders.isFlexible', 'vehicleTypes.name'])
    .where('orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('vehicleTypes.name')
    .execute();

const narrowRequests = (rows: Awaited<ReturnType<typeof listTypeRequests>>): RequestedTypes =>
  narrowTypes(
    [...Map.groupBy(rows, ({ id }) => id).values()].map((requests) => ({
      isFlexible: requests[0]?.isFlexible ?? false,
      types: requests.map(({ name }) => name),
    })),
  );

/** The vehicle types that these orders allow together. */
export const findRequestedTypes = async (db: Db, orderIds: readonly string[]): Promise<RequestedTypes> =>
  narrowRequests(await listTypeRequests(db, orderIds));

/** What orders require of a vehicle, besides its size. */
export type TypeNeeds = { requestedTypes: RequestedTypes; cargoNeeds: readonly CargoNeed[] };

/** The vehicle types that these orders allow together, and which of their cargo has to be cooled. */
export async function findTypeNeeds(db: Db, orderIds: readonly string[]): Promise<TypeNeeds> {
  const requests = await listTypeRequests(db, orderIds);
  const cooled = await db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargos.cargoTypeId')
    .distinct()
    .select(['orderId', 'temperature'])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('temperature', '<>', 'ambient')
    .orderBy('orderId')
    .orderBy('temperature')
    .execute();
  return {
    requestedTypes: narrowRequests(requests),
    cargoNeeds: cooled.map(({ orderId, temperature }) => ({
      temperature,
      types: requests.filter(({ id }) => id === orderId).map(({ name }) => name),
    })),
  };
}
