import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { FoundRecords, RecordKind } from 'shared-contracts/search';

export const paletteQueries = {
  found: (search: string) =>
    queryOptions({
      queryKey: ['search', 'found', search],
      queryFn: ({ signal }) => api.get<FoundRecords>('search', { query: { search }, signal }),
      placeholderData: keepPreviousData,
    }),
  known: (ids: Partial<Record<RecordKind, string[]>>) =>
    queryOptions({
      queryKey: ['search', 'known', ids],
      queryFn: ({ signal }) => api.get<FoundRecords>('search/records', { query: ids, signal }),
    }),
};
