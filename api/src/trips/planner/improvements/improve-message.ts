import type { Fleet } from '../fleet/plan-for-fleet.ts';
import type { ImprovedPlans } from '../improve/improve-plans.ts';
import type { ImproveSettings } from '../improve/objective.rules.ts';
import type { Pool } from '../pool.rules.ts';

/** The input of the worker. Functions cannot be sent, so zones are listed by point. */
export type ImproveMessage = {
  pool: Omit<Pool, 'zoneAt'> & { fleet?: Fleet };
  zones: ReadonlyMap<string, string | null>;
  settings: ImproveSettings;
  seed: number;
  iterations: number | null;
  milliseconds: number;
  /** Shared memory: 1 asks the worker to stop. */
  stopFlag: SharedArrayBuffer;
};
export type ImproveReply = { plans: ImprovedPlans; isFinal: boolean };
