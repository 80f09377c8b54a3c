import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { WebhookDelivery, WebhookDeliveryPage, WebhookSecret } from 'shared-contracts/webhooks';
import { webhookMessages as messages } from './webhook.messages.ts';

const REFETCH_MS = 2_000;
const ROWS = 20;
const all = ['alert-webhooks'] as const;
const pathOf = (kind: AlertKind) => `alerts/rules/${kind}/webhook`;

export const webhookQueries = {
  /** Fetched again while something waits. */
  deliveries: (kind: AlertKind) =>
    queryOptions({
      queryKey: [...all, kind],
      queryFn: ({ signal }) =>
        api.get<WebhookDeliveryPage>(`${pathOf(kind)}/deliveries`, { query: { limit: ROWS }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ state, attempts }) => state === 'queued' && attempts === 0) ? REFETCH_MS : false,
    }),
};

const errorMessages = { noWebhook: messages.noWebhook };

export const webhookMutations = {
  test: (kind: AlertKind) =>
    mutationOptions({
      mutationFn: () => api.post<WebhookDelivery>(`${pathOf(kind)}/test`),
      meta: { invalidates: all, successMessage: messages.tested, errorMessages },
    }),
  createSecret: (kind: AlertKind) =>
    mutationOptions({
      mutationFn: () => api.post<WebhookSecret>(`${pathOf(kind)}/secret`),
      meta: { errorMessages },
    }),
};
