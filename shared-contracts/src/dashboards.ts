import { z } from 'zod';
import { Id, Money, Named, Unix } from './common.ts';
import { when } from './trips.ts';
import { COUNTER_NAMES } from './values/dashboards.ts';
import { PERIODS } from './values/periods.ts';

/**
 * `dashboards/counters`, `cost-revenue`, `two-pl-trips`, `one-pl-orders`, `route-zones`, `order-quantity`, `partners`, `scorecard`, all by the same filters.
 * An order counts at the begin of its pickup window, a trip at its pickup; what has none of these times counts nowhere.
 */
export const DashboardQuery = z.object({
  /** On the clock of the caller; left out with `from` or `to`: between these. */
  period: z.enum(PERIODS).default('month'),
  /** Both ends included; they go before the period. One alone is open on the other side, up to a year. */
  from: when,
  to: when,
  /** Of an order among the requested ones; of a trip the vehicle's or the requested one. */
  vehicleTypeId: Id.optional(),
  orderTypeId: Id.optional(),
  /** The first stop. */
  pickLocationId: Id.optional(),
  /** Any later stop. */
  dropLocationId: Id.optional(),
});

/** Both ends included. */
const span = { from: Unix, to: Unix };
const parts = { ...span, unit: z.enum(['hour', 'day', 'month', 'year']) };
const progress = { waiting: z.int(), running: z.int(), done: z.int(), ended: z.int() };

/** `own`: of the caller's organization (root: of all); `partner`: of others who have addressed them to it, or in whose trips it has a hand. Archived ones are left out, as they are of the lists. */
export const Counters = z.object({
  ...span,
  items: z.array(z.object({ name: z.enum(COUNTER_NAMES), own: z.int(), partner: z.int() })),
});

/** What approved bills of one's own orders (revenue) and trips (cost) amount to, without VAT; nothing is converted, each currency stands by itself. */
const Sum = { revenue: Money, cost: Money };
export const CostRevenue = z.object({
  ...parts,
  currencies: z.array(z.object({ currency: z.string(), ...Sum, points: z.array(z.object({ at: Unix, ...Sum })) })),
});

/** How many began in each part of the time. */
export const ProgressSeries = z.object({ ...parts, points: z.array(z.object({ at: Unix, ...progress })) });
export const OrderQuantity = z.object({
  ...parts,
  points: z.array(z.object({ at: Unix, own: z.int(), partner: z.int() })),
});

/** Trips of one's own by route zone, the most first; `zone` null: in none. */
export const RouteZoneStats = z.object({ ...span, items: z.array(z.object({ zone: Named.nullable(), ...progress })) });

/** `sent` to the partner, `received` from it; the most first. `partner` null: all others together. */
export const PartnerStatistics = z.object({
  ...span,
  items: z.array(z.object({ partner: Named.nullable(), sent: z.int(), received: z.int() })),
});

/** So many of so many. */
const Share = z.object({ met: z.int(), of: z.int() });
export const Scorecard = z.object({
  ...span,
  items: z.array(
    z.object({
      partner: Named,
      orders: z.int(),
      /** Of the orders that came to their last drop: there before the delivery window ended. */
      onTime: Share,
      /** Of the validated orders that were taken into a trip, or whose pickup window has passed without: taken. */
      acceptance: Share,
      /** Orders that stood longer than is free, and the minutes beyond. */
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
