import type { QueryKey } from '@tanstack/react-query';
import type { Message } from '../base/message.ts';
import type { Option } from '../base/options.ts';

export type OptionQuery = { search?: string; page: number; limit: number };

/** A paginated, searchable list of the server as the options of a select. Define it next to the area's queries. */
export type OptionSource<Row = never> = {
  queryKey: QueryKey;
  load: (query: OptionQuery, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>;
  toOption: (row: Row) => Option;
  /** Opens a dialog that creates a record with the typed name; undefined if it was not created. The field then selects it. */
  createRow?: (name: string) => Promise<Row | undefined>;
  /** ms after the last keystroke before the search starts. Defaults to 300. */
  debounceMs?: number;
  /** The time in ms after mounting at which the list is loaded, even if nobody has opened it. */
  preloadAfterMs?: number;
  /** Shown after the labels of options whose query returns true; each option has its own query. */
  suffix?: {
    message: Message;
    query: (value: string) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<boolean> };
  };
};
