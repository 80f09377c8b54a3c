import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { CreditLimit } from 'shared-contracts/finance/credit-limits';

/** The use of the credit limit that the own organization has set for a customer. */
export const creditOf = (customerId: string) =>
  queryOptions({
    queryKey: ['invoicing', 'creditLimits', customerId],
    queryFn: ({ signal }) => api.get<CreditLimit>(`credit-limits/${customerId}`, { signal }),
  });
