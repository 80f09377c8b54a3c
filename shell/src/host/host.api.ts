import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { DistributorInfo } from 'shared-contracts/organizations';

export const hostQueries = {
  /** Whose domain this is. */
  distributor: (domain: string) =>
    queryOptions({
      queryKey: ['organizations', 'distributor', domain],
      queryFn: ({ signal }) => api.get<DistributorInfo>('organizations/distributor', { query: { domain }, signal }),
      staleTime: Infinity,
      retry: false,
    }),
};
