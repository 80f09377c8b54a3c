import type { ColumnType, Generated } from 'kysely';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/trips/driver-events';

/**
 * `applied`: by a later attempt; `superseded`: the order has passed the stop, or its trip is over; `dismissed`: by a
 * dispatcher.
 */
export type Resolution = 'applied' | 'superseded' | 'dismissed';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Moves that a geofence or a driver reported and that were not applied. Open until `resolvedAt`. */
    rejectedMoves: {
      id: Generated<string>;
      /** The trip's organization. */
      organizationId: string;
      tripId: string;
      /** Null: the event is of the trip itself. */
      orderId: string | null;
      /** The position of the trip's stop. */
      stopPosition: number | null;
      locationId: string | null;
      source: 'geofence' | 'driver';
      event: DriverEvent | ProofKind;
      /** The reason: the code of the API error, `movedSince`, `stopNotNext`, or a `LateCause` of a driver. */
      code: string;
      params: ColumnType<object | null, string | null, string | null>;
      /** The driver. */
      userId: string | null;
      /** Never after `recordedAt`. */
      occurredAt: number;
      recordedAt: number;
      attempts: Generated<number>;
      /** Null: it is not tried again. */
      nextAttemptAt: Generated<number | null>;
      resolution: Generated<Resolution | null>;
      resolvedAt: Generated<number | null>;
    };
  }
}
