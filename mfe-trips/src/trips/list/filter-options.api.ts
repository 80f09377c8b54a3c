import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { OrderLocation } from 'shared-contracts/orders/orders';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { createVehicleSource } from 'shared-ui/data';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Item extends NamedRef>(
  path: string,
  getHint: (item: Item) => string | undefined = () => undefined,
  filters: Query = {},
): OptionSource<Item> => ({
  queryKey: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Item>>(path, { query: { ...filters, ...query }, signal }),
  toOption: (item) => ({ value: item.id, label: item.name, hint: getHint(item) }),
});

/** Searchable options of the trip filters. */
export const filterSources = {
  drivers: createSource<NamedRef>('drivers'),
  vehicles: createVehicleSource<VehicleRow>({
    queryKey: ['choices', 'vehicles'],
    load: (query, signal) => api.get<Page<VehicleRow>>('vehicles', { query, signal }),
    toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
  }),
  /** Pickup or drop locations of orders. */
  locations: (kind: 'pickup' | 'drop') => createSource<OrderLocation>('orders/locations', ({ city }) => city, { kind }),
};

const listAll = (path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>(path, { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  });

/** Options of lists short enough to load completely. */
export const filterOptionQueries = {
  orderTypes: listAll('order-types'),
  partners: listAll('partners'),
  vehicleTypes: listAll('vehicles/types'),
  routeZones: listAll('routes-zones'),
};
