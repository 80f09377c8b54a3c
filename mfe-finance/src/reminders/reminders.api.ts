import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  Reminder,
  ReminderPause,
  ReminderPauseInput,
  ReminderResult,
  ReminderSettings,
} from 'shared-contracts/finance/reminders';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './reminders.messages.ts';

const all = ['reminders'] as const;

type PauseList = { items: ReminderPause[] };

export const reminderQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<Reminder>>('reminders', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  settings: queryOptions({
    queryKey: [...all, 'settings'],
    queryFn: ({ signal }) => api.get<ReminderSettings>('reminder-settings', { signal }),
  }),
  pauses: queryOptions({
    queryKey: [...all, 'pauses'],
    queryFn: ({ signal }) => api.get<PauseList>('reminder-pauses', { signal }),
  }),
  partners: queryOptions({
    queryKey: ['choices', 'partners', 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  }),
};

/** Lists of invoices also show reminders. */
const INVALIDATES = [all, ['invoicing'], ['statements']];

export const reminderMutations = {
  save: () =>
    mutationOptions({
      mutationFn: (settings: ReminderSettings) => api.put<ReminderSettings>('reminder-settings', settings),
      meta: { invalidates: INVALIDATES, successMessage: notices.saved },
    }),
  send: () =>
    mutationOptions({
      mutationFn: (reminderIds: readonly string[]) => api.post<ReminderResult>('reminders/send', { reminderIds }),
      meta: { invalidates: INVALIDATES },
    }),
  pause: () =>
    mutationOptions({
      mutationFn: (input: ReminderPauseInput) => api.post<PauseList>('reminder-pauses', input),
      meta: { invalidates: INVALIDATES, successMessage: notices.paused },
    }),
  waiveFee: (id: string) =>
    mutationOptions({
      mutationFn: (reason: string) => api.post<Reminder>(`reminders/${id}/fee-waiver`, { reason }),
      meta: { invalidates: INVALIDATES, refetchOnConflict: all, errorMessages, successMessage: notices.feeWaived },
    }),
  resume: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`reminder-pauses/${id}`),
      meta: { invalidates: INVALIDATES, successMessage: notices.resumed },
    }),
};
