import type { TripStage } from 'shared-contracts/values/trip-stages';
import { LIVE_STAGES } from './vehicle.rules.ts';

/** From its first second up to, without, its last; unix seconds. `toAt` null: with an open end. */
export type Period = { fromAt: number; toAt: number | null };

const endOf = ({ toAt }: Period) => toAt ?? Infinity;

export const overlap = (one: Period, other: Period) => one.fromAt < endOf(other) && other.fromAt < endOf(one);

/** This very second. */
export const instant = (now: number) => ({ fromAt: now, toAt: now + 1 });

export function stateAt(period: Period, now: number): 'upcoming' | 'current' | 'past' {
  if (endOf(period) <= now) return 'past';
  return period.fromAt <= now ? 'current' : 'upcoming';
}

/** Trips that are on the road. */
export const RUNNING_STAGES = ['transit', 'started'] as const satisfies readonly TripStage[];

const isAmong = (stages: readonly TripStage[], stage: TripStage) => stages.includes(stage);
export const isLive = (stage: TripStage) => isAmong(LIVE_STAGES, stage);

type Planned = { stage: TripStage; pickAt: number | null; dropAt: number | null; createdAt: number };

/**
 * How long a trip keeps its vehicle: from its pickup to its last delivery. One that is on the road does so now, whatever was planned,
 * and a late one until it is done.
 */
export function occupationOf({ stage, pickAt, dropAt, createdAt }: Planned, now: number): Period {
  const planned = pickAt ?? createdAt;
  const fromAt = isAmong(RUNNING_STAGES, stage) ? Math.min(planned, now) : planned;
  const toAt = isLive(stage) && dropAt !== null ? Math.max(dropAt, now + 1) : dropAt;
  return { fromAt, toAt };
}
