import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  CreditBalanceInput,
  CreditBalanceTargets,
  InvoicePayments,
  PaymentInput,
  PaymentReversalInput,
} from 'shared-contracts/finance/payments';
import { errorMessages, notices } from './payments.messages.ts';

/** Below the key of bills: changes of a bill can change the open amount. */
const all = ['bills'] as const;

export const paymentQueries = {
  ofInvoice: (invoiceId: string) =>
    queryOptions({
      queryKey: [...all, 'payments', invoiceId],
      queryFn: ({ signal }) => api.get<InvoicePayments>(`invoices/${invoiceId}/payments`, { signal }),
    }),
  targets: (invoiceId: string) =>
    queryOptions({
      queryKey: [...all, 'payments', invoiceId, 'targets'],
      queryFn: ({ signal }) => api.get<CreditBalanceTargets>(`invoices/${invoiceId}/credit-balance`, { signal }),
    }),
};

/** Invoices also show their open amount. */
const common = { invalidates: [all, ['invoicing']], refetchOnConflict: all, errorMessages };

export const paymentMutations = {
  record: () =>
    mutationOptions({
      mutationFn: (input: PaymentInput) => api.post<{ id: string }>('payments', input),
      meta: { ...common, successMessage: notices.recorded },
    }),
  settle: (invoiceId: string) =>
    mutationOptions({
      mutationFn: (input: CreditBalanceInput) =>
        api.post<{ id: string }>(`invoices/${invoiceId}/credit-balance`, input),
      meta: { ...common, successMessage: notices.settled },
    }),
  downloadInvoice: () => mutationOptions({ mutationFn: (id: string) => api.file(`invoices/${id}/export`) }),
  takeBack: (id: string) =>
    mutationOptions({
      mutationFn: (input: PaymentReversalInput) => api.post<{ id: string }>(`payments/${id}/reversal`, input),
      meta: { ...common, successMessage: notices.takenBack },
    }),
};
