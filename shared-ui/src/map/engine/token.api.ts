import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, useSession } from 'shared-auth';
import type { MyOrganization } from 'shared-contracts/identity/organizations';

const organization = queryOptions({
  queryKey: ['organizations', 'my'],
  queryFn: ({ signal }) => api.get<MyOrganization>('organizations/my', { signal }),
});

/** The organization's Mapbox token, null without one; undefined while it loads. */
export function useMapToken(): string | null | undefined {
  const hasOrganization = useSession(({ user }) => Boolean(user?.organizationId));
  const { data, isError } = useQuery({ ...organization, enabled: hasOrganization });
  return hasOrganization && !isError ? data && (data.mapToken || null) : null;
}
