import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/lookups';
import type { AddPartner, PartnerDetails, PartnerInput, PartnerPage } from 'shared-contracts/network';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './partners.messages.ts';

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
  /** What others enter to find us; empty for those who may not tell it. */
  ownToken: (organizationId: string) =>
    queryOptions({
      queryKey: ['organizations', 'detail', organizationId],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${organizationId}`, { signal }),
      select: ({ partnerToken }) => partnerToken,
    }),
};

const told = (success: Words) => ({
  meta: { invalidates: [partnerQueries.all, ['choices', 'partners']], success, refusals },
});

export const partnerMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (input: AddPartner) => api.post<PartnerDetails>('partners/add', input),
      ...told(notices.asked),
    }),
  create: () =>
    mutationOptions({
      mutationFn: (input: PartnerInput) => api.post<PartnerDetails>('partners', input),
      ...told(notices.asked),
    }),
  confirm: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}/confirm`, {}),
      ...told(notices.confirmed),
    }),
  block: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}`, { status: 'blocked' }),
      ...told(notices.blocked),
    }),
  unblock: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<PartnerDetails>(`partners/${id}`, { status: 'active' }),
      ...told(notices.unblocked),
    }),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`partners/${id}`), ...told(notices.removed) }),
};

const source = <Row extends Named>(path: string, hint: (row: Row) => string): Source<Row> => ({
  key: ['choices', path],
  load: (query, signal) => api.get<Page<Row>>(path, { query, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

export const countries = source<Country>('shared/countries', ({ shortName }) => shortName);
export const currencies = source<Currency>('shared/currencies', ({ fullName }) => fullName);
