import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { InvoiceSettings, InvoiceSettingsUpdate } from 'shared-contracts/finance/invoices';
import { messages } from './invoicing.messages.ts';

const PATH = 'v1/organizations/invoicing';
const KEY = ['organizations', 'invoicing'] as const;

export const invoicingQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => api.get<InvoiceSettings>(PATH, { signal }),
});

export const saveInvoicing = () =>
  mutationOptions({
    mutationFn: (changes: InvoiceSettingsUpdate) => api.patch<InvoiceSettings>(PATH, changes),
    meta: { invalidates: KEY, successMessage: messages.saved },
  });
