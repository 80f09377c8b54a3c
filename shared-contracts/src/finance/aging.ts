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

/** Open amounts of the invoices with a partner, by days overdue. */
export const AgingRow = AgedAmounts.extend({
  /** Composed of the partner and the currency. */
  id: z.string(),
  partner: NamedRef,
  invoices: z.int(),
  /** For the partner, in all currencies; null if it has no limit, or if the list is payable or historical. */
  creditUse: CreditUse.nullable(),
});

/**
 * `GET /aging`: at a time, now by default: open amounts of invoices issued by then, less payments and credits until
 * then. Payments that were taken back never count.
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
