import { selectVehicleFloor } from '../../src/fleet/public.ts';
import { sumAmounts, toAmount, utilizationOf } from '../../src/trips/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { OrderOverrides } from '../builders/order.ts';
import { loadOf } from '../builders/order-parts.ts';

const FULL_PERCENT = 100;
/** Reduces the load by a sixth per step, until it fits. */
const STEP = 5 / 6;
const LEAST_SHARE = 0.02;

const reduce = (order: OrderOverrides, share: number): OrderOverrides => ({
  ...order,
  cargoItems: (order.cargoItems ?? []).map((item) => ({
    ...item,
    quantity: Math.max(1, Math.floor(item.quantity * share)),
  })),
});

const findCapacity = (db: Db, vehicleId: string) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .select(['effectiveSpace as space', 'maxCarryWeight as weight', ...selectVehicleFloor])
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirstOrThrow();

/** Reduces the load of orders until it fits into their vehicle. */
export async function fitLoads<Order extends OrderOverrides>(
  db: Db,
  vehicleId: string,
  orders: readonly Order[],
): Promise<Order[]> {
  const capacity = await findCapacity(db, vehicleId);
  for (let share = 1; share > LEAST_SHARE; share *= STEP) {
    const some = orders.map((order) => ({ ...order, ...(share < 1 && reduce(order, share)) }));
    const loads = await Promise.all(some.map(({ cargoItems = [] }) => loadOf({ db }, cargoItems)));
    const used = Object.values(utilizationOf(sumAmounts(loads.map(toAmount)), capacity)).map(Number);
    if (used.every((percent) => percent <= FULL_PERCENT)) return some;
  }
  throw new Error(`Vehicle ${vehicleId} holds nothing of its orders`);
}
