import { z } from 'zod';
import { Day, Id, Measure, Minutes, Money, requiredText, UnixTime } from '../common.ts';
import { ContractTerms } from './contract-terms.ts';
import { RequestedService } from '../orders/requested-services.ts';
import { Capacity, Utilization } from '../trips/capacity.ts';
import { PROVISIONAL_REASONS, RATING_RULES, SERVICE_UNITS } from '../values/finance/rating.ts';
import { BILL_LIMITS, EXTRA_CHARGE_LIMITS } from '../values/field-limits.ts';

const TrialStop = z.object({
  what: z.enum(['loading', 'unloading']),
  windowFrom: UnixTime.nullable().default(null),
  arrivedAt: UnixTime.nullable(),
  departedAt: UnixTime.nullable(),
});
/** An example order or trip to price. Distances in km regardless of the contract's unit; amounts in the base currency. */
export const TrialTrip = z.object({
  fromLocationId: Id.nullable().default(null),
  toLocationId: Id.nullable().default(null),
  isBackhaul: z.boolean().default(false),
  estimatedDistance: Measure.nullable().default(null),
  actualDistance: Measure.nullable().default(null),
  /** From the mileage calculation location to the first pickup. */
  approachDistance: Measure.nullable().default(null),
  stops: z.array(TrialStop).max(50).default([]),
  /** Local dates of the pickups and deliveries; empty: by the stops. */
  dates: z.array(Day).max(50).default([]),
  transit: z.object({ plannedMinutes: Minutes, actualMinutes: Minutes }).nullable().default(null),
  extraCharges: z
    .array(z.object({ name: requiredText(EXTRA_CHARGE_LIMITS.name), amount: Money }))
    .max(50)
    .default([]),
  services: z.array(RequestedService).max(BILL_LIMITS.services).default([]),
  discount: Money.default('0'),
  load: Capacity.nullable().default(null),
  capacity: Capacity.nullable().default(null),
});
/** `version`: defaults to the newest. */
export const ContractTrial = z.object({ trip: TrialTrip, version: z.int().min(1).max(100_000).optional() });
export const TermsTrial = z.object({ trip: TrialTrip, terms: ContractTerms });

export const Amount = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: 'decimal, 2 places; negative: deducted' });
const Span = z.object({ from: z.string(), to: z.string().nullable() });
/**
 * A priced line; the fields depend on the rule. `distance` in the contract's unit; `band` of distance or hours;
 * `percentage` of the linehaul; `stop`: its position.
 */
export const RatedLine = z.object({
  rule: z.enum(RATING_RULES),
  amount: Amount,
  billed: Amount,
  rate: z.string().optional(),
  distance: z.string().optional(),
  minutes: z.number().optional(),
  freeMinutes: z.int().optional(),
  band: Span.nullish(),
  percentage: z.string().optional(),
  threshold: z.string().optional(),
  stop: z.int().optional(),
  name: z.string().optional(),
  /** The quantity of a service, in its `unit`. */
  quantity: z.string().optional(),
  unit: z.enum(SERVICE_UNITS).optional(),
  /** The day that costs more, `YYYY-MM-DD`. */
  date: z.string().optional(),
  /** Set if it differs from that of the other lines. */
  vatPercentage: z.string().optional(),
});
/** Lines in `currency` and, as `billed`, in `billingCurrency` like the totals. `distance`: billable km. */
export const RatedTrip = z.object({
  lines: z.array(RatedLine),
  distance: z.string().nullable(),
  taxBase: Amount,
  vat: Amount,
  total: Amount,
  demurrageMinutes: z.int(),
  utilization: Utilization.nullable(),
  reasons: z.array(z.enum(PROVISIONAL_REASONS)),
  currency: z.string(),
  billingCurrency: z.string(),
});

export type TrialTrip = z.input<typeof TrialTrip>;
export type ContractTrial = z.input<typeof ContractTrial>;
export type TermsTrial = z.input<typeof TermsTrial>;
export type RatedTrip = z.infer<typeof RatedTrip>;
