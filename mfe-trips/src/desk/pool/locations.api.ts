import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { OrderLocation } from 'shared-contracts/orders/orders';
import type { OptionSource } from 'shared-ui/picker';

/** Locations with pickups or drops of orders. */
export const locationSource = (kind: 'pickup' | 'drop'): OptionSource<OrderLocation> => ({
  queryKey: ['choices', 'orders/locations', { kind }],
  load: (query, signal) => api.get<Page<OrderLocation>>('orders/locations', { query: { kind, ...query }, signal }),
  toOption: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
});
