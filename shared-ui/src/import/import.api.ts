import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Import, ImportCheck, ImportPage, ImportRowPage } from 'shared-contracts/imports';
import { DEFAULT_PAGE_SIZE } from 'shared-contracts/values/limits';

/** The records to import, by the path of their API. */
export type ImportPath = 'orders' | 'cargos' | 'locations';

const POLL_MS = 1_000;

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const importQueries = {
  all: (path: ImportPath) => ['imports', path] as const,
  newest: (path: ImportPath) =>
    queryOptions({
      queryKey: [...importQueries.all(path), 'newest'],
      queryFn: async ({ signal }) =>
        (await api.get<ImportPage>(`${path}/import`, { query: { limit: 1 }, signal })).items[0] ?? null,
      staleTime: 0,
    }),
  /** Refetches until the import has finished. */
  detail: (path: ImportPath, id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(path), 'detail', id],
      queryFn: ({ signal }) => api.get<Import>(`${path}/import/${id}`, { signal }),
      refetchInterval: ({ state }) => (state.data?.state === 'finished' ? false : POLL_MS),
    }),
  rows: (path: ImportPath, id: string, page: number) =>
    queryOptions({
      queryKey: [...importQueries.all(path), 'rows', id, page],
      queryFn: ({ signal }) =>
        api.get<ImportRowPage>(`${path}/import/${id}/rows`, { query: { page, limit: DEFAULT_PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const silent = { meta: { silent: true } };

export const importMutations = {
  template: (path: ImportPath) => mutationOptions({ mutationFn: () => api.file(`${path}/import/template`) }),
  failedRows: (path: ImportPath, id: string) =>
    mutationOptions({ mutationFn: () => api.file(`${path}/import/${id}/failed-rows`) }),
  check: (path: ImportPath) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<ImportCheck>(`${path}/import?dryRun=true`, toFormData(file)),
      ...silent,
    }),
  start: (path: ImportPath) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<Import>(`${path}/import`, toFormData(file)),
      meta: { invalidates: importQueries.all(path) },
    }),
};
