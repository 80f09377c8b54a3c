import { z } from 'zod';
import { Id, Money, NamedRef } from '../common.ts';
import { Amount } from './rated-trips.ts';

/** What counts against a limit, in its currency. `used`: open invoices and what is delivered and not invoiced. */
export const CreditUse = z.object({
  limit: Amount,
  currency: z.string(),
  used: Amount,
  /** Of the limit, rounded down; null: of a limit of 0. */
  percent: z.int().nullable(),
  isAbove: z.boolean(),
  /** Not above, and at least `CREDIT_WARNING_PERCENT` used. */
  isNear: z.boolean(),
  /** Currencies that have no rate: what is open in them is not in `used`. */
  withoutRate: z.array(z.string()),
});

/**
 * `GET`, `PUT /credit-limits/{partnerId}`: up to what one's organization trusts a partner that pays it; only the organization
 * sees it. `currency`: the organization's own, in which a limit is set; null: it has none, and can set no limit.
 */
export const CreditLimit = z.object({ partner: NamedRef, currency: z.string().nullable(), use: CreditUse.nullable() });
export const CreditLimitParams = z.object({ partnerId: Id });
/** `limit`: null: none. */
export const CreditLimitInput = z.object({ limit: Money.nullable() });

export type CreditUse = z.infer<typeof CreditUse>;
export type CreditLimit = z.infer<typeof CreditLimit>;
export type CreditLimitInput = z.infer<typeof CreditLimitInput>;
