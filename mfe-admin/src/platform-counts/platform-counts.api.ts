import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { PlatformCounts } from 'shared-contracts/portal/platform-counts';

export const platformCountQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['platform', 'counts'],
      queryFn: ({ signal }) => api.get<PlatformCounts>('platform/counts', { signal }),
    }),
};
