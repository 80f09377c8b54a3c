import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { ReportChoice, ReportChoices, ReportPage, ReportTripPage } from 'shared-contracts/reports';
import type { ConfigurableReport, ReportColumnId } from 'shared-contracts/values/reports';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';

const ALL = ['reports'] as const;

/** What is asked of a report, without which page of it. */
export const settingsOf = ({ search: _search, page: _page, limit: _limit, ...settings }: ListQuery): ListQuery =>
  settings;

export const reportQueries = {
  /** Rows of another report are not shown in its place. */
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: [...ALL, 'page', query],
      queryFn: ({ signal }) =>
        api.get<ReportPage>('reports', {
          query: { ...settingsOf(query), page: query.page, limit: query.limit },
          signal,
        }),
      placeholderData: (previous) => (previous?.name === query.name ? previous : undefined),
      enabled: query.name !== undefined,
    }),
  choices: () =>
    queryOptions({
      queryKey: [...ALL, 'columns'],
      queryFn: ({ signal }) => api.get<ReportChoices>('reports/columns', { signal }),
    }),
  /** What an address names. */
  trip: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'trip', id],
      queryFn: ({ signal }) =>
        api
          .get<ReportPage>('reports', { query: { name: 'tripDetail', tripId: id, limit: 1 }, signal })
          .then(({ trip }) => trip),
    }),
  partners: () =>
    queryOptions({
      queryKey: ['choices', 'partners', 'whole'],
      queryFn: ({ signal }) => api.get<Page<Named>>('partners', { query: { limit: WHOLE_LIST }, signal }),
    }),
};

export const reportMutations = {
  saveColumns: () =>
    mutationOptions({
      mutationFn: ({ name, columns }: { name: ConfigurableReport; columns: readonly ReportColumnId[] }) =>
        api.put<ReportChoice>(`reports/columns/${name}`, { columns }),
      meta: { invalidates: ALL },
    }),
};

export const sources = {
  trips: {
    key: [...ALL, 'trips'],
    load: (query, signal) => api.get<ReportTripPage>('reports/trips', { query, signal }),
    choice: ({ id, number, reference }) => ({
      value: id,
      label: number,
      ...(reference !== null && { hint: reference }),
    }),
  } satisfies Source<ReportTripPage['items'][number]>,
  partners: {
    key: ['partners'],
    load: (query, signal) => api.get<Page<Named>>('partners', { query, signal }),
    choice: ({ id, name }) => ({ value: id, label: name }),
  } satisfies Source<Named>,
};
