import { z } from 'zod';
import { Id, UnixTime, UnixTimeParam } from '../common.ts';
import { MAX_SIMULATED_DAYS } from '../values/finance/simulations.ts';
import { DAY } from '../values/time.ts';
import { Amount } from './rated-trips.ts';

/**
 * `GET /contracts/{id}/simulation`: what a version of the terms would have charged for the orders of a period, by their
 * planned pickup. Nothing is stored. `/export` is its Excel file.
 */
export const SimulationQuery = z
  .object({
    from: UnixTimeParam,
    /** Exclusive. */
    to: UnixTimeParam,
    /** Defaults to the newest. */
    version: z.coerce.number().int().min(1).max(100_000).optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (to <= from || to - from > MAX_SIMULATED_DAYS * DAY)
      context.addIssue({ code: 'custom', path: ['to'], message: 'invalid', input: to });
  });

const Amounts = { before: Amount, after: Amount, difference: Amount };
/** Before tax, in `currency`. */
const SimulatedOrder = z.object({
  id: Id,
  number: z.string(),
  from: z.string(),
  to: z.string(),
  pickupFrom: UnixTime.nullable(),
  ...Amounts,
});
const SimulatedLane = z.object({ from: z.string(), to: z.string(), count: z.int(), ...Amounts });
export const Simulation = z.object({
  version: z.int(),
  /** Base currency of the contract. */
  currency: z.string(),
  /** The newest first. */
  orders: z.array(SimulatedOrder),
  /** Sorted by difference, the greatest first. */
  lanes: z.array(SimulatedLane),
  total: z.object(Amounts),
  /** Orders in the period; only the newest of too many are simulated. */
  orderCount: z.int(),
  /** Simulated orders without a rate or distance, before or after; excluded from all other figures. */
  unratedCount: z.int(),
});

export type Simulation = z.infer<typeof Simulation>;
export type SimulationQuery = z.output<typeof SimulationQuery>;
