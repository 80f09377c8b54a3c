import { api } from 'shared-auth';
import type { AvailableOrder, AvailableOrderPage } from 'shared-contracts/trips/trip-planning';
import type { OptionSource } from 'shared-ui/picker';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const toRoute = ({ stops, organization }: AvailableOrder) =>
  [[stops.at(0)?.location.name, stops.at(-1)?.location.name].join(' → '), organization.name].join(' · ');

/** Validated orders that are in no trip. */
export const addableOrders: OptionSource<AvailableOrder> = {
  queryKey: ['trips', 'addable-orders'],
  load: (query, signal) => api.get<AvailableOrderPage>('trips/orders', { query, signal }),
  toOption: (order) => ({ value: order.id, label: formatOrderNumber(order), hint: toRoute(order) }),
};
