import type { Generated } from 'kysely';
import type { StageOutcome } from 'shared-contracts/common';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/trips/driver-events';
import type { LateCause } from 'shared-contracts/values/trips/late-events';

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
      /** What the event did, and the stage afterwards; null for proofs. */
      stageOutcome: Generated<StageOutcome | null>;
      stage: Generated<OrderStage | TripStage | null>;
      /** Why it was only kept in the trip's timeline. */
      lateCause: Generated<LateCause | null>;
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
