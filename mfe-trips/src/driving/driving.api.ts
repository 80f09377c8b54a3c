import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { DriverMoves, Proofs } from 'shared-contracts/driving';
import type { MyTrips } from 'shared-contracts/trip-driving';
import { type Kept, lastTrips, outbox } from './outbox.ts';

const all = ['driving'] as const;
export type Day = { day: string; timeZone: string };

async function load({ day, timeZone }: Day, signal: AbortSignal): Promise<Kept> {
  const [today, open, moves] = await Promise.all([
    api.get<MyTrips>('trips/mine', { query: { day, timeZone }, signal }),
    api.get<MyTrips>('trips/mine', { signal }),
    api.get<DriverMoves>('trips/driver-moves', { signal }),
  ]);
  const ids = new Set(today.items.map(({ id }) => id));
  return {
    today: today.items,
    next: open.items.filter(({ id }) => !ids.has(id)),
    moves: moves.items,
    loadedAt: Math.floor(Date.now() / 1_000),
  };
}

const isOffline = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const drivingQueries = {
  all,
  queue: (userId: string) =>
    queryOptions({
      queryKey: [...all, 'queue', userId],
      queryFn: () => outbox.all(userId),
      networkMode: 'always',
      staleTime: 0,
    }),
  /** Mine of today and those that come; without a network those that were loaded last. */
  trips: (client: QueryClient, userId: string, day: Day) =>
    queryOptions({
      queryKey: [...all, 'trips', userId, day],
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: 'always',
      refetchInterval: 60_000,
      queryFn: async ({ signal }): Promise<Kept & { isOld: boolean }> => {
        const sent = (await outbox.all(userId)).filter(({ state }) => state === 'sent').map(({ id }) => id);
        try {
          const kept = await load(day, signal);
          await lastTrips.keep(userId, kept);
          // They tell of it now.
          await outbox.remove(sent);
          client.setQueryData(drivingQueries.queue(userId).queryKey, await outbox.all(userId));
          return { ...kept, isOld: false };
        } catch (error) {
          const kept = isOffline(error) ? await lastTrips.read(userId) : undefined;
          if (!kept) throw error;
          return { ...kept, isOld: true };
        }
      },
    }),
  waiting: (day: Day) =>
    queryOptions({
      queryKey: [...all, 'waiting', day],
      queryFn: ({ signal }) => api.get<MyTrips>('trips/mine', { query: day, signal }),
    }),
  proofs: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'proofs', orderId],
      queryFn: ({ signal }) => api.get<Proofs>(`orders/${orderId}/proofs`, { signal }),
    }),
};
