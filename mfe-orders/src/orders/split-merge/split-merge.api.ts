import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Order } from 'shared-contracts/orders/orders';
import type {
  MergeInput,
  MergePreview,
  SplitInput,
  SplitMergeProblem,
  SplitResult,
} from 'shared-contracts/orders/split-merge';
import { orderQueries } from '../orders.api.ts';
import { splitMessages } from './split-merge.messages.ts';

/** Why the API rejected a split or merge; empty for other errors. */
export const getProblems = (error: unknown): readonly SplitMergeProblem[] =>
  error instanceof ApiError && ['notSplittable', 'notMergeable'].includes(error.code)
    ? ((error.params['problems'] ?? []) as SplitMergeProblem[])
    : [];

type Merge = MergeInput & { id: string };

export const mergeQueries = {
  /** The result of merging an order with others; outside of `orders`, so that merging doesn't refetch it. */
  preview: ({ id, orders }: Merge) =>
    queryOptions({
      queryKey: ['mergePreview', id, orders],
      queryFn: () =>
        api.post<MergePreview>(`orders/${id}/merge/preview`, { orders: orders.map((order) => ({ id: order.id })) }),
      gcTime: 0,
    }),
};

/** A plain request, for a bulk action. */
export const mergeOrders = ({ id, orders }: Merge) => api.post<Order>(`orders/${id}/merge`, { orders });

export const splitMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: SplitInput) => api.post<SplitResult>(`orders/${id}/split`, input),
    meta: {
      invalidates: orderQueries.all,
      refetchOnConflict: orderQueries.all,
      successMessage: splitMessages.done,
      errorMessages: { notSplittable: splitMessages.refused },
    },
  });
