import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import type {
  Holiday,
  HolidayList,
  RecurringOrder,
  RecurringOrderChanges,
  RecurringOrderInput,
  RecurringOrderPause,
  RecurringOrderPreview,
  RecurringOrderRow,
} from 'shared-contracts/orders/recurring-orders';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { fieldErrors, messages } from './recurring.messages.ts';

export const recurringQueries = {
  all: ['recurringOrders'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...recurringQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<RecurringOrderRow>>('recurring-orders', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...recurringQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<RecurringOrder>(`recurring-orders/${id}`, { signal }),
    }),
  /** The next dates of a pattern before it is saved. */
  preview: (input: RecurringOrderInput) =>
    queryOptions({
      queryKey: [...recurringQueries.all, 'preview', input],
      queryFn: () => api.post<RecurringOrderPreview>('recurring-orders/preview', input),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  holidays: () =>
    queryOptions({
      queryKey: [...recurringQueries.all, 'holidays'],
      queryFn: ({ signal }) => api.get<HolidayList>('recurring-orders/holidays', { signal }),
    }),
};

export const templateSource: OptionSource<OrderTemplateRow> = {
  queryKey: ['choices', 'order-templates'],
  load: (query, signal) => api.get<Page<OrderTemplateRow>>('order-templates', { query, signal }),
  toOption: ({ id, name, partner }) => ({ value: id, label: name, hint: partner?.name }),
};

export const timeZoneSource: OptionSource<NamedRef> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<NamedRef>>('shared/timezones', { query, signal }),
  toOption: ({ name }) => ({ value: name, label: name }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: {
    invalidates: recurringQueries.all,
    refetchOnConflict: recurringQueries.all,
    successMessage,
    errorMessages: fieldErrors,
  },
});

export const recurringMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RecurringOrderInput) => api.post<RecurringOrder>('recurring-orders', input),
      ...mutationDefaults(messages.saved),
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: RecurringOrderChanges) => api.patch<RecurringOrder>(`recurring-orders/${id}`, changes),
      ...mutationDefaults(messages.saved),
    }),
  pause: (id: string) =>
    mutationOptions({
      mutationFn: (pause: RecurringOrderPause) => api.patch<RecurringOrder>(`recurring-orders/${id}/pause`, pause),
      ...mutationDefaults(messages.paused),
    }),
  resume: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<RecurringOrder>(`recurring-orders/${id}/resume`),
      ...mutationDefaults(messages.resumed),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`recurring-orders/${id}`),
      ...mutationDefaults(messages.deleted),
    }),
  retry: (id: string) =>
    mutationOptions({
      mutationFn: (run: { day: string; time: string }) => api.post<RecurringOrder>(`recurring-orders/${id}/retry`, run),
      ...mutationDefaults(messages.retried),
    }),
  addHoliday: () =>
    mutationOptions({
      mutationFn: (holiday: Holiday) => api.post<HolidayList>('recurring-orders/holidays', holiday),
      ...mutationDefaults(messages.holidayAdded),
    }),
  removeHoliday: () =>
    mutationOptions({
      mutationFn: (day: string) => api.delete<HolidayList>(`recurring-orders/holidays/${day}`),
      ...mutationDefaults(messages.holidayRemoved),
    }),
};
