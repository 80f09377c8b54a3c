import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { EdiMessage, EdiMessageDetails } from 'shared-contracts/edi';
import type { Access } from 'shared-contracts/values/identity/access';
import type { ListQuery } from 'shared-ui/list';
import { notices } from './edi.messages.ts';

/** Also needed to send a message again. */
export const REPLAY_MESSAGES: Access = { model: 'order', action: 'write' };

export const ediQueries = {
  all: ['edi-messages'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...ediQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<EdiMessage>>('edi/messages', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...ediQueries.all, 'details', id],
      queryFn: ({ signal }) => api.get<EdiMessageDetails>(`edi/messages/${id}`, { signal }),
    }),
};

export const ediMutations = {
  replay: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<EdiMessageDetails>(`edi/messages/${id}/replay`, {}),
      meta: { invalidates: [ediQueries.all], successMessage: notices.replayed },
    }),
  sendAgain: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<EdiMessageDetails>(`edi/messages/${id}/send`, {}),
      meta: { invalidates: [ediQueries.all], successMessage: notices.sent },
    }),
};
