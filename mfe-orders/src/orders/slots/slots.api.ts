import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  GateBooking,
  GateBookingInput,
  GateBookingMove,
  GateSlots,
  NewGateLink,
  OrderGates,
} from 'shared-contracts/orders/gate-bookings';
import type { Message } from 'shared-ui';
import { orderQueries } from '../orders.api.ts';
import { messages, slotErrors } from './slots.messages.ts';

const keyOf = (orderId: string) => [...orderQueries.all, 'slots', orderId];

export const slotQueries = {
  /** The stops at locations with gates, each with its booking. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...keyOf(orderId), 'bookings'],
      queryFn: ({ signal }) => api.get<OrderGates>(`orders/${orderId}/gate-bookings`, { signal }),
    }),
  /** @param day `YYYY-MM-DD`; empty: the days around the stop's window */
  free: (orderId: string, stop: number, day: string) =>
    queryOptions({
      queryKey: [...keyOf(orderId), 'free', stop, day],
      queryFn: ({ signal }) =>
        api.get<GateSlots>(`orders/${orderId}/gate-slots`, { query: { stop, day: day || undefined }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const meta = (orderId: string, successMessage?: Message) => ({
  invalidates: [keyOf(orderId), ['gates'], ['trips']],
  refetchOnConflict: keyOf(orderId),
  errorMessages: slotErrors,
  ...(successMessage && { successMessage }),
});

export const slotMutations = {
  book: (orderId: string) =>
    mutationOptions({
      mutationFn: (input: GateBookingInput) => api.post<GateBooking>('gate-bookings', input),
      meta: meta(orderId, messages.done),
    }),
  move: (orderId: string) =>
    mutationOptions({
      mutationFn: ({ id, ...input }: GateBookingMove & { id: string }) =>
        api.patch<GateBooking>(`gate-bookings/${id}`, input),
      meta: meta(orderId, messages.moved),
    }),
  cancel: (orderId: string) =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<GateBooking>(`gate-bookings/${id}/state`, { state: 'cancelled' }),
      meta: meta(orderId, messages.cancelled),
    }),
  createLink: (orderId: string) =>
    mutationOptions({
      mutationFn: (stop: number) => api.post<NewGateLink>(`orders/${orderId}/gate-links`, { stop }),
      meta: meta(orderId),
    }),
  revokeLink: (orderId: string) =>
    mutationOptions({
      mutationFn: (stop: number) => api.patch<OrderGates>(`orders/${orderId}/gate-links/revoke`, { stop }),
      meta: meta(orderId, messages.revoked),
    }),
};
