import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { GateLink } from 'shared-contracts/orders/gate-bookings';
import { messages } from './slot-booking.messages.ts';

const pathOf = (token: string) => `gate-links/${encodeURIComponent(token)}`;
const keyOf = (token: string) => ['slotBooking', token];

const { slotFull, slotClosed, bookingNotOpen, inPast } = messages;
const errorMessages = { slotFull, slotClosed, bookingNotOpen, inPast };

export const slotBookingQueries = {
  /** @param day `YYYY-MM-DD`; empty: the days around the stop's window */
  byToken: (token: string, day: string) =>
    queryOptions({
      queryKey: [...keyOf(token), day],
      queryFn: ({ signal }) => api.get<GateLink>(pathOf(token), { query: { day: day || undefined }, signal }),
      placeholderData: keepPreviousData,
    }),
};

export const slotBookingMutations = {
  book: (token: string) =>
    mutationOptions({
      mutationFn: (slot: { gateId: string; from: number }) => api.post<GateLink>(`${pathOf(token)}/bookings`, slot),
      meta: {
        invalidates: keyOf(token),
        refetchOnConflict: keyOf(token),
        errorMessages,
        successMessage: messages.done,
      },
    }),
  cancel: (token: string) =>
    mutationOptions({
      mutationFn: () => api.patch<GateLink>(`${pathOf(token)}/cancel`),
      meta: {
        invalidates: keyOf(token),
        refetchOnConflict: keyOf(token),
        errorMessages,
        successMessage: messages.cancelled,
      },
    }),
};
