import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A change of vehicle: the order is unloaded at a hub by one trip and loaded there by another one. */
    orderTransfers: {
      id: Generated<string>;
      orderId: string;
      /** Of the drop at the hub among the stops of the order; the pickup there is the next one. */
      stopPosition: number;
      locationId: string;
      fromTripId: string;
      toTripId: string;
      /** The second trip was created for this. */
      isNewTrip: boolean;
      createdAt: number;
      /** When the first trip had unloaded the order; null: it has not. */
      transferredAt: Generated<number | null>;
    };
  }
}
