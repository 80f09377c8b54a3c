import { z } from 'zod';
import { Id, Measure, Money, UnixTime } from '../common.ts';
import {
  DEFAULT_PLAN_RATES,
  IMPROVEMENT_LIMITS,
  PLAN_IMPROVEMENT_STATES,
  PLAN_OBJECTIVES,
  PLAN_ZONE_RULES,
} from '../values/trips/plans.ts';
import { SuggestInput, Suggestions } from './planner.ts';

/** Small enough that the cost of the longest plan is `Money`. */
const Rate = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .meta({ description: 'decimal, at most 2 places' });
/** The cost of a trip, a kilometre and an hour, in a currency of the user's choice. */
export const PlanRates = z.object({ perTrip: Rate, perKm: Rate, perHour: Rate }).default(DEFAULT_PLAN_RATES);

/** `perTonneCo2`: what a tonne of CO2e adds to the cost. Absent: nothing. */
const ImprovementRates = PlanRates.unwrap().extend({ perTonneCo2: Rate.optional() }).default(DEFAULT_PLAN_RATES);

export const PlanImprovementInput = SuggestInput.extend({
  objective: z.enum(PLAN_OBJECTIVES).default('cost'),
  zoneRule: z.enum(PLAN_ZONE_RULES).default('prefer'),
  rates: ImprovementRates,
  /** Null: no limit. The wait is that at one stop. */
  maxTripMinutes: z.int().min(1).max(IMPROVEMENT_LIMITS.minutes).nullable().default(null),
  maxWaitMinutes: z.int().min(0).max(IMPROVEMENT_LIMITS.minutes).nullable().default(null),
  seconds: z.int().min(1).max(IMPROVEMENT_LIMITS.seconds).default(30),
  /** With the same seed and number of iterations, the same orders get the same plan, if `seconds` suffice. */
  seed: z.int().min(0).max(IMPROVEMENT_LIMITS.seed).default(1),
  iterations: z.int().min(1).max(IMPROVEMENT_LIMITS.iterations).nullable().default(null),
});

/**
 * For a plan of the desk: its orders, and unplanned ones until the end of its horizon. Locked and created trips stay
 * as they are, like the vehicles and drivers that they need. `POST /v2/trips/plans/{id}/improvements` → 202 Id.
 */
export const DeskImprovementInput = PlanImprovementInput.omit({ orderIds: true, horizon: true });

/** With a fleet, distance, time and cost include the empty legs of its vehicles. */
const PlanFigures = z.object({
  trips: z.int(),
  distance: Measure,
  minutes: z.int(),
  cost: Money,
  /** kg CO2e. Absent in runs of earlier releases. */
  emissions: Measure.optional(),
  /** The number of orders in trips with a vehicle. Absent in plans for vehicle types. */
  assignedOrders: z.int().optional(),
});

export const PlanImprovement = z.object({
  id: Id,
  /** The plan of the desk that it is for; null: orders without a plan. */
  planId: Id.nullable(),
  state: z.enum(PLAN_IMPROVEMENT_STATES),
  input: PlanImprovementInput,
  createdAt: UnixTime,
  finishedAt: UnixTime.nullable(),
  isStopRequested: z.boolean(),
  iterations: z.int(),
  /** The quick plan and the best so far. Null until the run has started. */
  before: PlanFigures.nullable(),
  after: PlanFigures.nullable(),
});
export const PlanImprovementResult = PlanImprovement.extend({
  /** The best plan so far. Orders that have been added to other trips since are left out when trips are created. */
  plan: Suggestions.nullable(),
});
export const PlanImprovements = z.object({ items: z.array(PlanImprovement) });

export type DeskImprovementInput = z.input<typeof DeskImprovementInput>;
export type DeskImprovementSettings = z.output<typeof DeskImprovementInput>;
export type PlanImprovementInput = z.input<typeof PlanImprovementInput>;
export type PlanImprovementSettings = z.output<typeof PlanImprovementInput>;
export type PlanFiguresValue = z.infer<typeof PlanFigures>;
export type PlanImprovement = z.infer<typeof PlanImprovement>;
export type PlanImprovementResult = z.infer<typeof PlanImprovementResult>;
export type PlanImprovements = z.infer<typeof PlanImprovements>;
