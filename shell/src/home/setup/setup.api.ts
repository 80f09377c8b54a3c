import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { OrganizationSetup } from 'shared-contracts/identity/organization-setup';

const KEY = ['organizations', 'setup'] as const;

export const setupQueries = {
  own: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: ({ signal }) => api.get<OrganizationSetup>('organizations/my/setup', { signal }),
      // Steps are done on other pages.
      staleTime: 0,
    }),
};

export const setupMutations = {
  dismiss: () =>
    mutationOptions({
      mutationFn: ({ id: recordId }: Pick<OrganizationSetup, 'id'>) =>
        api.patch<OrganizationSetup>('organizations/my/setup', { isDismissed: true }, { recordId }),
      meta: { invalidates: ['organizations'], refetchOnConflict: ['organizations'] },
    }),
};
