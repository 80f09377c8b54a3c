import { api } from 'shared-auth';
import type { DistributorInfo } from 'shared-contracts/organizations';

/** Whose host name this is. @throws ApiError `notFound` when it is nobody's own */
export const askDistributor = (domain: string) =>
  api.get<DistributorInfo>('organizations/distributor', { query: { domain } });
