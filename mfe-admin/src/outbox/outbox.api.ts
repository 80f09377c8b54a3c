import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { FailedJob, Email, EmailRow } from 'shared-contracts/identity/emails';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './outbox.messages.ts';

export const outboxQueries = {
  all: ['outbox'] as const,
  emails: (query: ListQuery) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'mails', query],
      queryFn: ({ signal }) => api.get<Page<EmailRow>>('mails', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  email: (id: string) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'mail', id],
      queryFn: ({ signal }) => api.get<Email>(`mails/${id}`, { signal }),
    }),
  jobs: (query: ListQuery) =>
    queryOptions({
      queryKey: [...outboxQueries.all, 'jobs', query],
      queryFn: ({ signal }) => api.get<Page<FailedJob>>('jobs', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const errorMessages = { noMailServer: messages.noMailServer, mailNotRetried: messages.mailNotRetried };

export const outboxMutations = {
  retryEmail: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`mails/${id}/retry`),
      meta: { invalidates: outboxQueries.all, successMessage: messages.retried, errorMessages },
    }),
  retryJob: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`jobs/${id}/retry`),
      meta: { invalidates: outboxQueries.all, successMessage: messages.retriedJob, errorMessages },
    }),
};
