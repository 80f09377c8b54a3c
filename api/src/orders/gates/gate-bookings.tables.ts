import type { Generated } from 'kysely';
import type { GateBookingState } from 'shared-contracts/values/network/gates';

declare module '../../platform/database/database.ts' {
  interface Tables {
    gateBookings: {
      id: Generated<string>;
      gateId: string;
      startsAt: number;
      endsAt: number;
      /** As recorded at the gate; reports of the driver or tracker about the stop are applied on top. */
      state: Generated<GateBookingState>;
      arrivedAt: number | null;
      leftAt: number | null;
      /** Null: by a link. */
      createdBy: string | null;
      createdAt: number;
      revision: Generated<number>;
    };
    gateBookingStops: {
      bookingId: string;
      orderId: string;
      stopPosition: number;
      stopLocationId: string;
    };
    gateLinks: {
      id: Generated<string>;
      orderId: string;
      stopPosition: number;
      stopLocationId: string;
      tokenHash: string;
      createdBy: string;
      createdAt: number;
      expiresAt: number;
      revokedAt: number | null;
      requestMinute: Generated<number>;
      requestCount: Generated<number>;
    };
  }
}
