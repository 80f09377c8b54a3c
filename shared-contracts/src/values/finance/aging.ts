/** By the days since an invoice was due. `credit`: what was paid of invoices before they were credited. */
export const AGING_BUCKETS = ['notDue', 'days30', 'days60', 'days90', 'over90', 'credit'] as const;
/** The buckets of the list of invoices; `open`: of all of them. */
export const OPEN_BUCKETS = [...AGING_BUCKETS, 'open'] as const;
/** What one's organization is paid, or pays. */
export const BALANCE_SIDES = ['receivable', 'payable'] as const;

/** What a statement of account lists. */
export const STATEMENT_ENTRIES = ['invoice', 'creditNote', 'payment', 'refund'] as const;

export type StatementEntryKind = (typeof STATEMENT_ENTRIES)[number];
export type AgingBucket = (typeof AGING_BUCKETS)[number];
export type OpenBucket = (typeof OPEN_BUCKETS)[number];
export type BalanceSide = (typeof BALANCE_SIDES)[number];
