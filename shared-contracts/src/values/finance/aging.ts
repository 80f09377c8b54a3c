/** By days overdue. `credit`: payments of invoices that were credited afterwards. */
export const AGING_BUCKETS = ['notDue', 'days30', 'days60', 'days90', 'over90', 'credit'] as const;
/** The buckets of the list of invoices; `open`: of all of them. */
export const OPEN_BUCKETS = [...AGING_BUCKETS, 'open'] as const;
/** Whether the caller's organization is paid or pays. */
export const BALANCE_SIDES = ['receivable', 'payable'] as const;

/** Kinds of entries in a statement of account. */
export const STATEMENT_ENTRIES = ['invoice', 'creditNote', 'payment', 'refund'] as const;

export type StatementEntryKind = (typeof STATEMENT_ENTRIES)[number];
export type AgingBucket = (typeof AGING_BUCKETS)[number];
export type OpenBucket = (typeof OPEN_BUCKETS)[number];
export type BalanceSide = (typeof BALANCE_SIDES)[number];
