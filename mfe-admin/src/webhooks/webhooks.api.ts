import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Access } from 'shared-contracts/values/identity/access';
import type {
  Webhook,
  WebhookDeliveryWithBody,
  WebhookInput,
  WebhookPage,
  WebhookPatch,
  WebhookSecret,
  WebhookWithSecret,
} from 'shared-contracts/webhooks';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './webhooks.messages.ts';

export const MANAGE_WEBHOOKS: Access = { model: 'organizationOwner', action: 'write', roles: ['admin'] };
const REFETCH_MS = 2_000;
const DELIVERIES = 50;

export const webhookQueries = {
  all: ['webhooks'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...webhookQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<WebhookPage>('webhooks', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Fetched again while something is about to be sent. */
  deliveries: (id: string) =>
    queryOptions({
      queryKey: [...webhookQueries.all, 'deliveries', id],
      queryFn: ({ signal }) =>
        api.get<Page<WebhookDeliveryWithBody>>(`webhooks/${id}/deliveries`, { query: { limit: DELIVERIES }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ state }) => state === 'queued') ? REFETCH_MS : false,
    }),
};

const meta = { invalidates: [webhookQueries.all], errorMessages };

export const webhookMutations = {
  create: () =>
    mutationOptions({ mutationFn: (input: WebhookInput) => api.post<WebhookWithSecret>('webhooks', input), meta }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...patch }: WebhookPatch & { id: string }) => api.patch<Webhook>(`webhooks/${id}`, patch),
      meta: { ...meta, successMessage: notices.saved },
    }),
  test: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<WebhookDeliveryWithBody>(`webhooks/${id}/test`, {}),
      meta: { ...meta, successMessage: notices.tested },
    }),
  renewSecret: (id: string) =>
    mutationOptions({ mutationFn: () => api.post<WebhookSecret>(`webhooks/${id}/secret`, {}), meta }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`webhooks/${id}`),
      meta: { ...meta, successMessage: notices.removed },
    }),
  sendAgain: (id: string) =>
    mutationOptions({
      mutationFn: (deliveryId: string) =>
        api.post<WebhookDeliveryWithBody>(`webhooks/${id}/deliveries/${deliveryId}/send`, {}),
      meta: { ...meta, successMessage: notices.sentAgain },
    }),
};
