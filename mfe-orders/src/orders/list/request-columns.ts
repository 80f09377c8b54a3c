import type { OrderRow } from 'shared-contracts/orders/orders';
import { nameServices } from 'shared-contracts/values/orders/requested-services';
import type { Column } from 'shared-ui/list';
import { fields } from '../orders.messages.ts';
import { serviceMessages } from '../services/services.messages.ts';

const DASH = '–';

/** The vehicle types and services that orders request. */
export const requestColumns: Column<OrderRow>[] = [
  {
    id: 'vehicleTypes',
    header: fields.vehicleTypes,
    width: 200,
    hiddenByDefault: true,
    cell: (order) => order.vehicleTypes.map(({ name }) => name).join(', ') || DASH,
  },
  {
    id: 'services',
    header: serviceMessages.title,
    width: 200,
    hiddenByDefault: true,
    cell: ({ services = [] }) => nameServices(services) || DASH,
  },
];
