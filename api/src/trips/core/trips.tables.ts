import type { Generated, GeneratedAlways } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trip-stages';

declare module '../platform/database.ts' {
  interface Tables {
    trips: {
      id: Generated<string>;
      organizationId: string;
      number: string;
      reference: string | null;
      stage: Generated<TripStage>;
      /** When it came to its stage; what happened before moves nothing. */
      stageChangedAt: Generated<number>;
      requestedVehicleTypeId: string | null;
      vehicleId: string | null;
      driverId: string | null;
      billingContactId: string | null;
      billingContractId: string | null;
      /** Who is paid: the organization of the billing contact, else the other side of the contract. */
      billingPartnerId: string | null;
      description: string | null;
      routeZoneId: string | null;
      isBackhaul: Generated<boolean>;
      pickAt: number | null;
      dropAt: number | null;
      /** As somebody entered them; null: they follow from the orders. */
      enteredPickAt: number | null;
      enteredDropAt: number | null;
      /** CBM. */
      totalSpace: Generated<string>;
      /** kg. */
      totalWeight: Generated<string>;
      /** km. */
      estimatedDistance: string | null;
      isDistanceEstimated: Generated<boolean>;
      estimatedCost: string | null;
      /** km; frozen when the trip is over. */
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
    /** Every order that was ever in it; live until the trip is over or the order leaves it. */
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
    };
    /** Which stop of which order is done at a stop of the trip: position 0 of the order is its pickup. An order is in the trip when it stands here. */
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
