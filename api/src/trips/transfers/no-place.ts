import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { Db } from '../../platform/database/database.ts';
import { type AppError, conflict } from '../../platform/errors/app-error.ts';
import type { TripRecord } from '../core/trip-records.store.ts';
import { listLocationRefs } from '../insertions/open-trips.store.ts';
import type { CarriableOrder } from '../itinerary/trip-load.store.ts';
import type { Visit } from '../itinerary/trip-stops.rules.ts';

type NamedTrip = Pick<TripRecord, 'number' | 'vehicleId'>;

async function findPlate(db: Db, vehicleId: string | null) {
  if (vehicleId === null) return undefined;
  return db.selectFrom('vehicles').select('registrationPlate').where('id', '=', vehicleId).executeTakeFirst();
}

/** The rest of a trip has no place for a stop of an order. @returns 409 that names order, stop and vehicle */
export async function noPlace(
  db: Db,
  { number, vehicleId }: NamedTrip,
  order: Pick<CarriableOrder, 'number' | 'shipperCode'> | undefined,
  visit: Pick<Visit, 'locationId'> | undefined,
): Promise<AppError> {
  const locations = await listLocationRefs(db, visit ? [visit.locationId] : []);
  const stop = visit && locations.get(visit.locationId)?.name;
  const vehicle = await findPlate(db, vehicleId);
  const name = order ? formatOrderNumber(order) : 'none';
  return conflict('noPlace', `Trip ${number} has no place for order ${name}${stop ? ` at ${stop}` : ''}`, {
    record: number,
    order: name,
    stop: stop ?? 'none',
    vehicle: vehicle?.registrationPlate ?? 'none',
  });
}
