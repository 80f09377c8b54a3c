import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { MyOrganization } from 'shared-contracts/identity/organizations';
import type { RecentWork } from 'shared-contracts/search';

export const homeQueries = {
  organization: () =>
    queryOptions({
      queryKey: ['organizations', 'my'],
      queryFn: ({ signal }) => api.get<MyOrganization>('organizations/my', { signal }),
    }),
  recent: () =>
    queryOptions({
      queryKey: ['search', 'recent'],
      queryFn: ({ signal }) => api.get<RecentWork>('search/recent', { signal }),
      staleTime: 0,
    }),
};
