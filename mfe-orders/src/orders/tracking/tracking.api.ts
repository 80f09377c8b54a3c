import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  NewTrackingLink,
  TrackingLink,
  TrackingLinkInput,
  TrackingLinkPage,
} from 'shared-contracts/orders/tracking';
import { orderQueries } from '../orders.api.ts';
import { messages } from './tracking.messages.ts';

const getLinksKey = (id: string) => [...orderQueries.all, 'tracking', id];

export const trackingQueries = {
  /** @param limit number of links, newest first */
  links: (id: string, limit: number) =>
    queryOptions({
      queryKey: [...getLinksKey(id), limit],
      queryFn: ({ signal }) => api.get<TrackingLinkPage>(`orders/${id}/tracking-links`, { query: { limit }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const getAffectedKeys = (id: string) => [getLinksKey(id), orderQueries.timeline(id).queryKey];

export const trackingMutations = {
  create: (id: string) =>
    mutationOptions({
      mutationFn: (input: TrackingLinkInput) => api.post<NewTrackingLink>(`orders/${id}/tracking-links`, input),
      meta: { invalidates: getAffectedKeys(id), errorMessages: { tooManyLinks: messages.tooMany } },
    }),
  revoke: (id: string) =>
    mutationOptions({
      mutationFn: (linkId: string) => api.patch<TrackingLink>(`orders/${id}/tracking-links/${linkId}/revoke`),
      meta: { invalidates: getAffectedKeys(id), successMessage: messages.revoked },
    }),
};
