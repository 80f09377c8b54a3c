import { api, type Query } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Contact, Contract, Partner, VehicleType } from 'shared-contracts/identity/partners';
import type { OrderLocation } from 'shared-contracts/orders/orders';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Item extends NamedRef>(
  path: string,
  filters: Query = {},
  getHint: (item: Item) => string | undefined = () => undefined,
): OptionSource<Item> => ({
  queryKey: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Item>>(path, { query: { ...filters, ...query }, signal }),
  toOption: (item) => ({ value: item.id, label: item.name, hint: getHint(item) }),
});

/** Option sources of the pickers of the trip form. */
export const pickerSources = {
  orderTypes: createSource<NamedRef>('order-types'),
  partners: createSource<Partner>('partners', { status: 'active' }),
  zones: createSource<NamedRef>('routes-zones'),
  routes: createSource<NamedRef>('routes'),
  vehicleTypes: createSource<VehicleType>('vehicles/types'),
  notificationContacts: createSource<Contact>('contacts', { isNotification: true }, ({ email }) => email),
  billingContacts: (partnerId: string) =>
    createSource<Contact>('contacts', { partnerId, isBilling: true }, ({ email }) => email),
  contracts: (partnerId: string) =>
    createSource<Contract>(
      'contracts',
      { isConfirmed: true, isNotExpired: true, isDisabled: false, partnerId },
      ({ currency }) => currency,
    ),
  /** Locations of the organization. */
  ownLocations: createSource<NamedRef>('locations'),
  /** Pickup or drop locations of orders. */
  locations: (kind: 'pickup' | 'drop') => createSource<OrderLocation>('orders/locations', { kind }, ({ city }) => city),
};
