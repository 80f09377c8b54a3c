import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import type { Option } from '../base/options.ts';
import { useDebounced } from '../base/use-debounced.ts';
import type { OptionSource } from '../data/option-source.ts';
import { usePersonName } from '../format/person-name.tsx';

const PAGE_SIZE = 10;
const DEBOUNCE_MS = 300;

/** The debounced search text; undefined while it is too short. */
function useSearch(text: string, debounceMs = DEBOUNCE_MS): string | undefined {
  const search = text.trim().length >= MIN_SEARCH_LENGTH ? text.trim() : undefined;
  return useDebounced(search, debounceMs);
}

/** Becomes true after `ms`; never if it is undefined. */
function useHasElapsed(ms: number | undefined): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}

/** Loads the source's options for the typed text, page by page, while the list is open or after the source's `preloadAfterMs`. */
export function useSourceOptions<Row>(
  source: OptionSource<Row>,
  { typed = '', isOpen }: { typed?: string | undefined; isOpen: boolean },
) {
  const personName = usePersonName();
  const search = useSearch(typed, source.debounceMs);
  const isPreloaded = useHasElapsed(source.preloadAfterMs);
  const result = useInfiniteQuery({
    queryKey: [...source.queryKey, 'choices', search],
    queryFn: ({ pageParam: page, signal }) =>
      source.load({ page, limit: PAGE_SIZE, ...(search && { search }) }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen || isPreloaded,
  });
  const rows = result.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    options: rows.map(source.toOption).map((option): Option => ({ ...option, label: personName(option.label) })),
    findRow: ({ value }: Option) => rows.find((row) => source.toOption(row).value === value),
    isLoading: result.isPending || result.isPlaceholderData,
    isLoadingMore: result.isFetchingNextPage,
    isError: result.isError,
    loadMore: () => {
      if (result.hasNextPage && !result.isFetchingNextPage) void result.fetchNextPage();
    },
  };
}
