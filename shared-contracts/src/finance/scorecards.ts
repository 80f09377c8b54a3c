import { z } from 'zod';
import { Id, Money, NamedRef, UnixTime } from '../common.ts';

/** `partners/scorecards`: without `partnerId` every partner with figures. */
export const ScorecardQuery = z.object({ partnerId: Id.optional() });

/** `met` out of `of`. */
const Ratio = z.object({ met: z.int(), of: z.int() });

export const ScorecardFigures = z.object({
  offers: z.object({
    made: z.int(),
    accepted: z.int(),
    declined: z.int(),
    expired: z.int(),
    /** The median time until an offer was accepted or declined; null: none was. */
    answerMinutes: z.int().nullable(),
  }),
  delivered: z.int(),
  /** Delivered orders with a shortage. */
  shortages: z.int(),
  /** Stops with a window that were reached, and those reached in time. */
  onTime: z.object({ pickup: Ratio, drop: Ratio }),
  /** Detours and unplanned stops of the trips that carried the orders. */
  incidents: z.int(),
  /** Waiting beyond free time. `amounts`: by the delay terms of the contracts, in their base currencies. */
  demurrage: z.object({
    minutes: z.int(),
    amounts: z.array(z.object({ currency: z.string(), amount: Money })),
  }),
});

export const Scorecard = z.object({
  partner: NamedRef,
  total: ScorecardFigures,
  /** Only months with figures. */
  months: z.array(ScorecardFigures.extend({ month: UnixTime })),
});

/**
 * The outcome of orders and offers that the caller's organization sent to its partners. `months`: the starts of the
 * last twelve months in the caller's time zone, including the current one. An offer counts in the month in which it
 * was made, an order in that of its pickup window's start.
 */
export const PartnerScorecards = z.object({
  months: z.array(UnixTime),
  /** The time after the end of its window in which a stop still counts as on time. */
  graceMinutes: z.int(),
  items: z.array(Scorecard),
});

export type Ratio = z.infer<typeof Ratio>;
export type ScorecardFigures = z.infer<typeof ScorecardFigures>;
export type Scorecard = z.infer<typeof Scorecard>;
export type PartnerScorecards = z.infer<typeof PartnerScorecards>;
