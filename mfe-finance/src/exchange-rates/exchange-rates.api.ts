import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { ExchangeRate, ExchangeRateImport, ExchangeRateInput } from 'shared-contracts/finance/exchange-rates';
import type { ListQuery } from 'shared-ui/list';
import { fieldErrors, notices } from './exchange-rates.messages.ts';

const all = ['exchangeRates'] as const;
/** Their amounts in the own currency follow. */
const INVALIDATES = [all, ['bills']];

export const rateQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, query],
      queryFn: ({ signal }) => api.get<Page<ExchangeRate>>('exchange-rates', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const rateMutations = {
  enter: () =>
    mutationOptions({
      mutationFn: (input: ExchangeRateInput) => api.post<ExchangeRate>('exchange-rates', input),
      meta: { invalidates: INVALIDATES, successMessage: notices.entered, errorMessages: fieldErrors },
    }),
  import: () =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<ExchangeRateImport>('exchange-rates/imports', toFormData(file)),
      // The dialog shows its errors.
      meta: { invalidates: INVALIDATES, silent: true },
    }),
};
