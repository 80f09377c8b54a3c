import type { BillingSpan } from 'shared-contracts/finance/invoices';

type PeriodColumns = { [Column in 'fromDay' | 'toDay']: string | null } & { cycle: BillingSpan['cycle'] | null };

/** The week or month of a billing period that may not be joined. */
export const toBillingSpan = ({ cycle, fromDay, toDay }: PeriodColumns): BillingSpan | null =>
  cycle === null || fromDay === null || toDay === null ? null : { cycle, from: fromDay, to: toDay };
