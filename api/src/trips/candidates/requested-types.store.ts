import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { narrowTypes, type RequestedTypes } from './requested-types.rules.ts';

/** The vehicle types that these orders allow together. */
export async function findRequestedTypes(db: Db, orderIds: readonly string[]): Promise<RequestedTypes> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderVehicleTypes', 'orderVehicleTypes.orderId', 'orders.id')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'orderVehicleTypes.vehicleTypeId')
    .select(['orders.id', 'orders.isFlexible', 'vehicleTypes.name'])
    .where('orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('vehicleTypes.name')
    .execute();
  return narrowTypes(
    [...Map.groupBy(rows, ({ id }) => id).values()].map((requests) => ({
      isFlexible: requests[0]?.isFlexible ?? false,
      types: requests.map(({ name }) => name),
    })),
  );
}
