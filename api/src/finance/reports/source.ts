import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Routing } from '../../network/public.ts';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Grouping, Groups } from './totals/grouping.ts';
import type { ReportSums } from './totals/sums.ts';

export type ReportCells = Partial<Record<ReportColumnId, Cell>>;
/** `isDraft`: the amounts of its bill are computed and can still change. */
export type ReportRow = { id: string; cells: ReportCells; isDraft?: boolean };

/** Unix seconds; both ends are included. */
export type Filters = {
  from?: number | undefined;
  to?: number | undefined;
  tripId?: string | undefined;
  partnerId?: string | undefined;
};
/** `sort`: a sortable column of the source; null: the default order. */
export type ReportRequest = {
  caller: Caller;
  now: number;
  routing: Routing;
  filters: Filters;
  columns: readonly ReportColumnId[];
  sort: { column: ReportColumnId; direction: 'asc' | 'desc' } | null;
};
export type Range = { page: number; limit: number };

/** The data behind a report. Pages and exports see the same rows in the same order. */
export type ReportSource = {
  /** All available columns. */
  columns: readonly ReportColumnId[];
  isSortable: (column: ReportColumnId) => boolean;
  /** Whether sorting reads all rows because no index has the order. */
  readsAllToSort: (column: ReportColumnId) => boolean;
  /** Whether a column has sums and averages; money only if its currency is known. */
  isMeasurable: (column: ReportColumnId) => boolean;
  /** Rows by group; undefined for reports of one trip. @throws 422 for too many rows */
  group?: (db: Db, request: ReportRequest, grouping: Grouping) => Promise<Groups>;
  count: (db: Db, request: ReportRequest) => Promise<number>;
  /** Adds up the requested columns over all rows, money by currency. @throws 422 for too many rows */
  sum: (db: Db, request: ReportRequest) => Promise<ReportSums>;
  page: (db: Db, request: ReportRequest, range: Range) => Promise<{ items: ReportRow[]; total: number }>;
  /** Streams all rows in batches from one snapshot. Ending it early releases the connection. */
  batches: (db: Db, request: ReportRequest) => AsyncGenerator<readonly ReportRow[], void>;
};
