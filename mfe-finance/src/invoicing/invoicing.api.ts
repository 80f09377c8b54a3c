import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { CreditNoteInput, InvoiceDetail, IssuedCreditNote } from 'shared-contracts/finance/credit-notes';
import type {
  BillingPeriodPreview,
  BillingPeriodRow,
  CreatedInvoice,
  InvoiceCredit,
  InvoiceRow,
} from 'shared-contracts/finance/billing-periods';
import type { EInvoiceChecks, EInvoiceReading } from 'shared-contracts/finance/e-invoices';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { creditErrors } from './credit.messages.ts';
import { errorMessages, notices } from './invoicing.messages.ts';

const all = ['invoicing'] as const;

export const INVOICES_PATH = 'invoices';

export const invoicingQueries = {
  all,
  periods: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'periods', query],
      queryFn: ({ signal }) => api.get<Page<BillingPeriodRow>>('billing-periods', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  preview: (id: string) =>
    queryOptions({
      queryKey: [...all, 'preview', id],
      queryFn: ({ signal }) => api.get<BillingPeriodPreview>(`billing-periods/${id}`, { signal }),
    }),
  invoices: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'invoices', query],
      queryFn: ({ signal }) => api.get<Page<InvoiceRow>>(INVOICES_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  invoice: (id: string) =>
    queryOptions({
      queryKey: [...all, 'invoice', id],
      queryFn: ({ signal }) => api.get<InvoiceDetail>(`invoices/${id}`, { signal }),
    }),
};

/** The rules that e-invoices violate. Invalidated by settings, which fix them. */
export const eInvoiceChecksQuery = (invoiceId: readonly string[]) =>
  queryOptions({
    queryKey: [...all, 'e-invoices', ...invoiceId],
    queryFn: ({ signal }) => api.get<EInvoiceChecks>('invoices/e-invoices/check', { query: { invoiceId }, signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });

/** All partners, for the filter. */
export const partnersQuery = queryOptions({
  queryKey: ['choices', 'partners', 'all'],
  queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
  select: ({ items }) => items,
});

export const createInvoice = ({ id }: Pick<BillingPeriodRow, 'id'>) =>
  api.post<CreatedInvoice>(`billing-periods/${id}/invoice`, {});

const mutationDefaults = {
  invalidates: [all, ['bills']],
  refetchOnConflict: all,
  errorMessages: { ...errorMessages, ...creditErrors },
};

export const invoicingMutations = {
  create: () =>
    mutationOptions({
      mutationFn: createInvoice,
      meta: { ...mutationDefaults, successMessage: notices.created },
    }),
  credit: (id: string) =>
    mutationOptions({
      mutationFn: (input: InvoiceCredit) => api.patch<InvoiceRow>(`invoices/${id}/credit`, input),
      meta: { ...mutationDefaults, successMessage: notices.credited },
    }),
  creditPart: (id: string) =>
    mutationOptions({
      mutationFn: (input: CreditNoteInput) => api.post<IssuedCreditNote>(`invoices/${id}/credit-notes`, input),
      meta: { ...mutationDefaults, successMessage: notices.credited },
    }),
  download: () => mutationOptions({ mutationFn: (id: string) => api.file(`invoices/${id}/export`) }),
  readEInvoice: () =>
    mutationOptions({
      mutationFn: (file: File) => {
        const form = new FormData();
        form.append('file', file);
        return api.upload<EInvoiceReading>('invoices/e-invoices/readings', form);
      },
      // The dialog shows its errors.
      meta: { silent: true },
    }),
  downloadEInvoice: () => mutationOptions({ mutationFn: (id: string) => api.file(`invoices/${id}/e-invoice`) }),
  downloadEInvoices: () =>
    mutationOptions({
      mutationFn: (invoiceId: readonly string[]) => api.file('invoices/e-invoices/export', { query: { invoiceId } }),
    }),
};
