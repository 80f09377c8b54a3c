import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  Bill,
  BillChanges,
  BillCredit,
  BillEmail,
  BillEmailResult,
  BillOverride,
  BillSendBack,
} from 'shared-contracts/finance/bills';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Timeline } from 'shared-contracts/timeline';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Message } from 'shared-ui';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, notices } from './bills.messages.ts';

type BillExport = { version: number; paper?: 'creditNote' };
/** The billed order or trip. */
export type BillSubjectRef = { of: BillSubject; id: string };

const getBillPath = ({ of, id }: BillSubjectRef) => `${of}s/${id}/bill`;
const getBillKey = ({ of, id }: BillSubjectRef) => ['bills', of, id] as const;

export const billQueries = {
  bill: (subject: BillSubjectRef) =>
    queryOptions({
      queryKey: [...getBillKey(subject), 'bill'],
      queryFn: ({ signal }) => api.get<Bill>(getBillPath(subject), { signal }),
    }),
  timeline: (subject: BillSubjectRef) =>
    queryOptions({
      queryKey: [...getBillKey(subject), 'timeline'],
      queryFn: ({ signal }) => api.get<Timeline>(`${getBillPath(subject)}/timeline`, { signal }),
    }),
};

/** The list of bills is invalidated too, and orders and trips: a bill action can change their stage. */
const mutationDefaults = (subject: BillSubjectRef, success?: Message) => ({
  meta: {
    invalidates: [['bills'], ['orders'], ['trips']],
    refetchOnConflict: getBillKey(subject),
    errorMessages,
    ...(success && { successMessage: success }),
  },
});

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const billMutations = {
  edit: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (changes: BillChanges) => api.patch<Bill>(getBillPath(subject), changes),
      ...mutationDefaults(subject, notices.saved),
    }),
  submit: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (revision: number) => api.patch<Bill>(`${getBillPath(subject)}/submit`, { revision }),
      ...mutationDefaults(subject, notices.submitted),
    }),
  approve: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (revision: number) => api.patch<Bill>(`${getBillPath(subject)}/approve`, { revision }),
      ...mutationDefaults(subject, notices.approved),
    }),
  override: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (input: BillOverride) => api.patch<Bill>(`${getBillPath(subject)}/override`, input),
      ...mutationDefaults(subject, notices.overridden),
    }),
  credit: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (input: BillCredit) => api.patch<Bill>(`${getBillPath(subject)}/credit`, input),
      ...mutationDefaults(subject, notices.credited),
    }),
  sendBack: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (input: BillSendBack) => api.patch<Bill>(`${getBillPath(subject)}/send-back`, input),
      ...mutationDefaults(subject, notices.sentBack),
    }),
  renew: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (revision: number) => api.patch<Bill>(`${getBillPath(subject)}/renew`, { revision }),
      ...mutationDefaults(subject, notices.renewed),
    }),
  sendEmail: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (email: BillEmail) => api.post<BillEmailResult>(`${getBillPath(subject)}/send-email`, email),
      meta: {
        ...mutationDefaults(subject, notices.emailSent).meta,
        resultNotice: ({ state, eInvoice }: BillEmailResult) => {
          if (eInvoice === 'invalid') return notices.emailWithoutEInvoice;
          return state === 'kept' ? notices.emailKept : undefined;
        },
      },
    }),
  download: (subject: BillSubjectRef) =>
    mutationOptions({
      /** Exports an earlier version, its credit note, or the current one. */
      mutationFn: (query: BillExport | void) => api.file(`${getBillPath(subject)}/export`, query ? { query } : {}),
    }),
  downloadEInvoice: () =>
    mutationOptions({
      mutationFn: (invoiceId: string) => api.file(`invoices/${invoiceId}/e-invoice`),
      meta: { errorMessages },
    }),
  addDocument: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<Bill>(`${getBillPath(subject)}/documents`, toFormData(file)),
      ...mutationDefaults(subject, notices.documentAdded),
    }),
  removeDocument: (subject: BillSubjectRef) =>
    mutationOptions({
      mutationFn: (documentId: string) => api.delete<Bill>(`${getBillPath(subject)}/documents/${documentId}`),
      ...mutationDefaults(subject, notices.documentRemoved),
    }),
};

type ContactOption = NamedRef & { email: string };
type ContractOption = NamedRef & { currency?: string };

/** Billing contacts and contracts a bill can use. */
export const optionSources = {
  contacts: (partnerId: string | undefined): OptionSource<ContactOption> => ({
    queryKey: ['choices', 'contacts', 'billing', partnerId],
    load: (query, signal) =>
      api.get<Page<ContactOption>>('contacts', { query: { isBilling: true, partnerId, ...query }, signal }),
    toOption: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
  }),
  contracts: (partnerId: string | undefined): OptionSource<ContractOption> => ({
    queryKey: ['choices', 'contracts', 'confirmed', partnerId],
    load: (query, signal) =>
      api.get<Page<ContractOption>>('contracts', { query: { isConfirmed: true, partnerId, ...query }, signal }),
    toOption: ({ id, name, currency }) => ({ value: id, label: name, ...(currency && { hint: currency }) }),
  }),
};
