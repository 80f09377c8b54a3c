import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Bill, BillChanges, BillMail, BillMailed, BillSendBack } from 'shared-contracts/bills';
import type { Named, Page } from 'shared-contracts/common';
import type { Timeline } from 'shared-contracts/timeline';
import type { BillSubject } from 'shared-contracts/values/bills';
import type { Words } from 'shared-ui';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './bills.messages.ts';

/** The order or the trip that is billed. */
export type Subject = { of: BillSubject; id: string };

const pathOf = ({ of, id }: Subject) => `${of}s/${id}/bill`;
const allOf = ({ of, id }: Subject) => ['bills', of, id] as const;

export const billQueries = {
  bill: (subject: Subject) =>
    queryOptions({
      queryKey: [...allOf(subject), 'bill'],
      queryFn: ({ signal }) => api.get<Bill>(pathOf(subject), { signal }),
    }),
  timeline: (subject: Subject) =>
    queryOptions({
      queryKey: [...allOf(subject), 'timeline'],
      queryFn: ({ signal }) => api.get<Timeline>(`${pathOf(subject)}/timeline`, { signal }),
    }),
};

/** What a move of a bill makes out of date: the order or the trip may be billed by it. */
const told = (subject: Subject, success?: Words) => ({
  meta: { invalidates: [allOf(subject), ['orders'], ['trips']], refusals, ...(success && { success }) },
  onError: (error: unknown, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
    if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: allOf(subject) });
  },
});

const formOf = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const billMutations = {
  edit: (subject: Subject) =>
    mutationOptions({
      mutationFn: (changes: BillChanges) => api.patch<Bill>(pathOf(subject), changes),
      ...told(subject, notices.saved),
    }),
  submit: (subject: Subject) =>
    mutationOptions({
      mutationFn: (revision: number) => api.patch<Bill>(`${pathOf(subject)}/submit`, { revision }),
      ...told(subject, notices.submitted),
    }),
  approve: (subject: Subject) =>
    mutationOptions({
      mutationFn: (revision: number) => api.patch<Bill>(`${pathOf(subject)}/approve`, { revision }),
      ...told(subject, notices.approved),
    }),
  sendBack: (subject: Subject) =>
    mutationOptions({
      mutationFn: (why: BillSendBack) => api.patch<Bill>(`${pathOf(subject)}/send-back`, why),
      ...told(subject, notices.sentBack),
    }),
  mail: (subject: Subject) =>
    mutationOptions({
      mutationFn: (mail: BillMail) => api.post<BillMailed>(`${pathOf(subject)}/send-email`, mail),
      ...told(subject, notices.mailed),
    }),
  download: (subject: Subject) => mutationOptions({ mutationFn: () => api.file(`${pathOf(subject)}/export`) }),
  addDocument: (subject: Subject) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<Bill>(`${pathOf(subject)}/documents`, formOf(file)),
      ...told(subject, notices.documentAdded),
    }),
  removeDocument: (subject: Subject) =>
    mutationOptions({
      mutationFn: (documentId: string) => api.delete<Bill>(`${pathOf(subject)}/documents/${documentId}`),
      ...told(subject, notices.documentRemoved),
    }),
};

type ContactChoice = Named & { email: string };
type ContractChoice = Named & { currency?: string };

/** What a bill may be addressed to and priced by. */
export const sources = {
  contacts: (partnerId: string | undefined): Source<ContactChoice> => ({
    key: ['choices', 'contacts', 'billing', partnerId],
    load: (query, signal) =>
      api.get<Page<ContactChoice>>('contacts', { query: { isBilling: true, partnerId, ...query }, signal }),
    choice: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
  }),
  contracts: (partnerId: string | undefined): Source<ContractChoice> => ({
    key: ['choices', 'contracts', 'confirmed', partnerId],
    load: (query, signal) =>
      api.get<Page<ContractChoice>>('contracts', { query: { isConfirmed: true, partnerId, ...query }, signal }),
    choice: ({ id, name, currency }) => ({ value: id, label: name, ...(currency && { hint: currency }) }),
  }),
};
