import { PAGE_SIZE, PAGE_SIZES } from 'shared-contracts/values/limits';
import { useAddress } from './use-address.ts';

/** What to ask the API for: the filters by name, and `search`, `sort`, `page`, `limit`. */
export type ListQuery = Record<string, string | number | string[] | undefined>;
export type Change = Record<string, string | readonly string[] | undefined>;

type ListOptions = {
  /** Names of the filters. */
  filters?: readonly string[];
  /** Names of filters that may hold several values. */
  many?: readonly string[];
  /** The order before anybody chose one: `-createdAt`. */
  sort?: string;
};

function changed(current: URLSearchParams, change: Change): URLSearchParams {
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

export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const pageOf = (params: URLSearchParams) => Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
const limitOf = (params: URLSearchParams) =>
  PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? PAGE_SIZE;

function dialogOf(params: URLSearchParams) {
  const [name = '', ...id] = (params.get('dialog') ?? '').split('.');
  return name ? { name, id: id.join('.') } : undefined;
}

/** The list's state is the address: search, filters, sort, page and the open dialog survive reload, back and a shared link. */
export function useListParams({ filters = [], many = [], sort: usual }: ListOptions = {}) {
  const [params, put] = useAddress();
  const patch = (change: Change, { replace = false } = {}) => put((current) => changed(current, change), { replace });

  const names = [...filters, ...many];
  const search = params.get('search') ?? undefined;
  const sort = params.get('sort') ?? usual;
  const page = pageOf(params);
  const limit = limitOf(params);
  const query: ListQuery = {
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? undefined])),
    ...Object.fromEntries(many.map((name) => [name, params.has(name) ? params.getAll(name) : undefined])),
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
    valueOf: (name: string) => params.get(name) ?? undefined,
    valuesOf: (name: string) => params.getAll(name),
    /** Sets filters or the search, several at once, and begins at the first page again. */
    filter: (change: Change) => patch({ ...change, page: undefined }, { replace: true }),
    /** Adds a value to a filter that may hold several, or takes it away. */
    toggle: (name: string, value: string) =>
      put((current) => changed(current, { [name]: toggled(current.getAll(name), value), page: undefined }), {
        replace: true,
      }),
    clear: () =>
      patch({ ...Object.fromEntries(names.map((name) => [name, undefined])), search: undefined, page: undefined }),
    sortBy: (column: string) =>
      put((current) =>
        changed(current, { sort: (current.get('sort') ?? usual) === column ? `-${column}` : column, page: undefined }),
      ),
    setLimit: (size: number) => patch({ limit: size === PAGE_SIZE ? undefined : String(size), page: undefined }),
    goTo: (target: number) => patch({ page: target > 1 ? String(target) : undefined }, { replace: true }),
    /** The address of a page, for its link. */
    pageLink: (target: number) => `?${changed(params, { page: target > 1 ? String(target) : undefined })}`,
    /** The dialog that is open, by `open('edit', id)`. */
    dialog: dialogOf(params),
    open: (name: string, id = '') => patch({ dialog: id ? `${name}.${id}` : name }),
    close: () => patch({ dialog: undefined }, { replace: true }),
  };
}

export type ListParams = ReturnType<typeof useListParams>;
