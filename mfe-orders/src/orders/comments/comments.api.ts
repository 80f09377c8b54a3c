import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  MentionPage,
  OrderComment,
  OrderCommentChanges,
  OrderCommentInput,
  OrderCommentPage,
} from 'shared-contracts/orders/order-comments';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { orderQueries } from '../orders.api.ts';
import { messages, notices } from './comments.messages.ts';

const MAX_PEOPLE = 8;
const getKey = (orderId: string) => [...orderQueries.all, 'comments', orderId];

export const commentQueries = {
  /** @param limit number of comments, newest first */
  list: (orderId: string, limit: number) =>
    queryOptions({
      queryKey: [...getKey(orderId), 'list', limit],
      queryFn: ({ signal }) => api.get<OrderCommentPage>(`orders/${orderId}/comments`, { query: { limit }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** People who can be mentioned, by a part of their name. */
  people: (orderId: string, visibility: Visibility, search: string) =>
    queryOptions({
      queryKey: [...getKey(orderId), 'people', visibility, search],
      queryFn: ({ signal }) =>
        api.get<MentionPage>(`orders/${orderId}/comments/people`, {
          query: { visibility, limit: MAX_PEOPLE, ...(search && { search }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};

const mutationDefaults = (orderId: string) => ({
  invalidates: getKey(orderId),
  refetchOnConflict: getKey(orderId),
  errorMessages: { notFound: messages.gone },
});

export const commentMutations = {
  add: (orderId: string) =>
    mutationOptions({
      mutationFn: (input: OrderCommentInput) => api.post<OrderComment>(`orders/${orderId}/comments`, input),
      meta: mutationDefaults(orderId),
    }),
  edit: (orderId: string) =>
    mutationOptions({
      mutationFn: ({ id, ...changes }: OrderCommentChanges & { id: string }) =>
        api.patch<OrderComment>(`orders/comments/${id}`, changes),
      meta: mutationDefaults(orderId),
    }),
  remove: (orderId: string) =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`orders/comments/${id}`),
      meta: { ...mutationDefaults(orderId), successMessage: notices.deleted },
    }),
};
