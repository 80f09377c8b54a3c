import { z } from 'zod';
import { NamedRef, pageOf, Paging, sortBy, UnixTime, UnixTimeParam } from '../common.ts';
import { BALANCE_SIDES } from '../values/finance/aging.ts';
import { CreditUse } from './credit-limits.ts';
import { Amount } from './rated-trips.ts';

/** In the row's currency; `credit` is negative, `total` the sum of all. */
const AgedAmounts = z.object({
  currency: z.string(),
  notDue: Amount,
  days30: Amount,
  days60: Amount,
  days90: Amount,
  over90: Amount,
  credit: Amount,
  total: Amount,
});

/** What is open of the invoices with a partner, by the days since they were due. */
export const AgingRow = AgedAmounts.extend({
  /** Of the partner and the currency. */
  id: z.string(),
  partner: NamedRef,
  invoices: z.int(),
  /** Of the partner, in all currencies; null: it has no limit, or the list is payable or as at a time. */
  creditUse: CreditUse.nullable(),
});

/**
 * `GET /aging`: as at a time, by default now: of invoices issued until then, without what was paid and credited until then.
 * Payments that were taken back never count.
 */
export const AgingQuery = Paging.extend({
  side: z.enum(BALANCE_SIDES).default('receivable'),
  at: UnixTimeParam.optional(),
  sort: sortBy(['partner', 'notDue', 'days30', 'days60', 'days90', 'over90', 'credit', 'total']).default('-total'),
});
/** `totals`: of all pages, by currency. */
export const AgingPage = pageOf(AgingRow).extend({ at: UnixTime, totals: z.array(AgedAmounts) });

export type AgingRow = z.infer<typeof AgingRow>;
export type AgingQuery = z.output<typeof AgingQuery>;
export type AgingPage = z.infer<typeof AgingPage>;
