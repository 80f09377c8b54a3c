import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { LiveLink, LiveLinkInput, LiveLinkPage, NewLiveLink } from 'shared-contracts/fleet/live-links';
import { vehicleQueries } from '../vehicles.api.ts';
import { messages } from './live-links.messages.ts';

const keyOf = (vehicleId: string) => [...vehicleQueries.all, 'live-links', vehicleId];

export const liveLinkQueries = {
  /** @param limit number of links, newest first */
  list: (vehicleId: string, limit: number) =>
    queryOptions({
      queryKey: [...keyOf(vehicleId), limit],
      queryFn: ({ signal }) => api.get<LiveLinkPage>(`vehicles/${vehicleId}/live-links`, { query: { limit }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const getAffectedKeys = (vehicleId: string) => [keyOf(vehicleId), vehicleQueries.timeline(vehicleId).queryKey];

export const liveLinkMutations = {
  create: (vehicleId: string) =>
    mutationOptions({
      mutationFn: (input: LiveLinkInput) => api.post<NewLiveLink>(`vehicles/${vehicleId}/live-links`, input),
      meta: { invalidates: getAffectedKeys(vehicleId), errorMessages: { tooManyLinks: messages.tooMany } },
    }),
  revoke: (vehicleId: string) =>
    mutationOptions({
      mutationFn: (linkId: string) => api.patch<LiveLink>(`vehicles/${vehicleId}/live-links/${linkId}/revoke`),
      meta: { invalidates: getAffectedKeys(vehicleId), successMessage: messages.revoked },
    }),
};
