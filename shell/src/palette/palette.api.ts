import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { RecordSummaries, RecordKind } from 'shared-contracts/search';

const WAITING = { waitingForMe: 'true', sort: 'pickupFrom', limit: 5 };

export const paletteQueries = {
  search: (search: string) =>
    queryOptions({
      queryKey: ['search', 'results', search],
      queryFn: ({ signal }) => api.get<RecordSummaries>('search', { query: { search }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** The first orders that wait for the user's approval. */
  waitingOrders: queryOptions({
    queryKey: ['orders', 'list', 'palette'],
    queryFn: ({ signal }) => api.get<Page<OrderRow>>('orders/v2', { query: WAITING, signal }),
    select: ({ items }) => items.filter(({ actions }) => actions.includes('approve')),
  }),
  records: (ids: Partial<Record<RecordKind, string[]>>) =>
    queryOptions({
      queryKey: ['search', 'records', ids],
      queryFn: ({ signal }) => api.get<RecordSummaries>('search/records', { query: ids, signal }),
    }),
};
