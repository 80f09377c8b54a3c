import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { EdiPartner, EdiPartnerInput, EdiPartnerPage, EdiSecret } from 'shared-contracts/edi';
import type { Access } from 'shared-contracts/values/identity/access';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, notices } from './partners.messages.ts';

export const MANAGE_PARTNERS: Access = { model: 'organizationOwner', action: 'write', roles: ['admin'] };

/** Active partners in the portal. */
export const carriers: OptionSource<NamedRef> = {
  queryKey: ['choices', 'partners', { status: 'active' }],
  load: (query, signal) => api.get<Page<NamedRef>>('partners', { query: { status: 'active', ...query }, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

export const partnerQueries = {
  all: ['edi-partners'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...partnerQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<EdiPartnerPage>('edi/partners', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const meta = { invalidates: [partnerQueries.all], errorMessages };

export const partnerMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: EdiPartnerInput) => api.post<EdiPartner>('edi/partners', input),
      meta: { ...meta, successMessage: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (input: EdiPartnerInput) => api.put<EdiPartner>(`edi/partners/${id}`, input),
      meta: { ...meta, successMessage: notices.saved },
    }),
  renewSecret: (id: string) =>
    mutationOptions({ mutationFn: () => api.post<EdiSecret>(`edi/partners/${id}/secret`, {}), meta }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`edi/partners/${id}`),
      meta: { ...meta, successMessage: notices.removed },
    }),
};
