import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  ReportRecipient,
  ReportRecipientPage,
  ReportRunPage,
  ReportSchedule,
  ReportScheduleChanges,
  ReportScheduleInput,
  ReportSchedules,
} from 'shared-contracts/finance/report-schedules';
import type { Message } from 'shared-ui';
import type { OptionSource } from 'shared-ui/picker';
import { scheduleErrors, scheduleNotices } from './schedules.messages.ts';

const all = ['reports', 'schedules'] as const;
const PATH = 'reports/schedules';

export const scheduleQueries = {
  list: () =>
    queryOptions({
      queryKey: all,
      queryFn: ({ signal }) => api.get<ReportSchedules>(PATH, { signal }),
      select: ({ items }) => items,
    }),
  runs: (id: string, page: number) =>
    queryOptions({
      queryKey: [...all, id, 'runs', page],
      queryFn: ({ signal }) => api.get<ReportRunPage>(`${PATH}/${id}/runs`, { query: { page, limit: 20 }, signal }),
    }),
};

export const toRecipientValue = ({ kind, id }: Pick<ReportRecipient, 'kind' | 'id'>) => `${kind}:${id}`;

export const recipientSource: OptionSource<ReportRecipient> = {
  queryKey: [...all, 'recipients'],
  load: (query, signal) => api.get<ReportRecipientPage>(`${PATH}/recipients`, { query, signal }),
  toOption: ({ kind, id, name, email }) => ({ value: toRecipientValue({ kind, id }), label: name, hint: email }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: all, refetchOnConflict: all, successMessage, errorMessages: scheduleErrors },
});

export const scheduleMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ReportScheduleInput) => api.post<ReportSchedule>(PATH, input),
      ...mutationDefaults(scheduleNotices.saved),
    }),
  change: () =>
    mutationOptions({
      mutationFn: ({ id, ...changes }: ReportScheduleChanges & { id: string }) =>
        api.patch<ReportSchedule>(`${PATH}/${id}`, changes),
      ...mutationDefaults(scheduleNotices.saved),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`${PATH}/${id}`),
      ...mutationDefaults(scheduleNotices.deleted),
    }),
  sendNow: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`${PATH}/${id}/runs`, {}),
      ...mutationDefaults(scheduleNotices.sending),
    }),
};
