import { useMemo } from 'react';
import { PAGE_SIZE, PAGE_SIZES } from 'shared-contracts/values/limits';
import { useSearchParams } from '../router/index.ts';

export type ListQuery = Record<string, string | number | string[] | undefined>;
type Change = Record<string, string | readonly string[] | undefined>;

type ListOptions = {
  /** Names of the filters. */
  filters?: readonly string[];
  /** Names of filters that may hold several values. */
  many?: readonly string[];
  /** The order before anybody chose one: `-createdAt`. */
  sort?: string;
};

const NONE: readonly string[] = [];

function changed(current: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    [value ?? []].flat().filter(Boolean).forEach((item) => next.append(name, item));
  }
  return next;
}

/** The list's state is the address: search, filters, sort, page and the open dialog survive reload, back and a shared link. */
export function useListParams({ filters = NONE, many = NONE, sort: usual }: ListOptions = {}) {
  const [params, setParams] = useSearchParams();

  // One call a gesture: setSearchParams does not queue what is set in the same tick.
  const patch = (change: Change, { replace = false } = {}) => setParams((current) => changed(current, change), { replace });
  const sort = params.get('sort') ?? usual;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const asked = Number(params.get('limit'));
  const limit = PAGE_SIZES.find((size) => size === asked) ?? PAGE_SIZE;
  const search = params.get('search') ?? undefined;
  const [dialog, ...id] = (params.get('dialog') ?? '').split('.');

  const query = useMemo<ListQuery>(() => {
    const one = filters.map((name) => [name, params.get(name) ?? undefined]);
    const several = many.map((name) => [name, params.has(name) ? params.getAll(name) : undefined]);
    return { ...Object.fromEntries([...one, ...several]), search, sort, page, limit };
  }, [params, filters, many, search, sort, page, limit]);

  return {
    /** What to ask the API for. */
    query,
    search, sort, page, limit,
    isFiltered: Boolean(search) || [...filters, ...many].some((name) => params.has(name)),
    valueOf: (name: string) => params.get(name) ?? undefined,
    valuesOf: (name: string) => params.getAll(name),
    /** Sets filters or the search, several at once; begins at the first page again. */
    filter: (change: Change) => patch({ ...change, page: undefined }, { replace: true }),
    clear: () => patch({ ...Object.fromEntries([...filters, ...many].map((name) => [name, undefined])), search: undefined, page: undefined }),
    sortBy: (column: string) => patch({ sort: sort === column ? `-${column}` : column, page: undefined }),
    setLimit: (size: number) => patch({ limit: size === PAGE_SIZE ? undefined : String(size), page: undefined }),
    /** The address of a page, for its link. */
    pageLink: (target: number) => `?${changed(params, { page: target > 1 ? String(target) : undefined })}`,
    /** The open dialog: `open('edit', id)` and `close()`; it is in the address too. */
    dialog: dialog ? { name: dialog, id: id.join('.') } : undefined,
    open: (name: string, of = '') => patch({ dialog: of ? `${name}.${of}` : name }),
    close: () => patch({ dialog: undefined }, { replace: true }),
  };
}

export type ListParams = ReturnType<typeof useListParams>;
