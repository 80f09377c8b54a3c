import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  OrderTemplate,
  OrderTemplateChanges,
  OrderTemplateInput,
  OrderTemplateRow,
} from 'shared-contracts/orders/order-templates';
import type { Order } from 'shared-contracts/orders/orders';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { orderQueries } from '../orders.api.ts';
import { messages, templateErrors } from './templates.messages.ts';

export const templateQueries = {
  all: ['orderTemplates'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...templateQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<OrderTemplateRow>>('order-templates', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...templateQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<OrderTemplate>(`order-templates/${id}`, { signal }),
    }),
};

export const timeZoneSource: OptionSource<{ id: string; name: string }> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<{ id: string; name: string }>>('shared/timezones', { query, signal }),
  toOption: ({ name }) => ({ value: name, label: name }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: {
    invalidates: templateQueries.all,
    successMessage,
    errorMessages: { ...orderFieldErrors, ...templateErrors },
  },
});

export const templateMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: OrderTemplateInput) => api.post<OrderTemplate>('order-templates', input),
      ...mutationDefaults(messages.saved),
    }),
  save: (id: string) =>
    mutationOptions({
      mutationFn: (changes: OrderTemplateChanges) => api.patch<OrderTemplate>(`order-templates/${id}`, changes),
      ...mutationDefaults(messages.saved),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`order-templates/${id}`),
      ...mutationDefaults(messages.deleted),
    }),
  use: (id: string) =>
    mutationOptions({
      mutationFn: (day: string) => api.post<Order>(`order-templates/${id}/orders`, { day }),
      meta: { invalidates: orderQueries.all, successMessage: messages.orderCreated },
    }),
};
