import type { FieldError } from 'shared-contracts/common';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { LIVE_STAGES } from './vehicle.rules.ts';

/** Unix seconds; `toAt` is exclusive, or null for an open end. */
export type Period = { fromAt: number; toAt: number | null };

const getEnd = ({ toAt }: Period) => toAt ?? Infinity;

export const doPeriodsOverlap = (a: Period, b: Period) => a.fromAt < getEnd(b) && b.fromAt < getEnd(a);

/** A period must end after it starts. */
export const getPeriodErrors = ({ fromAt, toAt }: Period): Record<string, FieldError> | null =>
  toAt !== null && toAt <= fromAt ? { toAt: { code: 'date', message: 'Invalid date' } } : null;

/** The period of one second. */
export const toInstant = (now: number) => ({ fromAt: now, toAt: now + 1 });

export function getPeriodState(period: Period, now: number): 'upcoming' | 'current' | 'past' {
  if (getEnd(period) <= now) return 'past';
  return period.fromAt <= now ? 'current' : 'upcoming';
}

/** Stages of trips that have started. */
export const RUNNING_STAGES = ['transit', 'started'] as const satisfies readonly TripStage[];

const includesStage = (stages: readonly TripStage[], stage: TripStage) => stages.includes(stage);
export const isLiveStage = (stage: TripStage) => includesStage(LIVE_STAGES, stage);

type PlannedTrip = { stage: TripStage; pickAt: number | null; dropAt: number | null; createdAt: number };

/**
 * The period for which a trip occupies its vehicle: from the pickup to the last delivery. A running trip occupies it
 * now even if it was planned for later, and a late trip until it is finished.
 */
export function getOccupation({ stage, pickAt, dropAt, createdAt }: PlannedTrip, now: number): Period {
  const plannedAt = pickAt ?? createdAt;
  const fromAt = includesStage(RUNNING_STAGES, stage) ? Math.min(plannedAt, now) : plannedAt;
  const toAt = isLiveStage(stage) && dropAt !== null ? Math.max(dropAt, now + 1) : dropAt;
  return { fromAt, toAt };
}
