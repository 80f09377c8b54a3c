import { keepPreviousData, mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Epc, EpcEntry, EpcPurchaseInput, EpcUsage } from 'shared-contracts/epc';
import type { ListQuery } from 'shared-ui/list';
import { notices, refusals } from './epc-page.messages.ts';

const all = ['epc'] as const;

export const epcPageQueries = {
  ledger: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'ledger', query],
      queryFn: ({ signal }) => api.get<Page<EpcEntry>>('v1/organizations/epc/ledger', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Without a period of all times. */
  usage: (period: string | undefined) =>
    queryOptions({
      queryKey: [...all, 'usage', period],
      queryFn: ({ signal }) => api.get<EpcUsage>('v1/organizations/epc/usage', { query: { period }, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Whoever saw another price sees today's at once. */
const showHowItIs = (error: unknown, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: all });
};

export const epcMutations = {
  purchase: () =>
    mutationOptions({
      mutationFn: (input: EpcPurchaseInput) => api.post<Epc>('v1/organizations/epc/purchase', input),
      onError: showHowItIs,
      meta: { invalidates: all, success: notices.purchased, refusals },
    }),
};
