import type { QueryKey } from '@tanstack/react-query';
import type { Words } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';

export type SourceQuery = { search?: string; page: number; limit: number };

/** A long list of the server to choose from. Make it beside the area's queries. */
export type Source<Row = never> = {
  key: QueryKey;
  load: (query: SourceQuery, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>;
  choice: (row: Row) => Choice;
  /** ms of rest after a key before the server is asked; 300 unless told. */
  pause?: number;
  /** ms after which the list is loaded though nobody has opened it. */
  loadsAfter?: number;
  /** Stands behind the names of those of which it is true; asked choice by choice. */
  suffix?: {
    words: Words;
    isDue: (value: string) => { queryKey: QueryKey; queryFn: (asked: { signal: AbortSignal }) => Promise<boolean> };
  };
};
