import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { InvoiceSettings, InvoiceSettingsUpdate } from 'shared-contracts/finance/invoices';
import type { MonthLockList } from 'shared-contracts/finance/month-locks';
import { messages, monthMessages } from './invoicing.messages.ts';

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

const MONTHS_KEY = ['organizations', 'monthLocks'] as const;

export const monthLocksQuery = queryOptions({
  queryKey: MONTHS_KEY,
  queryFn: ({ signal }) => api.get<MonthLockList>('month-locks', { signal }),
  select: ({ items }) => items,
});

export const lockMonth = () =>
  mutationOptions({
    mutationFn: (month: string) => api.put<MonthLockList>(`month-locks/${month}`, {}),
    meta: { invalidates: MONTHS_KEY, successMessage: monthMessages.locked },
  });

export const reopenMonth = (month: string) =>
  mutationOptions({
    mutationFn: (reason: string) => api.patch<MonthLockList>(`month-locks/${month}/reopen`, { reason }),
    meta: { invalidates: MONTHS_KEY, successMessage: monthMessages.reopened },
  });
