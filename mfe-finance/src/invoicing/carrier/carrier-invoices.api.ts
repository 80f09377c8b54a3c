import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  CarrierEInvoicePreview,
  CarrierInvoice,
  CarrierInvoiceInput,
  CarrierInvoiceMatch,
  CarrierInvoiceMessageInput,
  CarrierInvoiceRow,
  CarrierInvoiceSubjects,
} from 'shared-contracts/finance/carrier-invoices';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, notices } from './carrier-actions.messages.ts';

const all = ['carrier-invoices'] as const;

export const CARRIER_INVOICES_PATH = 'carrier-invoices';

export const carrierQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<CarrierInvoiceRow>>(CARRIER_INVOICES_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<CarrierInvoice>(`carrier-invoices/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`carrier-invoices/${id}/timeline`, { signal }),
    }),
};

export const partnerSource: OptionSource<NamedRef> = {
  queryKey: ['choices', 'partners', 'active'],
  load: (query, signal) => api.get<Page<NamedRef>>('partners', { query: { status: 'active', ...query }, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

type Subject = CarrierInvoiceSubjects['items'][number];
const SEPARATOR = ':';
/** Orders and trips of the carrier; values are `order:<id>`. */
export const subjectSource = (id: string): OptionSource<Subject> => ({
  queryKey: [...all, 'subjects', id],
  load: async ({ search }, signal) => {
    const { items } = await api.get<CarrierInvoiceSubjects>(`carrier-invoices/${id}/subjects`, {
      query: { search },
      signal,
    });
    return { items, total: items.length };
  },
  toOption: ({ of, id: subjectId, number, reference }) => ({
    value: `${of}${SEPARATOR}${subjectId}`,
    label: number,
    hint: reference ?? undefined,
  }),
});

export function toSubject(value: string): { of: 'order' | 'trip'; id: string } {
  const [of, id = ''] = value.split(SEPARATOR);
  return { of: of === 'trip' ? 'trip' : 'order', id };
}

const toForm = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

const mutationDefaults = { invalidates: [all, ['bills'], ['invoicing']], refetchOnConflict: all, errorMessages };

type Upload = { file: File; partnerId: string | undefined };
const partnerOf = ({ partnerId }: Upload) => (partnerId === undefined ? '' : `partnerId=${partnerId}`);

export const carrierMutations = {
  preview: () =>
    mutationOptions({
      mutationFn: (upload: Upload) =>
        api.upload<CarrierEInvoicePreview>(
          `carrier-invoices/e-invoices?dryRun=true&${partnerOf(upload)}`,
          toForm(upload.file),
        ),
      // The dialog shows its errors.
      meta: { silent: true },
    }),
  receive: () =>
    mutationOptions({
      mutationFn: (upload: Upload) =>
        api.upload<{ id: string }>(`carrier-invoices/e-invoices?${partnerOf(upload)}`, toForm(upload.file)),
      meta: { ...mutationDefaults, successMessage: notices.stored },
    }),
  enter: () =>
    mutationOptions({
      mutationFn: (input: CarrierInvoiceInput) => api.post<{ id: string }>(CARRIER_INVOICES_PATH, input),
      meta: { ...mutationDefaults, successMessage: notices.stored },
    }),
  edit: (id: string) =>
    mutationOptions({
      mutationFn: (input: CarrierInvoiceInput) => api.patch<CarrierInvoice>(`carrier-invoices/${id}`, input),
      meta: { ...mutationDefaults, successMessage: notices.stored },
    }),
  attachTo: () =>
    mutationOptions({
      mutationFn: ({ id, file }: { id: string; file: File }) =>
        api.upload<CarrierInvoice>(`carrier-invoices/${id}/document`, toForm(file)),
      meta: { ...mutationDefaults, successMessage: notices.attached },
    }),
  match: (id: string) =>
    mutationOptions({
      mutationFn: (input: CarrierInvoiceMatch) => api.patch<CarrierInvoice>(`carrier-invoices/${id}/match`, input),
      meta: { ...mutationDefaults, successMessage: notices.compared },
    }),
  dispute: (id: string) =>
    mutationOptions({
      mutationFn: (input: CarrierInvoiceMessageInput) =>
        api.patch<CarrierInvoice>(`carrier-invoices/${id}/dispute`, input),
      meta: { ...mutationDefaults, successMessage: notices.disputed },
    }),
  write: (id: string) =>
    mutationOptions({
      mutationFn: (input: CarrierInvoiceMessageInput) =>
        api.post<CarrierInvoice>(`carrier-invoices/${id}/messages`, input),
      meta: { ...mutationDefaults, successMessage: notices.sent },
    }),
  accept: (id: string) =>
    mutationOptions({
      mutationFn: () => api.patch<CarrierInvoice>(`carrier-invoices/${id}/accept`),
      meta: { ...mutationDefaults, successMessage: notices.agreed },
    }),
  acceptInvoiced: (id: string) =>
    mutationOptions({
      mutationFn: () => api.patch<CarrierInvoice>(`carrier-invoices/${id}/accept-invoiced`),
      meta: { ...mutationDefaults, successMessage: notices.agreed },
    }),
  approve: (id: string) =>
    mutationOptions({
      mutationFn: () => api.patch<CarrierInvoice>(`carrier-invoices/${id}/approve`),
      meta: { ...mutationDefaults, successMessage: notices.approved },
    }),
  reject: (id: string) =>
    mutationOptions({
      mutationFn: (reason: string) => api.patch<CarrierInvoice>(`carrier-invoices/${id}/reject`, { reason }),
      meta: { ...mutationDefaults, successMessage: notices.rejected },
    }),
  document: (id: string) => mutationOptions({ mutationFn: () => api.file(`carrier-invoices/${id}/document`) }),
};
