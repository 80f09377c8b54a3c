import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from 'shared-contracts/values/limits';
import { toStateQuery } from './view-params.rules.ts';
import type { UpdateOptions } from './use-latest-search-params.ts';
import { useViewParams } from './use-view-params.ts';

/** The API's query: the filters by name, and `search`, `sort`, `page`, `limit`. */
export type ListQuery = Record<string, string | number | string[] | undefined>;
export type FilterChange = Record<string, string | readonly string[] | undefined>;

type ListOptions = {
  /** Names of the filters. */
  filters?: readonly string[];
  /** Names of filters with several values. */
  multiFilters?: readonly string[];
  /** Default sorting: `-createdAt`. */
  sort?: string;
};

function applyChange(current: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    [value ?? []]
      .flat()
      .filter(Boolean)
      .forEach((item) => next.append(name, item));
  }
  return next;
}

export const toggleValue = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const getPage = (params: URLSearchParams) => Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
const getLimit = (params: URLSearchParams) =>
  PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? DEFAULT_PAGE_SIZE;

function getDialog(params: URLSearchParams) {
  const [name = '', ...id] = (params.get('dialog') ?? '').split('.');
  return name ? { name, id: id.join('.') } : undefined;
}

/** The list's state in the URL: search, filters, sorting, page and the open dialog survive reloads, going back and shared links. */
export function useListParams({ filters = [], multiFilters = [], sort: defaultSort }: ListOptions = {}) {
  const { params, setParams, toUrlParams, views } = useViewParams();
  const patch = (change: FilterChange, options?: UpdateOptions) =>
    setParams((current) => applyChange(current, change), options);

  const names = [...filters, ...multiFilters];
  const state = {
    names: [...names, 'search', 'sort', 'limit'],
    defaults: { sort: defaultSort, limit: String(DEFAULT_PAGE_SIZE) },
  };
  const search = params.get('search') ?? undefined;
  const sort = params.get('sort') ?? defaultSort;
  const page = getPage(params);
  const limit = getLimit(params);
  const query: ListQuery = {
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? undefined])),
    ...Object.fromEntries(multiFilters.map((name) => [name, params.has(name) ? params.getAll(name) : undefined])),
    search,
    sort,
    page,
    limit,
  };

  return {
    query,
    search,
    sort,
    page,
    limit,
    isFiltered: Boolean(search) || names.some((name) => params.has(name)),
    getValue: (name: string) => params.get(name) ?? undefined,
    getValues: (name: string) => params.getAll(name),
    /** Sets filters or the search, and resets the page. */
    setFilters: (change: FilterChange) => patch({ ...change, page: undefined }, { replace: true }),
    /** Adds a value to a filter with several values, or removes it. */
    toggleFilterValue: (name: string, value: string) =>
      setParams(
        (current) => applyChange(current, { [name]: toggleValue(current.getAll(name), value), page: undefined }),
        { replace: true },
      ),
    clearFilters: () =>
      patch({ ...Object.fromEntries(names.map((name) => [name, undefined])), search: undefined, page: undefined }),
    /** Sorts by a column, or reverses its direction. */
    sortBy: (column: string) =>
      setParams((current) => {
        const isAscending = (current.get('sort') ?? defaultSort) === column;
        return applyChange(current, { sort: isAscending ? `-${column}` : column, page: undefined });
      }),
    setLimit: (size: number) =>
      patch({ limit: size === DEFAULT_PAGE_SIZE ? undefined : String(size), page: undefined }),
    goToPage: (target: number) => patch({ page: target > 1 ? String(target) : undefined }, { replace: true }),
    getPageLink: (target: number) =>
      `?${toUrlParams(applyChange(params, { page: target > 1 ? String(target) : undefined }))}`,
    /** The saved view of the address, and the state to save in one. */
    views: {
      ...views,
      query: toStateQuery(params, state),
      /** The part of a saved state that this list supports. */
      toKnownQuery: (saved: string) => toStateQuery(new URLSearchParams(saved), state),
      /** Removes params that the API rejects, as an old view may have them. */
      dropParams: (rejected: readonly string[]) =>
        patch(Object.fromEntries(rejected.map((name) => [name, undefined])), { replace: true }),
    },
    /** The open dialog, set by `openDialog('edit', id)`. */
    dialog: getDialog(params),
    openDialog: (name: string, id = '') => patch({ dialog: id ? `${name}.${id}` : name }, { isDeferred: true }),
    closeDialog: () => patch({ dialog: undefined }, { replace: true }),
  };
}

export type ListParams = ReturnType<typeof useListParams>;
