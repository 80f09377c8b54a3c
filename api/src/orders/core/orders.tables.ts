import type { Generated, GeneratedAlways } from 'kysely';
import type { CUTOFF_OPTIONS } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { StopStamp } from './stop-stamps.rules.ts';

declare module '../platform/database.ts' {
  interface Tables {
    orders: {
      id: Generated<string>;
      organizationId: string;
      partnerId: string;
      number: string;
      reference: string | null;
      stage: Generated<OrderStage>;
      /** What a delayed order goes on with. */
      resumeStage: OrderStage | null;
      /** When it came to its stage; what happened before moves nothing. */
      stageChangedAt: Generated<number>;
      orderTypeId: string;
      contractId: string;
      operationId: string;
      isFlexible: Generated<boolean>;
      isBackhaul: Generated<boolean>;
      description: string | null;
      rejectedReason: string | null;
      pickupFrom: number | null;
      pickupTo: number | null;
      deliveryFrom: number | null;
      deliveryTo: number | null;
      cutoffOption: Generated<(typeof CUTOFF_OPTIONS)[number]>;
      cutoffFrom: number | null;
      cutoffTo: number | null;
      loadingMinutes: Generated<number>;
      unloadingMinutes: Generated<number>;
      predictedDistance: string | null;
      isDistanceEstimated: Generated<boolean>;
      predictedCost: string | null;
      actualDistance: string | null;
      actualCost: string | null;
      totalWeight: Generated<string>;
      totalSpace: Generated<string>;
      createdBy: string;
      createdAt: number;
      firstApprovalBy: string | null;
      firstApprovalAt: number | null;
      secondApprovalBy: string | null;
      secondApprovalAt: number | null;
      validatedAt: number | null;
      isArchived: Generated<boolean>;
      archivedAt: number | null;
      /** The deadline that it was last found late for. */
      delayedFor: number | null;
      /** What its stops tell, kept by the database: when it came to its last drop, and the most minutes that it stood at a stop, 2^31-1 while it stands at one. */
      lastArrivedAt: GeneratedAlways<number | null>;
      longestWait: GeneratedAlways<number | null>;
      /** Since when it stands where it has not left, kept likewise; null also for what has stood there since before it was kept. */
      standsSince: GeneratedAlways<number | null>;
      search: GeneratedAlways<string>;
    };
    orderStops: {
      orderId: string;
      position: number;
      locationId: string;
      contactId: string | null;
      arrivedAt: number | null;
      startedAt: number | null;
      endedAt: number | null;
      departedAt: number | null;
      /** The stamps that nobody told. */
      inferred: Generated<StopStamp[]>;
    };
    orderCargoItems: {
      id: Generated<string>;
      orderId: string;
      position: number;
      packNumber: string | null;
      cargoId: string;
      quantity: number;
      /** Null: not told yet. */
      deliveredQuantity: number | null;
      shortageReason: string | null;
    };
    orderVehicleTypes: {
      orderId: string;
      vehicleTypeId: string;
    };
    orderNotificationContacts: {
      orderId: string;
      contactId: string;
    };
  }
}
