import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { CreditLimit } from 'shared-contracts/finance/credit-limits';

/** What a customer has used of the limit that one's own organization has set for it. */
export const creditOf = (customerId: string) =>
  queryOptions({
    queryKey: ['invoicing', 'creditLimits', customerId],
    queryFn: ({ signal }) => api.get<CreditLimit>(`credit-limits/${customerId}`, { signal }),
  });
