import { api, type Query } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { TripDriver, TripDriverQuery, TripVehicle, TripVehicleQuery } from 'shared-contracts/trips/trip-planning';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Item>(
  path: string,
  filters: Query,
  toOption: OptionSource<Item>['toOption'],
): OptionSource<Item> => ({
  queryKey: ['trips', 'candidates', path, filters],
  load: (query, signal) => api.get<Page<Item>>(path, { query: { ...filters, ...query }, signal }),
  toOption,
});

/** Vehicles and drivers for the load and time window of a trip. The hint says whether a candidate fits. */
export const candidateSources = {
  vehicles: (filters: Pick<TripVehicleQuery, 'tripId'>, getHint: (candidate: TripVehicle) => string) =>
    createSource<TripVehicle>('trips/vehicles', filters, (candidate) => ({
      value: candidate.vehicle.id,
      label: candidate.vehicle.registrationPlate,
      hint: getHint(candidate),
    })),
  drivers: (filters: Pick<TripDriverQuery, 'tripId' | 'vehicleId'>, getHint: (candidate: TripDriver) => string) =>
    createSource<TripDriver>('trips/drivers', filters, (candidate) => ({
      value: candidate.driver.id,
      label: candidate.driver.name,
      hint: getHint(candidate),
    })),
};
