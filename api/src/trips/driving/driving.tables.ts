import type { Generated } from 'kysely';
import type { StageOutcome } from 'shared-contracts/common';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/trips/driver-events';
import type { LateCause } from 'shared-contracts/values/trips/late-events';

export type DriverDeviation = 'startedEarly' | 'arrivedFar';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** The idempotency keys of driver events and proofs. */
    driverEvents: {
      userId: string;
      key: string;
      tripId: string;
      orderId: string | null;
      event: DriverEvent | ProofKind;
      occurredAt: number;
      recordedAt: number;
      /** The outcome of the event, and the stage after it; null for proofs. */
      stageOutcome: Generated<StageOutcome | null>;
      stage: Generated<OrderStage | TripStage | null>;
      /** Why it only appears in the trip's timeline. */
      lateCause: Generated<LateCause | null>;
      /** The position of the phone; `accuracy` in metres. */
      latitude: Generated<number | null>;
      longitude: Generated<number | null>;
      accuracy: Generated<number | null>;
      /** An implausible time or position; `deviationBy` in seconds or metres. */
      deviation: Generated<DriverDeviation | null>;
      deviationBy: Generated<number | null>;
      /** The position of the trip's stop. */
      stopPosition: Generated<number | null>;
    };
    orderProofs: {
      id: Generated<string>;
      /** The order's owner. */
      organizationId: string;
      orderId: string;
      tripId: string;
      kind: ProofKind;
      /** Null: not named by the phone. */
      stopPosition: Generated<number | null>;
      stopLocationId: Generated<string | null>;
      signedBy: string | null;
      fileId: string;
      thumbnailId: string | null;
      takenAt: number;
      createdBy: string;
      createdAt: number;
    };
  }
}
