import { z } from 'zod';
import { Id, Measure, StageOutcome, text, UnixTime } from '../common.ts';
import { TRIP_STAGES } from '../values/trips/trip-stages.ts';
import { TRIP_STAGE_LIMITS } from '../values/field-limits.ts';
import { Trip } from './trips.ts';

const Stage = z.enum(TRIP_STAGES);

/**
 * Requests a stage. `vehicleAssigned` assigns `vehicleId` and `driverId` (default: unchanged), `waitingForTrip` unassigns
 * an assigned trip; `saved` → `waitingForTrip` or `vehicleAssigned` submits, `saved` takes a submitted trip back.
 * `manualCompleted` requires `reason`, `actualDistance` in km and `dropAt`.
 */
export const TripStageInput = z.object({
  stage: z.enum(TRIP_STAGES, 'Stage not exist'),
  reason: text(TRIP_STAGE_LIMITS.reason).optional(),
  /** Defaults to now. */
  occurredAt: UnixTime.optional(),
  actualDistance: Measure.optional(),
  dropAt: UnixTime.optional(),
  vehicleId: Id.optional(),
  driverId: Id.optional(),
  /** Removes vehicle and driver from planned trips of the organization that are at the same time. */
  takeOver: z.boolean().optional(),
});
/** The fields of the assign dialog. */
export const TripAssignInput = TripStageInput.pick({ vehicleId: true, driverId: true }).required();
/** The trip after the request, and what the request did; `unchanged` also when it only changed vehicle or driver. */
export const TripStageResult = Trip.extend({ stageOutcome: StageOutcome });
export const TripStageState = z.object({ stage: Stage, allowedStages: z.array(Stage) });

export type TripStageInput = z.infer<typeof TripStageInput>;
export type TripAssignInput = z.infer<typeof TripAssignInput>;
export type TripStageResult = z.infer<typeof TripStageResult>;
export type TripStageState = z.infer<typeof TripStageState>;
