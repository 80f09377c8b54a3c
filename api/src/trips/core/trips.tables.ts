import type { Generated, GeneratedAlways } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';

declare module '../../platform/database/database.ts' {
  interface Tables {
    trips: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      number: string;
      reference: string | null;
      stage: Generated<TripStage>;
      /** When the trip reached its stage. Older events do not change the stage. */
      stageChangedAt: Generated<number>;
      requestedVehicleTypeId: string | null;
      vehicleId: string | null;
      driverId: string | null;
      /** When its vehicle took over the trip on the road; null if it is the first vehicle. */
      vehicleSince: Generated<number | null>;
      billingContactId: string | null;
      billingContractId: string | null;
      /** The organization that is paid: that of the billing contact, or else the other party of the contract. */
      billingPartnerId: string | null;
      description: string | null;
      routeZoneId: string | null;
      isBackhaul: Generated<boolean>;
      pickAt: number | null;
      dropAt: number | null;
      /** Entered by a user; null: derived from the orders. */
      enteredPickAt: number | null;
      enteredDropAt: number | null;
      /** CBM. */
      totalSpace: Generated<string>;
      /** kg. */
      totalWeight: Generated<string>;
      /** The sum over cargo with pallet places; null if there is none. */
      totalPalletPlaces: Generated<string | null>;
      totalLoadingMeters: Generated<string | null>;
      /** km. */
      estimatedDistance: string | null;
      isDistanceEstimated: Generated<boolean>;
      estimatedCost: string | null;
      /** km; set when the trip is over. */
      actualDistance: string | null;
      vehicleAssignedBy: string | null;
      vehicleAssignedAt: number | null;
      manualChangedBy: string | null;
      manualChangedAt: number | null;
      manualReason: string | null;
      startedAt: number | null;
      finishedAt: number | null;
      isArchived: Generated<boolean>;
      createdBy: string;
      createdAt: number;
      search: GeneratedAlways<string>;
    };
    /** Every order that has ever been in the trip; live until the trip ends or the order leaves it. */
    tripOrders: {
      tripId: string;
      orderId: string;
      isLive: Generated<boolean>;
    };
    tripStops: {
      tripId: string;
      position: number;
      locationId: string;
      contactId: string | null;
      plannedAt: number | null;
      /** Planned breaks and rests on the way to the stop. */
      breakMinutes: Generated<number>;
      /** When it was reached before an earlier stop. */
      outOfSequenceAt: Generated<number | null>;
      /** The expected arrival; null if unknown or already reached. */
      eta: Generated<number | null>;
      /** Seconds from the end of its window to the expected arrival; null: it is in time. */
      etaLateBy: Generated<number | null>;
      /** The late arrival that those who wait there were last notified of. */
      announcedEta: Generated<number | null>;
    };
    /**
     * The order stops served at a stop of the trip; `orderPosition` 0 is the pickup. An order is in the trip when it is
     * listed here.
     */
    tripStopOrders: {
      tripId: string;
      position: number;
      orderId: string;
      orderPosition: number;
    };
    tripNotificationContacts: {
      tripId: string;
      contactId: string;
    };
    tripDocuments: {
      id: Generated<string>;
      organizationId: string;
      tripId: string;
      fileId: string;
      thumbnailId: string | null;
      expiresAt: number | null;
      createdBy: string;
      createdAt: number;
    };
  }
}
