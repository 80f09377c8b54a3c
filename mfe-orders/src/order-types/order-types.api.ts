import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { OrderType, OrderTypeInput } from 'shared-contracts/network/order-types';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './order-types.messages.ts';

export const orderTypeQueries = {
  all: ['orderTypes'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...orderTypeQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<OrderType>>('order-types', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...orderTypeQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<OrderType>(`order-types/${id}`, { signal }),
    }),
};

export const orderTypeMutations = {
  /** Creates an order type when there is no id. */
  save: (id?: string) =>
    mutationOptions({
      mutationFn: (input: OrderTypeInput) =>
        id ? api.patch<OrderType>(`order-types/${id}`, input) : api.post<OrderType>('order-types', input),
      meta: { invalidates: orderTypeQueries.all, successMessage: messages.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`order-types/${id}`),
      meta: {
        invalidates: orderTypeQueries.all,
        successMessage: messages.deleted,
        errorMessages: { orderTypeInUse: messages.inUse },
      },
    }),
};
