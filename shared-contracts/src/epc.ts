import { z } from 'zod';
import { Id, Money, pageOf, Paging, Unix } from './common.ts';
import { EPC_KINDS, MAX_EPC_PURCHASE } from './values/epc.ts';
import { PERIODS } from './values/periods.ts';

/** Prepaid trip credits of an organization. `remaining = purchased − reserved − active − used`, `balance = remaining × unitPrice`. */
export const Epc = z.object({
  purchased: z.int(),
  reserved: z.int(),
  active: z.int(),
  used: z.int(),
  remaining: z.int(),
  total: z.int().meta({ description: 'purchased' }),
  balance: Money,
  currency: z.string(),
  unitPrice: Money,
});
export const EpcActive = z.object({ activeCount: z.int() });

/** `unitPrice`: the price that the person saw; a purchase at another one is refused. */
export const EpcPurchaseInput = z.object({
  quantity: z.int().min(1).max(MAX_EPC_PURCHASE),
  unitPrice: Money.optional(),
});

/** One line of the ledger. */
export const EpcEntry = z.object({
  id: Id,
  kind: z.enum(EPC_KINDS),
  quantity: z.int(),
  change: z.int().meta({ description: 'what it adds to the remaining credits, or takes from them' }),
  /** None for a purchase. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  /** What a credit cost at that moment. */
  unitPrice: Money,
  currency: z.string(),
  amount: Money.nullable().meta({ description: 'what was paid for a purchase' }),
  user: z.string().nullable(),
  /** Who acted under the user's name, when someone else did. */
  actor: z.string().nullable(),
  at: Unix,
});
export const EpcLedger = pageOf(EpcEntry);
/** Without a period all of it; newest first. */
export const EpcLedgerQuery = Paging.omit({ search: true }).extend({
  period: z.enum(PERIODS).optional(),
  kind: z.enum(EPC_KINDS).optional(),
});

/** How many credits were bought, taken by trips and used in each part of a period, oldest first; without a period month by month, or year by year once it is long. */
export const EpcUsageQuery = z.object({ period: z.enum(PERIODS).optional() });
export const EpcUsage = z.object({
  unit: z.enum(['hour', 'day', 'month', 'year']),
  items: z.array(z.object({ at: Unix, purchased: z.int(), reserved: z.int(), returned: z.int(), used: z.int() })),
});

export type Epc = z.infer<typeof Epc>;
export type EpcPurchaseInput = z.infer<typeof EpcPurchaseInput>;
export type EpcEntry = z.infer<typeof EpcEntry>;
export type EpcUsage = z.infer<typeof EpcUsage>;
