import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

export type ReportCells = Partial<Record<ReportColumnId, Cell>>;
export type ReportRow = { id: string; cells: ReportCells };

/** Unix seconds; both ends are included. */
export type Filters = {
  from?: number | undefined;
  to?: number | undefined;
  tripId?: string | undefined;
  partnerId?: string | undefined;
};
/** `sort`: one of the source's sortable columns; null: as the source has it. */
export type ReportRequest = {
  caller: Caller;
  now: number;
  filters: Filters;
  columns: readonly ReportColumnId[];
  sort: { column: ReportColumnId; direction: 'asc' | 'desc' } | null;
};
export type Range = { page: number; limit: number };

/** What a report is made of. Every way of asking sees the same rows in the same order. */
export type ReportSource = {
  /** All columns that it can have. */
  columns: readonly ReportColumnId[];
  isSortable: (column: ReportColumnId) => boolean;
  count: (db: Db, request: ReportRequest) => Promise<number>;
  page: (db: Db, request: ReportRequest, range: Range) => Promise<{ items: ReportRow[]; total: number }>;
  /** All rows, some at a time, as they were when the first were read. Ending it early gives everything back. */
  batches: (db: Db, request: ReportRequest) => AsyncGenerator<readonly ReportRow[], void>;
};
