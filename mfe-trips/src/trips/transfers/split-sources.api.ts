import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { Trip, TripPage, TripRow } from 'shared-contracts/trips/trips';
import type { OptionSource } from 'shared-ui/picker';

/** Includes locations that partners share. */
export const hubs: OptionSource<NamedRef & { city?: string }> = {
  queryKey: ['choices', 'locations', 'hubs'],
  load: (query, signal) =>
    api.get<Page<NamedRef & { city?: string }>>('locations', { query: { ...query, withPartners: true }, signal }),
  toOption: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
};

/** Trips of the organization that have not started. */
export const plannedTrips: OptionSource<TripRow> = {
  queryKey: ['trips', 'planned'],
  load: (query, signal) =>
    api.get<TripPage>('v1/trips', {
      query: { ...query, type: 'own', stage: ['saved', 'waitingForTrip', 'vehicleAssigned'] },
      signal,
    }),
  toOption: ({ id, number, pickup, drop, vehicle }) => ({
    value: id,
    label: number,
    hint: [[pickup, drop].filter(Boolean).join(' → '), vehicle?.name].filter(Boolean).join(' · '),
  }),
};

/** The orders of a trip that can change vehicle. */
export const transferableOrders = ({ id, orderList }: Trip): OptionSource<Trip['orderList'][number]> => ({
  queryKey: ['trips', 'detail', id, 'transferable'],
  load: async ({ search = '' }) => {
    const items = orderList.filter(
      ({ number, isTransferable }) => isTransferable && number.toLowerCase().includes(String(search).toLowerCase()),
    );
    return { items, total: items.length, page: 1, limit: Math.max(1, items.length) };
  },
  toOption: ({ id: value, pickup, drop, ...order }) => ({
    value,
    label: formatOrderNumber(order),
    hint: [pickup, drop].filter(Boolean).join(' → '),
  }),
});
