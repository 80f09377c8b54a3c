import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NewTrackingLink, TrackingLink, TrackingLinkInput, TrackingLinkPage } from 'shared-contracts/tracking';
import { orderQueries } from './orders.api.ts';
import { messages } from './tracking.messages.ts';

const allOf = (id: string) => [...orderQueries.all, 'tracking', id];

export const trackingQueries = {
  /** @param limit how many of the newest */
  links: (id: string, limit: number) =>
    queryOptions({
      queryKey: [...allOf(id), limit],
      queryFn: ({ signal }) => api.get<TrackingLinkPage>(`orders/${id}/tracking-links`, { query: { limit }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const invalidates = (id: string) => [allOf(id), orderQueries.timeline(id).queryKey];

export const trackingMutations = {
  make: (id: string) =>
    mutationOptions({
      mutationFn: (input: TrackingLinkInput) => api.post<NewTrackingLink>(`orders/${id}/tracking-links`, input),
      meta: { invalidates: invalidates(id), refusals: { tooManyLinks: messages.tooMany } },
    }),
  revoke: (id: string) =>
    mutationOptions({
      mutationFn: (linkId: string) => api.patch<TrackingLink>(`orders/${id}/tracking-links/${linkId}/revoke`),
      meta: { invalidates: invalidates(id), success: messages.revoked },
    }),
};
