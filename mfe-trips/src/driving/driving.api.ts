import { notifyManager, type QueryClient, queryOptions, mutationOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { DriverTransitions, Proofs } from 'shared-contracts/trips/driving';
import type { ScannedStops } from 'shared-contracts/trips/item-scans';
import type { MyTrips } from 'shared-contracts/trips/trip-driving';
import type { TripMessagePage, TripMessagesRead, TripMessagesReadResult } from 'shared-contracts/trips/trip-messages';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { type CachedMessages, type CachedTrips, messageCache, tripCache, outbox } from './outbox.ts';

const all = ['driving'] as const;
export type DayQuery = { day: string; timeZone: string };

async function loadTrips({ day, timeZone }: DayQuery, signal: AbortSignal): Promise<CachedTrips> {
  const [today, open, transitions] = await Promise.all([
    api.get<MyTrips>('trips/mine', { query: { day, timeZone }, signal }),
    api.get<MyTrips>('trips/mine', { signal }),
    api.get<DriverTransitions>('trips/driver-moves', { signal }),
  ]);
  const ids = new Set(today.items.map(({ id }) => id));
  return {
    today: today.items,
    next: open.items.filter(({ id }) => !ids.has(id)),
    moves: transitions.items,
    furtherPickups: transitions.furtherPickups,
    loadedAt: Math.floor(Date.now() / 1_000),
  };
}

const isOffline = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Fails silently without a network, and is retried when the thread is opened or changes. */
export const readMessages = (tripId: string) =>
  mutationOptions({
    mutationFn: (messageId: string) =>
      api.post<TripMessagesReadResult>(`trips/${tripId}/messages/read`, { messageId } satisfies TripMessagesRead),
    meta: { invalidates: [...all, 'trips', 'messages'], silent: true },
  });

/** Enough for a trip; dispatchers see all. */
const MAX_MESSAGES = 100;

export const drivingQueries = {
  all,
  outbox: (userId: string) =>
    queryOptions({
      queryKey: [...all, 'outbox', userId],
      queryFn: () => outbox.all(userId),
      networkMode: 'always',
      staleTime: 0,
    }),
  /** Trips of today and upcoming ones; without a network, those last loaded. */
  trips: (client: QueryClient, userId: string, day: DayQuery) =>
    queryOptions({
      queryKey: [...all, 'trips', userId, day],
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: 'always',
      refetchInterval: MINUTE_MS,
      queryFn: async ({ signal, queryKey }): Promise<CachedTrips & { isCached: boolean }> => {
        const sentIds = (await outbox.all(userId)).filter(({ state }) => state === 'sent').map(({ id }) => id);
        try {
          const loaded = await loadTrips(day, signal);
          await tripCache.save(userId, loaded);
          // The loaded trips include these entries.
          await outbox.remove(sentIds);
          const [trips, entries] = [{ ...loaded, isCached: false }, await outbox.all(userId)];
          // Updates both in one render: without the entries, the previous trips would reappear and close the dialog of
          // a stop.
          notifyManager.batch(() => {
            client.setQueryData(drivingQueries.outbox(userId).queryKey, entries);
            client.setQueryData(queryKey, trips);
          });
          return trips;
        } catch (error) {
          const cached = isOffline(error) ? await tripCache.read(userId) : undefined;
          if (!cached) throw error;
          return { ...cached, isCached: true };
        }
      },
    }),
  /** Newest first; without a network those loaded last. Refetched with the trips, when something was sent. */
  messages: (userId: string, tripId: string) =>
    queryOptions({
      queryKey: [...all, 'trips', 'messages', userId, tripId],
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: 'always',
      refetchInterval: MINUTE_MS,
      queryFn: async ({ signal }): Promise<CachedMessages> => {
        try {
          const query = { limit: MAX_MESSAGES };
          const { items } = await api.get<TripMessagePage>(`trips/${tripId}/messages`, { query, signal });
          await messageCache.save(userId, tripId, items);
          return items;
        } catch (error) {
          if (isOffline(error)) return (await messageCache.read(userId, tripId)) ?? [];
          throw error;
        }
      },
    }),
  today: (day: DayQuery) =>
    queryOptions({
      queryKey: [...all, 'today', day],
      queryFn: ({ signal }) => api.get<MyTrips>('trips/mine', { query: day, signal }),
    }),
  scans: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'scans', orderId],
      queryFn: ({ signal }) => api.get<ScannedStops>(`orders/${orderId}/scans`, { signal }),
    }),
  proofs: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'proofs', orderId],
      queryFn: ({ signal }) => api.get<Proofs>(`orders/${orderId}/proofs`, { signal }),
    }),
};
