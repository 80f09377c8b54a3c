import { z } from 'zod';
import { Id, Money, NamedRef, UnixTime } from '../common.ts';
import { optionalTimeParam } from '../trips/trip-query.ts';
import { COUNTER_NAMES } from '../values/finance/dashboards.ts';
import { PERIODS } from '../values/finance/periods.ts';

/**
 * `dashboards/counters`, `cost-revenue`, `two-pl-trips`, `one-pl-orders`, `route-zones`, `order-quantity`, `partners`,
 * `scorecard`: all take the same filters.
 * Orders are counted at the start of their pickup window, trips at their pickup. Without that time they are not counted.
 */
export const DashboardQuery = z.object({
  /** In the caller's timezone; ignored with `from` or `to`. */
  period: z.enum(PERIODS).default('month'),
  /** Inclusive. With only one of them the range spans up to a year. */
  from: optionalTimeParam,
  to: optionalTimeParam,
  /** One of an order's requested types; for a trip the vehicle's type or the requested one. */
  vehicleTypeId: Id.optional(),
  orderTypeId: Id.optional(),
  /** The first stop. */
  pickLocationId: Id.optional(),
  /** Any later stop. */
  dropLocationId: Id.optional(),
});

/** Inclusive. */
const range = { from: UnixTime, to: UnixTime };
const series = { ...range, unit: z.enum(['hour', 'day', 'month', 'year']) };
const progressCounts = { waiting: z.int(), running: z.int(), done: z.int(), ended: z.int() };

/**
 * `own`: owned by the caller's organization (root: all). `partner`: addressed to it by others, or trips it takes part
 * in. Archived records are excluded.
 */
export const Counters = z.object({
  ...range,
  items: z.array(z.object({ name: z.enum(COUNTER_NAMES), own: z.int(), partner: z.int() })),
});

/** Totals of approved bills that one is paid (revenue) and pays (cost), without VAT. */
const amounts = { revenue: Money, cost: Money };
const amountSeries = { currency: z.string(), ...amounts, points: z.array(z.object({ at: UnixTime, ...amounts })) };
/**
 * `currencies`: not converted. `own`: all of them in the own currency of the organization, at booked rates, otherwise at those
 * of the days of approval; null: all are in it. `unconverted`: what has no rate and isn't in `own`. Earlier releases send no `own`.
 */
export const CostRevenue = z.object({
  ...series,
  currencies: z.array(z.object(amountSeries)),
  own: z
    .object({ ...amountSeries, unconverted: z.array(z.object({ currency: z.string(), ...amounts })) })
    .nullable()
    .optional(),
});

/** Counts by start time per interval. */
export const ProgressSeries = z.object({ ...series, points: z.array(z.object({ at: UnixTime, ...progressCounts })) });
export const OrderQuantity = z.object({
  ...series,
  points: z.array(z.object({ at: UnixTime, own: z.int(), partner: z.int() })),
});

/** Own trips by route zone, highest count first; `zone` is null for trips without one. */
export const RouteZoneStats = z.object({
  ...range,
  items: z.array(z.object({ zone: NamedRef.nullable(), ...progressCounts })),
});

/** `sent` to and `received` from the partner, highest count first. `partner`: null for all others combined. */
export const PartnerStatistics = z.object({
  ...range,
  items: z.array(z.object({ partner: NamedRef.nullable(), sent: z.int(), received: z.int() })),
});

/** `met` out of `of`. */
const Ratio = z.object({ met: z.int(), of: z.int() });
export const Scorecard = z.object({
  ...range,
  items: z.array(
    z.object({
      partner: NamedRef,
      orders: z.int(),
      /** Orders that arrived at their last drop, and those that did so before the delivery window ended. */
      onTime: Ratio,
      /** Validated orders that were added to a trip or missed their pickup window, and those added. */
      acceptance: Ratio,
      /** Orders that exceeded their free minutes, and the minutes in excess. */
      demurrage: z.object({ orders: z.int(), minutes: z.int() }),
    }),
  ),
});

export type DashboardQuery = z.infer<typeof DashboardQuery>;
export type Counters = z.infer<typeof Counters>;
export type CostRevenue = z.infer<typeof CostRevenue>;
export type ProgressSeries = z.infer<typeof ProgressSeries>;
export type OrderQuantity = z.infer<typeof OrderQuantity>;
export type RouteZoneStats = z.infer<typeof RouteZoneStats>;
export type PartnerStatistics = z.infer<typeof PartnerStatistics>;
export type Scorecard = z.infer<typeof Scorecard>;
