import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/network/lookups';
import type { AddPartnerInput, PartnerDetails, PartnerInput, PartnerPage } from 'shared-contracts/identity/partners';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { notices, errorMessages } from './partners.messages.ts';

export const partnerQueries = {
  all: ['partners'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...partnerQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<PartnerPage>('partners', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...partnerQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<PartnerDetails>(`partners/${id}`, { signal }),
    }),
  /** Our own token; empty without the permission to read it. */
  partnerToken: (organizationId: string) =>
    queryOptions({
      queryKey: ['organizations', 'detail', organizationId],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${organizationId}`, { signal }),
      select: ({ partnerToken }) => partnerToken,
    }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: [partnerQueries.all, ['choices', 'partners']], successMessage, errorMessages },
});

export const partnerMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (input: AddPartnerInput) => api.post<PartnerDetails>('partners/add', input),
      ...mutationDefaults(notices.requested),
    }),
  create: () =>
    mutationOptions({
      mutationFn: (input: PartnerInput) => api.post<PartnerDetails>('partners', input),
      ...mutationDefaults(notices.requested),
    }),
  confirm: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}/confirm`, {}),
      ...mutationDefaults(notices.confirmed),
    }),
  block: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}`, { status: 'blocked' }),
      ...mutationDefaults(notices.blocked),
    }),
  unblock: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}`, { status: 'active' }),
      ...mutationDefaults(notices.unblocked),
    }),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`partners/${id}`), ...mutationDefaults(notices.removed) }),
};

const source = <Row extends NamedRef>(path: string, hint: (row: Row) => string): OptionSource<Row> => ({
  queryKey: ['choices', path],
  load: (query, signal) => api.get<Page<Row>>(path, { query, signal }),
  toOption: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

export const countries = source<Country>('shared/countries', ({ shortName }) => shortName);
export const currencies = source<Currency>('shared/currencies', ({ fullName }) => fullName);
