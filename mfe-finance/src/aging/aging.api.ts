import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AgingPage } from 'shared-contracts/finance/aging';
import type { ListQuery } from 'shared-ui/list';

export const AGING_PATH = 'aging';

export const agingQueries = {
  /** Below that of invoices: payments and credit notes change it. */
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['invoicing', 'aging', query],
      queryFn: ({ signal }) => api.get<AgingPage>(AGING_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};
