import type { GroupColumn, Measure } from 'shared-contracts/values/finance/report-groups';
import type { Cell } from '../../../platform/excel/columns.ts';

export type Grouping = {
  groupBy: readonly (GroupColumn & { id: string })[];
  measures: readonly (Measure & { id: string })[];
  /** Of times. */
  zone: string;
};
/** `currency` null: of values without a currency. Decimal strings by measure. */
export type Group = {
  keys: Record<string, Exclude<Cell, undefined>>;
  currency: string | null;
  values: Record<string, string | null>;
};
export type Groups = { items: Group[]; drafts: number };
