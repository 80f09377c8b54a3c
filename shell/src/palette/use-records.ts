import { useQuery } from '@tanstack/react-query';
import { useAllowed } from 'shared-auth';
import type { FoundRecord, RecordKind } from 'shared-contracts/search';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useRested } from 'shared-ui';
import { holds } from './matching.rules.ts';
import { paletteQueries } from './palette.api.ts';
import { RECORD_KINDS, recordAt, RECORDS } from './records.ts';

const REST_MS = 200;

const NONE: readonly FoundRecord[] = [];

/** Orders, trips and vehicles by what is typed. Until the answer is there, those of the last one that fit still. */
export function useFound(typed: string) {
  const allowed = useAllowed();
  const text = typed.trim();
  const rested = useRested(text, REST_MS);
  const mayFind = RECORD_KINDS.some((kind) => allowed(RECORDS[kind].access));
  const isAsked = mayFind && text.length >= SEARCH_FROM;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...paletteQueries.found(rested),
    enabled: isAsked && rested.length >= SEARCH_FROM,
  });
  const isCurrent = rested === text && !isPlaceholderData;
  const items = (isAsked && data?.items) || NONE;
  return {
    records: isCurrent ? items : items.filter(({ number, hint }) => holds(text, number, hint)),
    isLoading: isAsked && (rested !== text || isFetching),
    error: isAsked && isCurrent ? error : null,
    again: () => void refetch(),
    isTooShort: mayFind && text.length > 0 && text.length < SEARCH_FROM,
  };
}

/** The records of these paths, by path; one that is gone or closed is left out. */
export function useKnown(paths: readonly string[]): Map<string, FoundRecord> {
  const wanted = paths.flatMap((path) => recordAt(path) ?? []);
  const ids: Partial<Record<RecordKind, string[]>> = Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, wanted.filter((one) => one.kind === kind).map(({ id }) => id)]),
  );
  const { data } = useQuery({ ...paletteQueries.known(ids), enabled: wanted.length > 0 });
  return new Map(data?.items.map((record) => [RECORDS[record.kind].path(record.id), record]));
}
