import { api, type Query } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { Contact, Contract, Partner, VehicleType } from 'shared-contracts/network';
import type { OrderLocation } from 'shared-contracts/orders';
import type { Source } from 'shared-ui/picker';

const source = <Row extends Named>(
  path: string,
  filters: Query = {},
  hint: (row: Row) => string | undefined = () => undefined,
): Source<Row> => ({
  key: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

/** What the form's pickers choose from. */
export const choices = {
  orderTypes: source<Named>('order-types'),
  partners: source<Partner>('partners', { status: 'active' }),
  zones: source<Named>('routes-zones'),
  vehicleTypes: source<VehicleType>('vehicles/types'),
  notificationContacts: source<Contact>('contacts', { isNotification: true }, ({ email }) => email),
  contactsOf: (partnerId: string) => source<Contact>('contacts', { partnerId, isBilling: true }, ({ email }) => email),
  contractsWith: (partnerId: string) =>
    source<Contract>(
      'contracts',
      { isConfirmed: true, isNotExpired: true, isDisabled: false, partnerId },
      ({ currency }) => currency,
    ),
  /** Where orders begin, or where they end. */
  stopsOf: (kind: 'pickup' | 'drop') => source<OrderLocation>('orders/locations', { kind }, ({ city }) => city),
};
