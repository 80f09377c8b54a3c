import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Organization } from 'shared-contracts/organizations';

export const homeQueries = {
  organization: () =>
    queryOptions({
      queryKey: ['organizations', 'my'],
      queryFn: ({ signal }) => api.get<Organization>('organizations/my', { signal }),
    }),
};
