import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ReportGroupChoices, ReportGroupPage } from 'shared-contracts/finance/report-groups';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { saveResponse } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { toReportSettings } from '../reports.api.ts';
import { groupErrors } from './groups.messages.ts';

const all = ['reports', 'groups'] as const;
const MAX_POINTS = 100;

/** Omits columns, which groups don't have. */
const toSettings = (query: ListQuery) => {
  const { columns: _columns, ...settings } = toReportSettings(query);
  return settings;
};

export const groupQueries = {
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'page', query],
      queryFn: ({ signal }) =>
        api.get<ReportGroupPage>('reports/groups', {
          query: { ...toSettings(query), page: query['page'], limit: query['limit'] },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** The first groups, regardless of the page in the table. */
  points: (query: ListQuery) => {
    const settings = { ...toSettings(query), page: 1, limit: MAX_POINTS };
    return queryOptions({
      queryKey: [...all, 'points', settings],
      queryFn: ({ signal }) => api.get<ReportGroupPage>('reports/groups', { query: settings, signal }),
    });
  },
  choices: (name: ReportName) =>
    queryOptions({
      queryKey: [...all, 'choices', name],
      queryFn: ({ signal }) => api.get<ReportGroupChoices>('reports/groups/choices', { query: { name }, signal }),
    }),
};

export const groupMutations = {
  export: () =>
    mutationOptions({
      mutationFn: async ({ query, format }: { query: ListQuery; format: 'xlsx' | 'csv' }) => {
        const response = await api.download('reports/groups/export', { query: { ...toSettings(query), format } });
        await saveResponse(response, `report.${format}`);
      },
      meta: { errorMessages: groupErrors },
    }),
};
