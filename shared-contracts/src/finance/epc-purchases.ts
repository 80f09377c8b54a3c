import { z } from 'zod';
import { Id, Money, NamedRef, pageOf, Paging, requiredText, text, UnixTime } from '../common.ts';
import { EPC_CLOSING_LIMITS, EPC_PAYMENT_LIMITS, EPC_SETTINGS_LIMITS } from '../values/field-limits.ts';
import { EPC_COUNTING, EPC_PURCHASE_STATES } from '../values/finance/epc.ts';
import { EpcBuyer } from './epc.ts';

const Percentage = z.string().regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/);

/** A purchase of trip credits with its invoice: `total = quantity × unitPrice + tax`. */
export const EpcPurchase = z.object({
  id: Id,
  number: z.string().meta({ description: 'of the invoice' }),
  organization: NamedRef,
  state: z.enum(EPC_PURCHASE_STATES),
  quantity: z.int(),
  unitPrice: Money,
  net: Money,
  taxPercentage: Money.nullable(),
  tax: Money,
  total: Money,
  currency: z.string(),
  buyer: EpcBuyer,
  user: z.string().nullable(),
  createdAt: UnixTime,
  dueAt: UnixTime,
  isCounted: z.boolean().meta({ description: 'its credits are in the ledger' }),
  expiresAt: UnixTime.nullable(),
  paymentReference: z.string().nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: UnixTime.nullable(),
});
export const EpcPurchasePage = pageOf(EpcPurchase);
/** Newest first. `search`: number, organization or reference of the payment. */
export const EpcPurchaseQuery = Paging.extend({ state: z.enum(EPC_PURCHASE_STATES).optional() });
/** The default buyer: that of the last purchase, or else the organization. */
export const EpcBuyerDefaults = z.object({ name: z.string(), address: z.string(), taxNumber: z.string() });

export const EpcPayment = z.object({ reference: requiredText(EPC_PAYMENT_LIMITS.reference) });
export const EpcClosing = z.object({
  state: z.enum(['failed', 'cancelled']),
  reason: requiredText(EPC_CLOSING_LIMITS.reason),
});

const { paymentDays, expiryMonths, warningDays } = EPC_SETTINGS_LIMITS;
/** The terms on which the platform sells trip credits. */
export const EpcSettings = z.object({
  sellerName: text(EPC_SETTINGS_LIMITS.sellerName).meta({ description: 'empty: the name of the organization of root' }),
  sellerAddress: text(EPC_SETTINGS_LIMITS.sellerAddress),
  sellerTaxNumber: text(EPC_SETTINGS_LIMITS.sellerTaxNumber),
  paymentDetails: text(EPC_SETTINGS_LIMITS.paymentDetails),
  taxPercentage: Percentage.nullable().meta({ description: 'null: no tax' }),
  paymentDays: z.int().min(paymentDays.min).max(paymentDays.max),
  counting: z.enum(EPC_COUNTING),
  expiryMonths: z.int().min(expiryMonths.min).max(expiryMonths.max).nullable().meta({ description: 'null: never' }),
  warningDays: z.int().min(warningDays.min).max(warningDays.max),
});

export type EpcPurchase = z.infer<typeof EpcPurchase>;
export type EpcBuyerDefaults = z.infer<typeof EpcBuyerDefaults>;
export type EpcPayment = z.infer<typeof EpcPayment>;
export type EpcClosing = z.infer<typeof EpcClosing>;
export type EpcSettings = z.infer<typeof EpcSettings>;
