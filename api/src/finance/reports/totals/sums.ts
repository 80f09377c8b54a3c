import type { OwnSum } from 'shared-contracts/finance/exchange-rates';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';

/** Columns that a source adds up, with SQL of the currency of each money column; null for other columns. */
export type Sums = Partial<Record<ReportColumnId, string | null>>;

/** Decimal strings by column. */
export type SumCells = Partial<Record<ReportColumnId, string>>;

/** Columns in the own currency. */
export type OwnColumnSums = Partial<Record<ReportColumnId, OwnSum>>;

/** `currency` null: of columns without a currency. */
export type CurrencySums = { currency: string | null; cells: SumCells };

/**
 * `drafts`: rows whose bills are drafts, which are not in the sums. `ownColumns`: columns with several currencies, in
 * the own one.
 */
export type ReportSums = { items: CurrencySums[]; drafts: number; own: OwnSum | null; ownColumns: OwnColumnSums };
