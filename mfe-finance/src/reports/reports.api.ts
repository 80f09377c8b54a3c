import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  ReportColumnSelection,
  ReportColumnSelections,
  ReportPage,
  ReportTotals,
  ReportTripPage,
} from 'shared-contracts/finance/reports';
import type { ConfigurableReport, ReportColumnId } from 'shared-contracts/values/finance/reports';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';

const all = ['reports'] as const;

/** Returns the report settings without pagination and search. */
export const toReportSettings = ({ search: _search, page: _page, limit: _limit, ...settings }: ListQuery): ListQuery =>
  settings;

/** For rows that are not grouped. */
const toRowSettings = (query: ListQuery): ListQuery => {
  const { groupBy: _groupBy, measures: _measures, chart: _chart, ...settings } = toReportSettings(query);
  return settings;
};

export const reportQueries = {
  /** Keeps previous rows only of the same report. */
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'page', query],
      queryFn: ({ signal }) =>
        api.get<ReportPage>('reports', {
          query: { ...toRowSettings(query), page: query.page, limit: query.limit },
          signal,
        }),
      placeholderData: (previous) => (previous?.name === query.name ? previous : undefined),
      enabled: query.name !== undefined,
    }),
  /** Totals of all rows. */
  totals: (query: ListQuery) => {
    const { sort: _sort, ...settings } = toRowSettings(query);
    return queryOptions({
      queryKey: [...all, 'totals', settings],
      queryFn: ({ signal }) => api.get<ReportTotals>('reports/totals', { query: settings, signal }),
    });
  },
  columnSelections: () =>
    queryOptions({
      queryKey: [...all, 'columns'],
      queryFn: ({ signal }) => api.get<ReportColumnSelections>('reports/columns', { signal }),
    }),
  /** The trip of a URL. */
  trip: (id: string) =>
    queryOptions({
      queryKey: [...all, 'trip', id],
      queryFn: ({ signal }) =>
        api
          .get<ReportPage>('reports', { query: { name: 'tripDetail', tripId: id, limit: 1 }, signal })
          .then(({ trip }) => trip),
    }),
  partners: () =>
    queryOptions({
      queryKey: ['choices', 'partners', 'all'],
      queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
    }),
};

export const reportMutations = {
  saveColumns: () =>
    mutationOptions({
      mutationFn: ({ name, columns }: { name: ConfigurableReport; columns: readonly ReportColumnId[] }) =>
        api.put<ReportColumnSelection>(`reports/columns/${name}`, { columns }),
      meta: { invalidates: all },
    }),
};

export const optionSources = {
  trips: {
    queryKey: [...all, 'trips'],
    load: (query, signal) => api.get<ReportTripPage>('reports/trips', { query, signal }),
    toOption: ({ id, number, reference }) => ({
      value: id,
      label: number,
      ...(reference !== null && { hint: reference }),
    }),
  } satisfies OptionSource<ReportTripPage['items'][number]>,
  partners: {
    queryKey: ['partners'],
    load: (query, signal) => api.get<Page<NamedRef>>('partners', { query, signal }),
    toOption: ({ id, name }) => ({ value: id, label: name }),
  } satisfies OptionSource<NamedRef>,
};
