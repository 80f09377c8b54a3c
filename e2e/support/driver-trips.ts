import type { Page as ApiPage } from 'shared-contracts/common';
import type { TripDriver, TripVehicle } from 'shared-contracts/trips/trip-planning';
import type { MyTrips } from 'shared-contracts/trips/trip-driving';
import type { Trip } from 'shared-contracts/trips/trips';
import { unwrap, type Api } from './api.ts';

/** A driver can start a trip only after the previous one. */
export async function finishRunningTrips(driver: Api, carrier: Api) {
  const { items } = await unwrap(driver.get<MyTrips>('/trips/mine'));
  const report = { reason: 'No network', actualDistance: '80.0', dropAt: Math.floor(Date.now() / 1_000) };
  for (const { id } of items.filter(({ stage }) => stage === 'started' || stage === 'transit'))
    await unwrap(carrier.patch(`/trips/${id}/stage`, { stage: 'manualCompleted', ...report }));
}

/** Assigns the demo's driver, with a vehicle that is free at that time. */
export async function createTrip(carrier: Api, orderId: string): Promise<Trip> {
  const saved = await unwrap(carrier.post<Trip>('/trips', { orderIds: [orderId] }));
  const vehicles = await unwrap(
    carrier.get<ApiPage<TripVehicle>>(`/trips/vehicles?tripId=${saved.id}&fittingOnly=true&limit=9999`),
  );
  const drivers = await unwrap(carrier.get<ApiPage<TripDriver>>(`/trips/drivers?tripId=${saved.id}&limit=9999`));
  const driver = drivers.items.find(({ driver: { name } }) => name === 'Sunil Rathnayake');
  const vehicle = vehicles.items.find(({ fits, isShared }) => fits && !isShared);
  if (!driver || !vehicle) throw new Error('The demo driver or a fitting vehicle is missing');
  const assignment = { vehicleId: vehicle.vehicle.id, driverId: driver.driver.id };
  const trip = await unwrap(carrier.patch<Trip>(`/trips/${saved.id}`, assignment));
  await unwrap(carrier.patch(`/trips/${trip.id}/stage`, { stage: 'waitingForTrip' }));
  return trip;
}
