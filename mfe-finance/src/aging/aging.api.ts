import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { AgingPage } from 'shared-contracts/finance/aging';
import type { CreditLimit } from 'shared-contracts/finance/credit-limits';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { creditMessages } from './credit-limit.messages.ts';

export const AGING_PATH = 'aging';

export const agingQueries = {
  /** The number of bills waiting for the reader's approval. */
  billsToApprove: () =>
    queryOptions({
      queryKey: ['bills', 'toApprove', 'count'],
      queryFn: ({ signal }) =>
        api.get<Pick<Page<unknown>, 'total'>>('bills', { query: { tab: 'toApprove', limit: 1 }, signal }),
    }),
  /** Below the key of invoices: payments and credit notes change it. */
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['invoicing', 'aging', query],
      queryFn: ({ signal }) => api.get<AgingPage>(AGING_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

export const creditLimitQueries = {
  one: (partnerId: string) =>
    queryOptions({
      queryKey: ['invoicing', 'creditLimits', partnerId],
      queryFn: ({ signal }) => api.get<CreditLimit>(`credit-limits/${partnerId}`, { signal }),
    }),
  partners: queryOptions({
    queryKey: ['choices', 'partners', 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  }),
};

type Saving = { partnerId: string; limit: string | null };

export const creditLimitMutations = {
  save: () =>
    mutationOptions({
      mutationFn: ({ partnerId, limit }: Saving) => api.put<CreditLimit>(`credit-limits/${partnerId}`, { limit }),
      meta: { invalidates: [['invoicing']], successMessage: creditMessages.saved },
    }),
};
