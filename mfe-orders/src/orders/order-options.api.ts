import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Distance } from 'shared-contracts/network/geo';
import type {
  Cargo,
  Contact,
  Contract,
  Location,
  Operation,
  Partner,
  VehicleType,
} from 'shared-contracts/identity/partners';
import type { OrderLocation } from 'shared-contracts/orders/orders';
import type { OrderType } from 'shared-contracts/network/order-types';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Row extends NamedRef>(
  path: string,
  getHint: (row: Row) => string | undefined = () => undefined,
  filters: Query = {},
): OptionSource<Row> => ({
  queryKey: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  toOption: (row) => ({ value: row.id, label: row.name, hint: getHint(row) }),
});

/** Options of the form's pickers and the filters. */
export const optionSources = {
  orderTypes: createSource<OrderType>('order-types', ({ code }) => code),
  partners: createSource<Partner>('partners', undefined, { status: 'active' }),
  contracts: createSource<Contract>('contracts', ({ currency }) => currency),
  contractsOf: (partnerId: string) =>
    createSource<Contract>('contracts', ({ currency }) => currency, {
      isConfirmed: true,
      isNotExpired: true,
      isDisabled: false,
      partnerId,
    }),
  operations: createSource<Operation>('operations'),
  vehicleTypes: createSource<VehicleType>('vehicles/types'),
  notificationContacts: createSource<Contact>('contacts', ({ email }) => email, { isNotification: true }),
  cargos: createSource<Cargo>('cargos', ({ code }) => code),
  locations: createSource<Location>('locations', ({ address }) => address, { withContacts: true }),
  /** Locations where orders start, or where they end. */
  stopLocations: (kind: 'pickup' | 'drop') =>
    createSource<OrderLocation>('orders/locations', ({ city }) => city, { kind }),
  contactsAt: (locationId: string) => createSource<Contact>('contacts', ({ phone }) => phone, { locationId }),
};

const createListQuery = <Row>(path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'whole'],
    queryFn: ({ signal }) => api.get<Page<Row>>(path, { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  });

/** Complete lists, for selects and for details of the selected record. */
export const optionLists = {
  orderTypes: createListQuery<OrderType>('order-types'),
  partners: createListQuery<Partner>('partners'),
  operations: createListQuery<Operation>('operations'),
  vehicleTypes: createListQuery<VehicleType>('vehicles/types'),
};

export type Position = readonly [latitude: number, longitude: number];

export const legDistance = (from: Position, to: Position) =>
  queryOptions({
    queryKey: ['geo', 'distance', from, to],
    queryFn: ({ signal }) => api.get<Distance>('shared/geo/distance', { query: { points: `${from};${to}` }, signal }),
    staleTime: Infinity,
  });
