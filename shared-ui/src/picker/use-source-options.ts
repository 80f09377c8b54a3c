import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useRested } from '../base/use-rested.ts';
import type { Choice } from '../form/choices.ts';
import type { Source } from './source.ts';

/** Rows a time; more come when the end of the list is reached. */
const LIMIT = 10;
const PAUSE_MS = 300;

/** The text once its typing has paused; undefined while it is too short to search by. */
function useSearch(text: string, pause = PAUSE_MS): string | undefined {
  const wanted = text.trim().length >= SEARCH_FROM ? text.trim() : undefined;
  return useRested(wanted, pause);
}

/** True once so long has passed; never without a time. */
function useAfter(ms: number | undefined): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => setPast(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}

/** What the source has for the typed text, page by page; asked only while the list is open, or when the source says so. */
export function useChoices<Row>(
  source: Source<Row>,
  { typed = '', isOpen }: { typed?: string | undefined; isOpen: boolean },
) {
  const search = useSearch(typed, source.pause);
  const isLoaded = useAfter(source.loadsAfter);
  const found = useInfiniteQuery({
    queryKey: [...source.key, 'choices', search],
    queryFn: ({ pageParam: page, signal }) => source.load({ page, limit: LIMIT, ...(search && { search }) }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * LIMIT < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen || isLoaded,
  });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    choices: rows.map(source.choice),
    rowOf: ({ value }: Choice) => rows.find((row) => source.choice(row).value === value),
    isLoading: found.isPending || found.isPlaceholderData,
    isLoadingMore: found.isFetchingNextPage,
    isError: found.isError,
    loadMore: () => {
      if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
    },
  };
}
