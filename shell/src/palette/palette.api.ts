import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { RecordSummaries, RecordKind } from 'shared-contracts/search';

export const paletteQueries = {
  search: (search: string) =>
    queryOptions({
      queryKey: ['search', 'results', search],
      queryFn: ({ signal }) => api.get<RecordSummaries>('search', { query: { search }, signal }),
      placeholderData: keepPreviousData,
    }),
  records: (ids: Partial<Record<RecordKind, string[]>>) =>
    queryOptions({
      queryKey: ['search', 'records', ids],
      queryFn: ({ signal }) => api.get<RecordSummaries>('search/records', { query: ids, signal }),
    }),
};
