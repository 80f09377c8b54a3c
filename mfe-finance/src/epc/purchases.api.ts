import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  EpcBuyerDefaults,
  EpcClosing,
  EpcPayment,
  EpcPurchase,
  EpcSettings,
} from 'shared-contracts/finance/epc-purchases';
import type { ListQuery } from 'shared-ui/list';
import { closeMessages, messages, payMessages, settingsMessages } from './purchases.messages.ts';

const all = ['epc'] as const;
const errorMessages = { purchaseEnded: messages.ended, creditsUsed: messages.creditsUsed };

export const purchaseQueries = {
  /** Purchases of the current organization. */
  own: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'purchases', 'own', query],
      queryFn: ({ signal }) => api.get<Page<EpcPurchase>>('v1/organizations/epc/purchases', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Purchases of all organizations, for root. */
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'purchases', 'all', query],
      queryFn: ({ signal }) => api.get<Page<EpcPurchase>>('v1/epc/purchases', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  buyer: () =>
    queryOptions({
      queryKey: [...all, 'buyer'],
      queryFn: ({ signal }) => api.get<EpcBuyerDefaults>('v1/organizations/epc/buyer', { signal }),
    }),
  settings: () =>
    queryOptions({
      queryKey: [...all, 'settings'],
      queryFn: ({ signal }) => api.get<EpcSettings>('v1/epc/settings', { signal }),
    }),
};

export const purchaseMutations = {
  pay: (id: string) =>
    mutationOptions({
      mutationFn: (input: EpcPayment) => api.post<EpcPurchase>(`v1/epc/purchases/${id}/pay`, input),
      meta: { invalidates: all, refetchOnConflict: all, successMessage: payMessages.done, errorMessages },
    }),
  close: (id: string) =>
    mutationOptions({
      mutationFn: (input: EpcClosing) => api.post<EpcPurchase>(`v1/epc/purchases/${id}/close`, input),
      meta: { invalidates: all, refetchOnConflict: all, successMessage: closeMessages.done, errorMessages },
    }),
  changeSettings: () =>
    mutationOptions({
      mutationFn: (input: EpcSettings) => api.patch<EpcSettings>('v1/epc/settings', input),
      meta: { invalidates: all, successMessage: settingsMessages.saved },
    }),
  download: () =>
    mutationOptions({
      mutationFn: ({ id, which }: { id: string; which: 'invoice' | 'receipt' }) =>
        api.file(`v1/organizations/epc/purchases/${id}/${which}`),
    }),
};
