import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Epc, EpcAlertInput, EpcEntry, EpcPurchaseInput, EpcUsage } from 'shared-contracts/finance/epc';
import type { ListQuery } from 'shared-ui/list';
import { notices } from './epc-page.messages.ts';

const all = ['epc'] as const;

export const epcPageQueries = {
  ledger: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'ledger', query],
      queryFn: ({ signal }) => api.get<Page<EpcEntry>>('v1/organizations/epc/ledger', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Covers all time without a period. */
  usage: (period: string | undefined) =>
    queryOptions({
      queryKey: [...all, 'usage', period],
      queryFn: ({ signal }) => api.get<EpcUsage>('v1/organizations/epc/usage', { query: { period }, signal }),
      placeholderData: keepPreviousData,
    }),
};

export const epcMutations = {
  changeAlert: () =>
    mutationOptions({
      mutationFn: (input: EpcAlertInput) => api.patch<Epc>('v1/organizations/epc/alert', input),
      meta: { invalidates: all, successMessage: notices.alertSaved },
    }),
  purchase: () =>
    mutationOptions({
      mutationFn: (input: EpcPurchaseInput) => api.post<Epc>('v1/organizations/epc/purchase', input),
      meta: {
        invalidates: all,
        refetchOnConflict: all, // the price of a credit has changed
        successMessage: notices.purchased,
      },
    }),
};
