import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { CargoRow } from 'shared-contracts/cargos';
import type { Named, Page } from 'shared-contracts/common';
import type { Distance } from 'shared-contracts/geo';
import type { Contact, Contract, Location, Operation, Partner, VehicleType } from 'shared-contracts/network';
import type { OrderLocation } from 'shared-contracts/orders';
import type { OrderType } from 'shared-contracts/order-types';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { Source } from 'shared-ui/picker';

const source = <Row extends Named>(
  path: string,
  hint: (row: Row) => string | undefined = () => undefined,
  filters: Query = {},
): Source<Row> => ({
  key: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

/** What the form's pickers choose from. */
export const choices = {
  orderTypes: source<OrderType>('order-types', ({ code }) => code),
  partners: source<Partner>('partners', undefined, { status: 'active' }),
  contracts: source<Contract>('contracts', ({ currency }) => currency),
  contractsWith: (partnerId: string) =>
    source<Contract>('contracts', ({ currency }) => currency, {
      isConfirmed: true,
      isNotExpired: true,
      isDisabled: false,
      partnerId,
    }),
  operations: source<Operation>('operations'),
  vehicleTypes: source<VehicleType>('vehicles/types'),
  notificationContacts: source<Contact>('contacts', ({ email }) => email, { isNotification: true }),
  cargos: source<CargoRow>('cargos', ({ code }) => code),
  locations: source<Location>('locations', ({ address }) => address, { withContacts: true }),
  /** Where orders begin, or where they end. */
  stopsOf: (kind: 'pickup' | 'drop') => source<OrderLocation>('orders/locations', ({ city }) => city, { kind }),
  contactsAt: (locationId: string) => source<Contact>('contacts', ({ phone }) => phone, { locationId }),
};

const wholeList = <Row>(path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'whole'],
    queryFn: ({ signal }) => api.get<Page<Row>>(path, { query: { limit: WHOLE_LIST }, signal }),
    select: ({ items }) => items,
  });

/** Short lists, of which more than the chosen name is wanted. */
export const wholeLists = {
  orderTypes: wholeList<OrderType>('order-types'),
  partners: wholeList<Partner>('partners'),
  operations: wholeList<Operation>('operations'),
  vehicleTypes: wholeList<VehicleType>('vehicles/types'),
};

export type Position = readonly [latitude: number, longitude: number];

export const legDistance = (from: Position, to: Position) =>
  queryOptions({
    queryKey: ['geo', 'distance', from, to],
    queryFn: ({ signal }) => api.get<Distance>('shared/geo/distance', { query: { points: `${from};${to}` }, signal }),
    staleTime: Infinity,
  });
