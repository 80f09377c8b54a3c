import type { OrderOverrides } from '../builders/order.ts';
import { loadOf } from '../builders/order-parts.ts';
import { findExceeded, toAmount } from '../../src/trips/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';
import { nth } from './turns.ts';

type Garage = Cast['fleet']['serendib'];

/** The vehicles of a garage with their types and what they carry, the smallest first. */
async function listTrucks(db: Db, garage: Garage) {
  const rows = await db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .select(['vehicles.id', 'vehicleTypeId', 'effectiveSpace as space', 'maxCarryWeight as weight'])
    .select(['vehicleTypes.palletPlaces', 'vehicleTypes.loadingMeters'])
    .where(
      'vehicles.id',
      'in',
      garage.map(({ vehicleId }) => vehicleId),
    )
    .execute();
  return garage
    .flatMap((truck) => rows.filter(({ id }) => id === truck.vehicleId).map((row) => ({ ...row, truck })))
    .toSorted((a, b) => Number(a.space) - Number(b.space));
}

/** Chooses vehicles as a dispatcher would: of a requested type, else of one that holds the load. */
export async function createTruckChoice(db: Db, garage: Garage) {
  const trucks = await listTrucks(db, garage);
  const onRoad = new Set<string>();
  return async (orders: readonly OrderOverrides[], n: number, isRunning: boolean) => {
    const load = toAmount(
      await loadOf(
        { db },
        orders.flatMap(({ cargoItems = [] }) => cargoItems),
      ),
    );
    const types = orders[0]?.vehicleTypeIds ?? [];
    const free = isRunning ? trucks.filter(({ id }) => !onRoad.has(id)) : trucks;
    const large = free.filter((truck) => findExceeded(load, truck).length === 0);
    const requested = large.filter(({ vehicleTypeId }) => types.includes(vehicleTypeId));
    const choices = [requested, large.slice(0, 1), free.slice(-1)].find((some) => some.length > 0) ?? [];
    const { id, truck } = nth(choices, isRunning ? 0 : n);
    if (isRunning) onRoad.add(id);
    return truck;
  };
}
