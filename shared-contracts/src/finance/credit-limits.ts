import { z } from 'zod';
import { Id, Money, NamedRef } from '../common.ts';
import { Amount } from './rated-trips.ts';

/** The use of a limit, in its currency. `used`: open invoices, and deliveries that are not invoiced. */
export const CreditUse = z.object({
  limit: Amount,
  currency: z.string(),
  used: Amount,
  /** Percentage of the limit, rounded down; null for a limit of 0. */
  percent: z.int().nullable(),
  isAbove: z.boolean(),
  /** At least `CREDIT_WARNING_PERCENT` is used, but the limit is not exceeded. */
  isNear: z.boolean(),
  /** Currencies that have no rate: what is open in them is not in `used`. */
  withoutRate: z.array(z.string()),
});

/**
 * `GET`, `PUT /credit-limits/{partnerId}`: the maximum debt that the caller's organization accepts of a partner that
 * pays it; only visible to the organization. `currency`: the organization's own, in which limits are set; null if it
 * has none, and can set no limit.
 */
export const CreditLimit = z.object({ partner: NamedRef, currency: z.string().nullable(), use: CreditUse.nullable() });
export const CreditLimitParams = z.object({ partnerId: Id });
/** `limit`: null: none. */
export const CreditLimitInput = z.object({ limit: Money.nullable() });

export type CreditUse = z.infer<typeof CreditUse>;
export type CreditLimit = z.infer<typeof CreditLimit>;
export type CreditLimitInput = z.infer<typeof CreditLimitInput>;
