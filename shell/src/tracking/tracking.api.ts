import { queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { LiveVehicle } from 'shared-contracts/fleet/live-links';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { MINUTE_MS } from 'shared-contracts/values/time';

const REFRESH_INTERVAL_MS = MINUTE_MS;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A vehicle that is followed live moves between two refreshes, but not far. */
const LIVE_INTERVAL_MS = MINUTE_MS / 4;

export const trackingQueries = {
  /** Like `byToken`, more often. */
  liveVehicle: (token: string) =>
    queryOptions({
      queryKey: ['live-vehicle', token] as const,
      queryFn: ({ signal, client, queryKey }) =>
        api.get<LiveVehicle>(`live-vehicles/${encodeURIComponent(token)}`, {
          query: { refresh: client.getQueryData(queryKey) ? true : undefined },
          signal,
        }),
      networkMode: 'always',
      refetchInterval: ({ state }) => (isNotFound(state.error) ? false : LIVE_INTERVAL_MS),
    }),
  /** Refetches every minute; `refresh` keeps the API from counting these as visits. Fails immediately when offline. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['tracking', token] as const,
      queryFn: ({ signal, client, queryKey }) =>
        api.get<Tracking>(`tracking/${encodeURIComponent(token)}`, {
          query: { refresh: client.getQueryData(queryKey) ? true : undefined },
          signal,
        }),
      networkMode: 'always',
      refetchInterval: ({ state }) => (isNotFound(state.error) ? false : REFRESH_INTERVAL_MS),
    }),
};
