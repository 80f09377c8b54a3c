import { z } from 'zod';
import { ASSIGNMENT_EFFECTS } from '../values/trips/assignment-rules.ts';

const Effect = z.enum(ASSIGNMENT_EFFECTS);

/**
 * `GET /v2/trips/assignment-rules` (→ AssignmentRules; `read` on trip) · `PATCH /v2/trips/assignment-rules`
 * (AssignmentRulesUpdate → AssignmentRules; `write` on organizationOwner).
 */
export const AssignmentRules = z.object({
  driverRunning: Effect,
  driverBusy: Effect,
  driverHours: Effect,
  healthReportExpired: Effect,
  licenceClass: Effect,
  documentExpired: Effect,
  serviceExpired: Effect,
});
/** Omitted checks keep their effect. */
export const AssignmentRulesUpdate = AssignmentRules.partial();

export type AssignmentRules = z.infer<typeof AssignmentRules>;
export type AssignmentRulesUpdate = z.infer<typeof AssignmentRulesUpdate>;
