import { queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Tracking } from 'shared-contracts/tracking';

const EVERY_MS = 60_000;

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export const trackingQueries = {
  /** Asked for anew every minute while it is looked at; only the first time counts as an opening. Without a network it says so at once. */
  of: (token: string) =>
    queryOptions({
      queryKey: ['tracking', token] as const,
      queryFn: ({ signal, client, queryKey }) =>
        api.get<Tracking>(`tracking/${encodeURIComponent(token)}`, {
          query: { refresh: client.getQueryData(queryKey) ? true : undefined },
          signal,
        }),
      networkMode: 'always',
      refetchInterval: ({ state }) => (isGone(state.error) ? false : EVERY_MS),
    }),
};
