import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { FailedJob, Mail, MailRow } from 'shared-contracts/outbox';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './outbox.messages.ts';

export const outboxQueries = {
  all: ['outbox'] as const,
  mails: (query: ListQuery) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'mails', query],
      queryFn: ({ signal }) => api.get<Page<MailRow>>('mails', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  mail: (id: string) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'mail', id],
      queryFn: ({ signal }) => api.get<Mail>(`mails/${id}`, { signal }),
    }),
  jobs: (query: ListQuery) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'jobs', query],
      queryFn: ({ signal }) => api.get<Page<FailedJob>>('jobs', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const refusals = { noMailServer: messages.noMailServer, mailNotRetried: messages.mailNotRetried };

export const outboxMutations = {
  retryMail: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`mails/${id}/retry`),
      meta: { invalidates: outboxQueries.all, success: messages.retried, refusals },
    }),
  retryJob: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`jobs/${id}/retry`),
      meta: { invalidates: outboxQueries.all, success: messages.retriedJob, refusals },
    }),
};
