import type { GroupColumn, Measure } from 'shared-contracts/values/finance/report-groups';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Cell } from '../../../platform/excel/columns.ts';
import type { OwnColumnSums } from './sums.ts';

export type Grouping = {
  groupBy: readonly (GroupColumn & { id: string })[];
  measures: readonly (Measure & { id: string })[];
  /** The time zone of times. */
  zone: string;
};
/**
 * `currency` null: of values without a currency. Decimal strings by measure. `own`: sums in the own currency by column; null:
 * not all of it has a rate.
 */
export type Group = {
  keys: Record<string, Exclude<Cell, undefined>>;
  currency: string | null;
  values: Record<string, string | null>;
  own?: Partial<Record<ReportColumnId, string | null>>;
};
/** `ownColumns`: of all groups, for columns with several currencies. */
export type Groups = { items: Group[]; drafts: number; ownColumns: OwnColumnSums };
