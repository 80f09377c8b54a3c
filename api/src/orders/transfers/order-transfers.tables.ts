import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A change of vehicle: the order is unloaded at a hub by one trip and loaded there by another one. */
    orderTransfers: {
      id: Generated<string>;
      orderId: string;
      /** The position of the drop at the hub; the pickup there is the next stop. */
      stopPosition: number;
      locationId: string;
      fromTripId: string;
      toTripId: string;
      /** The second trip was created for this. */
      isNewTrip: boolean;
      createdAt: number;
      /** When the first trip unloaded the order; null until then. */
      transferredAt: Generated<number | null>;
    };
  }
}
