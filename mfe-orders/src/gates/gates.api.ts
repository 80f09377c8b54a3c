import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  GateBooking,
  GateBookingInput,
  GateBookingMove,
  GateSchedule,
} from 'shared-contracts/orders/gate-bookings';
import type { LocationPage } from 'shared-contracts/network/locations';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from 'shared-ui';
import { gateErrors, messages } from './gates.messages.ts';

const all = ['gates'] as const;

export const gateQueries = {
  /** The own locations that have gates. */
  locations: () =>
    queryOptions({
      queryKey: ['locations', 'withGates'],
      queryFn: ({ signal }) =>
        api.get<LocationPage>('locations', { query: { withGates: true, limit: MAX_PAGE_SIZE }, signal }),
    }),
  /** @param day `YYYY-MM-DD`; empty: today at the location */
  schedule: (locationId: string, day: string) =>
    queryOptions({
      queryKey: [...all, 'schedule', locationId, day],
      queryFn: ({ signal }) =>
        api.get<GateSchedule>(`locations/${locationId}/gate-schedule`, { query: { day: day || undefined }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: MINUTE_MS,
    }),
};

const meta = (successMessage: Message) => ({
  invalidates: [all, ['orders']],
  refetchOnConflict: all,
  errorMessages: gateErrors,
  successMessage,
});

type StateChange = { id: string; state: 'arrived' | 'done' | 'noShow' | 'cancelled' };

export const gateMutations = {
  book: () =>
    mutationOptions({
      mutationFn: (input: GateBookingInput) => api.post<GateBooking>('gate-bookings', input),
      meta: meta(messages.done),
    }),
  move: () =>
    mutationOptions({
      mutationFn: ({ id, ...input }: GateBookingMove & { id: string }) =>
        api.patch<GateBooking>(`gate-bookings/${id}`, input),
      meta: meta(messages.moved),
    }),
  setState: () =>
    mutationOptions({
      mutationFn: ({ id, state }: StateChange) => api.patch<GateBooking>(`gate-bookings/${id}/state`, { state }),
      meta: meta(messages.changed),
    }),
};
