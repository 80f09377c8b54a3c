import { z } from 'zod';
import { Day, Id, pageOf, Paging, requiredText, sortBy, UnixTime } from '../common.ts';
import { MAX_REASON_LENGTH } from '../values/field-limits.ts';
import { RATE_SOURCES } from '../values/finance/exchange-rates.ts';
import { Amount } from './rated-trips.ts';

const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);
/** Units of `quote` for one of `base`: a decimal with at most eight places. */
const Rate = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);

/** `GET /exchange-rates`: of one's organization, and those of root for all. */
export const ExchangeRate = z.object({
  id: Id,
  day: Day,
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Rate,
  source: z.enum(RATE_SOURCES),
  /** The reason of an entered rate. */
  reason: z.string().nullable(),
  /** Root's, which every organization has. */
  isShared: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: UnixTime,
});
export const ExchangeRateQuery = Paging.extend({
  /** The currency on either side. */
  currency: CurrencyCode.optional(),
  source: z.enum(RATE_SOURCES).optional(),
  from: Day.optional(),
  to: Day.optional(),
  sort: sortBy(['day', 'base', 'quote', 'rate']).default('-day'),
});
export const ExchangeRatePage = pageOf(ExchangeRate);

/** `POST /exchange-rates`: replaces the organization's own rate of this pair and day. */
export const ExchangeRateInput = z.object({
  day: Day,
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Rate.refine((rate) => Number(rate) > 0, 'tooSmall'),
  reason: requiredText(MAX_REASON_LENGTH),
});

/** `POST /exchange-rates/imports`: `eurofxref-daily.xml`, or the history as CSV or ZIP. Entered rates stay. */
export const ExchangeRateImport = z.object({
  /** New or changed. */
  imported: z.int(),
  unchanged: z.int(),
  firstDay: Day,
  lastDay: Day,
});

/**
 * A bill in the own currency of the reader's organization. `day`: that of the rate, the last one before `asOf` if that
 * day has none; `isBooked`: frozen by the approval. `rounding`: the total less net and tax, each converted on its own.
 */
export const OwnAmounts = z.object({
  currency: CurrencyCode,
  rate: Rate,
  day: Day,
  asOf: Day,
  source: z.enum(RATE_SOURCES),
  isBooked: z.boolean(),
  net: Amount,
  tax: Amount,
  total: Amount,
  rounding: Amount,
});

/**
 * A sum in the own currency of the reader's organization: as booked, otherwise at the rate of each bill's day. `withoutRate`:
 * bills that it lacks, by currency in `unconverted`, which earlier releases don't send. Days of the rates that were used.
 */
export const OwnSum = z.object({
  currency: CurrencyCode,
  total: Amount,
  withoutRate: z.int(),
  unconverted: z.array(z.object({ currency: z.string(), bills: z.int(), total: Amount })).optional(),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
});

export type ExchangeRate = z.infer<typeof ExchangeRate>;
export type ExchangeRateQuery = z.output<typeof ExchangeRateQuery>;
export type ExchangeRateInput = z.infer<typeof ExchangeRateInput>;
export type ExchangeRateImport = z.infer<typeof ExchangeRateImport>;
export type OwnSum = z.infer<typeof OwnSum>;
export type OwnAmounts = z.infer<typeof OwnAmounts>;
