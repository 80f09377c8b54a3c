import type { ColumnType, Generated } from 'kysely';
import type { ExceptionKind } from 'shared-contracts/values/trips/exceptions';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** At most one per kind, trip, order and stop while its cause lasts. Times in unix seconds. */
    tripExceptions: {
      id: Generated<string>;
      organizationId: string;
      kind: ExceptionKind;
      /** Null: the order is in no trip. */
      tripId: string | null;
      orderId: string | null;
      /** The position of the trip's stop. */
      stopPosition: number | null;
      params: ColumnType<{ code?: string }, string | undefined, string>;
      /** When its cause started. */
      occurredAt: number;
      detectedAt: number;
      dueAt: number;
      ownerId: string | null;
      snoozedUntil: number | null;
      resolvedAt: number | null;
      resolvedBy: string | null;
      /** When its cause ended. */
      endedAt: number | null;
      revision: Generated<number>;
    };
  }
}
