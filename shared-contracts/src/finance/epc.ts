import { z } from 'zod';
import { Id, Money, pageOf, Paging, requiredText, text, UnixTime } from '../common.ts';
import { EPC_KINDS } from '../values/finance/epc.ts';
import { PERIODS } from '../values/finance/periods.ts';
import { EPC_ALERT_LIMITS, EPC_BUYER_LIMITS, EPC_PURCHASE_LIMITS } from '../values/field-limits.ts';

/**
 * Prepaid trip credits of an organization. `remaining = purchased − reserved − active − used − expired`,
 * `balance = remaining × unitPrice`.
 */
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
  /** The remaining credits at which the organization is alerted; null for never. Absent in earlier releases. */
  alertLevel: z.int().nullable().optional(),
  /** The following fields are absent in earlier releases. */
  expired: z.int().optional(),
  /** Credits of purchases that will count once they are paid. */
  unpaid: z.int().optional(),
  /** The credits that expire next; null: none does. */
  expiring: z.object({ quantity: z.int(), at: UnixTime }).nullable().optional(),
});
export const EpcActive = z.object({ activeCount: z.int() });

/** The addressee of the invoice. */
export const EpcBuyer = z.object({
  name: requiredText(EPC_BUYER_LIMITS.name),
  address: requiredText(EPC_BUYER_LIMITS.address),
  taxNumber: text(EPC_BUYER_LIMITS.taxNumber),
});

/** `unitPrice`: the price the user saw; rejected when the current price differs. `buyer`: by default that of the last purchase. */
export const EpcPurchaseInput = z.object({
  quantity: z.int().min(EPC_PURCHASE_LIMITS.quantity.min).max(EPC_PURCHASE_LIMITS.quantity.max),
  unitPrice: Money.optional(),
  buyer: EpcBuyer.optional(),
});

/** `alertLevel`: alerts once this many credits remain, and when none does; null: never. */
export const EpcAlertInput = z.object({
  alertLevel: z.int().min(EPC_ALERT_LIMITS.alertLevel.min).max(EPC_ALERT_LIMITS.alertLevel.max).nullable(),
});

/** An entry of the ledger. */
export const EpcEntry = z.object({
  id: Id,
  kind: z.enum(EPC_KINDS),
  quantity: z.int(),
  change: z.int().meta({ description: 'change of the remaining credits' }),
  remaining: z.int().optional().meta({ description: 'remaining credits afterwards; earlier releases send none' }),
  /** Null for a purchase, and for a trip that was dissolved or deleted: then only its number is known. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  tripNumber: z.string().nullable(),
  purchaseNumber: z.string().nullable().optional().meta({ description: 'of the purchase that it belongs to' }),
  /** Price of a credit at that time. */
  unitPrice: Money,
  currency: z.string(),
  amount: Money.nullable().meta({ description: 'price of a purchase' }),
  user: z.string().nullable(),
  /** Set when someone else acted as this user. */
  actor: z.string().nullable(),
  at: UnixTime,
});
export const EpcLedger = pageOf(EpcEntry);
/** Newest first. `period`: defaults to all time. */
export const EpcLedgerQuery = Paging.omit({ search: true }).extend({
  period: z.enum(PERIODS).optional(),
  kind: z.enum(EPC_KINDS).optional(),
});

/** Credits per interval of the period, oldest first. Without a period: per month, or per year for a long history. */
export const EpcUsageQuery = z.object({ period: z.enum(PERIODS).optional() });
export const EpcUsage = z.object({
  unit: z.enum(['hour', 'day', 'month', 'year']),
  items: z.array(z.object({ at: UnixTime, purchased: z.int(), reserved: z.int(), returned: z.int(), used: z.int() })),
});

export type Epc = z.infer<typeof Epc>;
export type EpcBuyer = z.infer<typeof EpcBuyer>;
export type EpcAlertInput = z.infer<typeof EpcAlertInput>;
export type EpcPurchaseInput = z.infer<typeof EpcPurchaseInput>;
export type EpcEntry = z.infer<typeof EpcEntry>;
export type EpcUsage = z.infer<typeof EpcUsage>;
