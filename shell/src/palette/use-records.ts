import { useQuery } from '@tanstack/react-query';
import { useAccessCheck } from 'shared-auth';
import type { RecordSummary, RecordKind } from 'shared-contracts/search';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { useDebounced } from 'shared-ui';
import { matchesNumber } from './matching.rules.ts';
import { paletteQueries } from './palette.api.ts';
import { RECORD_KINDS, findRecord, RECORDS } from './records.ts';

const DEBOUNCE_MS = 200;

const NONE: readonly RecordSummary[] = [];

/** Searches orders, trips and vehicles. While loading, returns the previous results that still match. */
export function useRecordSearch(query: string) {
  const hasAccess = useAccessCheck();
  const text = query.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const canSearch = RECORD_KINDS.some((kind) => hasAccess(RECORDS[kind].access));
  const isEnabled = canSearch && text.length >= MIN_SEARCH_LENGTH;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...paletteQueries.search(debounced),
    enabled: isEnabled && debounced.length >= MIN_SEARCH_LENGTH,
  });
  const isCurrent = debounced === text && !isPlaceholderData;
  const items = (isEnabled && data?.items) || NONE;
  return {
    records: isCurrent ? items : items.filter(({ number, hint }) => matchesNumber(text, number, hint)),
    isLoading: isEnabled && (debounced !== text || isFetching),
    error: isEnabled && isCurrent ? error : null,
    retry: () => void refetch(),
    isTooShort: canSearch && text.length > 0 && text.length < MIN_SEARCH_LENGTH,
  };
}

/** Returns the records of these paths by path, without those deleted or inaccessible. */
export function useRecordsByPath(paths: readonly string[]): Map<string, RecordSummary> {
  const requested = paths.flatMap((path) => findRecord(path) ?? []);
  const ids: Partial<Record<RecordKind, string[]>> = Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, requested.filter((record) => record.kind === kind).map(({ id }) => id)]),
  );
  const { data } = useQuery({ ...paletteQueries.records(ids), enabled: requested.length > 0 });
  return new Map(data?.items.map((record) => [RECORDS[record.kind].path(record.id), record]));
}
