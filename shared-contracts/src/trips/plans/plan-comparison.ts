import { z } from 'zod';
import { Id, UnixTime, ShipperCode } from '../../common.ts';
import { PLAN_DIFFERENCES } from '../../values/trips/planning-desk.ts';
import { PlanTotals } from './plans.ts';

/** `with`: the other plan. */
export const PlanComparisonQuery = z.object({ with: Id });

/**
 * The placement of an order in a plan. `trip`: its number in the plan; `vehicle`: the registration plate; `driver`:
 * the name.
 */
const Placement = z.object({
  tripId: Id,
  trip: z.int(),
  vehicle: z.string().nullable(),
  vehicleType: z.string().nullable(),
  driver: z.string().nullable(),
  /** Arrival at its first pickup and its last drop. */
  pickAt: UnixTime,
  dropAt: UnixTime,
  lateMinutes: z.int(),
});
const ComparedPlan = z.object({ id: Id, name: z.string(), totals: PlanTotals });

/** `plan` is that of the address, `other` that of the query. */
export const PlanComparison = z.object({
  plan: ComparedPlan,
  other: ComparedPlan,
  /** Only orders that differ, sorted by number. Null where the order is unplanned. */
  orders: z.array(
    z.object({
      id: Id,
      number: z.string(),
      shipperCode: ShipperCode,
      differences: z.array(z.enum(PLAN_DIFFERENCES)),
      plan: Placement.nullable(),
      other: Placement.nullable(),
    }),
  ),
});

export type PlanComparisonQuery = z.infer<typeof PlanComparisonQuery>;
export type PlanComparison = z.infer<typeof PlanComparison>;
