import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { OrderLocation } from 'shared-contracts/orders';
import type { TripDriver, TripDriverQuery, TripVehicle, TripVehicleQuery } from 'shared-contracts/trip-planning';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { Source } from 'shared-ui/picker';
import type { VehicleRow } from 'shared-contracts/vehicles';
import { vehicleSource } from 'shared-ui/data';

const source = <Row extends Named>(
  path: string,
  hint: (row: Row) => string | undefined = () => undefined,
  filters: Query = {},
): Source<Row> => ({
  key: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

/** What the filters choose from. */
export const choices = {
  drivers: source<Named>('drivers'),
  vehicles: vehicleSource<VehicleRow>({
    key: ['choices', 'vehicles'],
    load: (query, signal) => api.get<Page<VehicleRow>>('vehicles', { query, signal }),
    choice: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
  }),
  /** Where orders begin, or where they end. */
  stopsOf: (kind: 'pickup' | 'drop') => source<OrderLocation>('orders/locations', ({ city }) => city, { kind }),
};

/** A candidate as it is chosen: what fits and what does not stands in the hint. */
const candidates = <Row>(path: string, filters: Query, choice: Source<Row>['choice']): Source<Row> => ({
  key: ['trips', 'candidates', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice,
});
export const candidatesFor = {
  /** For the load and the time of a trip. */
  vehicles: (of: Pick<TripVehicleQuery, 'tripId'>, hint: (row: TripVehicle) => string) =>
    candidates<TripVehicle>('trips/vehicles', of, (row) => ({
      value: row.vehicle.id,
      label: row.vehicle.registrationPlate,
      hint: hint(row),
    })),
  drivers: (of: Pick<TripDriverQuery, 'tripId' | 'vehicleId'>, hint: (row: TripDriver) => string) =>
    candidates<TripDriver>('trips/drivers', of, (row) => ({
      value: row.driver.id,
      label: row.driver.name,
      hint: hint(row),
    })),
};

const wholeList = (path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'whole'],
    queryFn: ({ signal }) => api.get<Page<Named>>(path, { query: { limit: WHOLE_LIST }, signal }),
    select: ({ items }) => items,
  });

/** Short lists. */
export const wholeLists = {
  orderTypes: wholeList('order-types'),
  partners: wholeList('partners'),
  vehicleTypes: wholeList('vehicles/types'),
  routeZones: wholeList('routes-zones'),
};
