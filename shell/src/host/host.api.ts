import { api } from 'shared-auth';
import type { DistributorInfo } from 'shared-contracts/identity/organizations';

/** Fetches the brand of a host. @throws ApiError `notFound` when the host has none */
export const fetchDistributor = (domain: string) =>
  api.get<DistributorInfo>('organizations/distributor', { query: { domain } });
