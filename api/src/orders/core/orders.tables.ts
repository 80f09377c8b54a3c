import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { CUTOFF_OPTIONS } from 'shared-contracts/orders/orders';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orders: {
      id: Generated<string>;
      organizationId: string;
      partnerId: string;
      number: string;
      reference: string | null;
      stage: Generated<OrderStage>;
      /** The stage that a delayed order returns to. */
      resumeStage: OrderStage | null;
      /** When the order reached its stage. Older events do not change the stage. */
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
      services: ColumnType<RequestedService[], string | undefined, string>;
      predictedDistance: string | null;
      isDistanceEstimated: Generated<boolean>;
      predictedCost: string | null;
      actualDistance: string | null;
      actualCost: string | null;
      totalWeight: Generated<string>;
      totalSpace: Generated<string>;
      /** The sum over cargo with pallet places; null if there is none. */
      totalPalletPlaces: Generated<string | null>;
      totalLoadingMeters: Generated<string | null>;
      revision: Generated<number>;
      createdBy: string;
      createdAt: number;
      firstApprovalBy: string | null;
      firstApprovalAt: number | null;
      secondApprovalBy: string | null;
      secondApprovalAt: number | null;
      validatedAt: number | null;
      /** The partner's answer. Null: no acceptance is required. */
      handshakeState: HandshakeState | null;
      /** The partner's deadline for accepting, while `offered`. */
      handshakeDeadline: number | null;
      /** Why the partner declined. */
      handshakeReason: string | null;
      handshakeChangedAt: number | null;
      /** The price agreed in its tender, in the contract's base currency; null if the contract's rates apply. */
      agreedPrice: string | null;
      /** The partner to whom the order was last sent. */
      sentToPartnerId: string | null;
      /** The warnings that were acknowledged when the order was sent for approval, with the reason. */
      acknowledgedWarnings: ColumnType<FeasibilityWarning[] | null, string | null | undefined, string | null>;
      acknowledgeReason: string | null;
      /** The order that it was split from. */
      splitFromId: string | null;
      /** The order that it was merged into. */
      mergedIntoId: string | null;
      isArchived: Generated<boolean>;
      archivedAt: number | null;
      /** The deadline for which the order was last marked as delayed. */
      delayedFor: number | null;
      /** The arrival at the last drop. The database maintains this column and the next two from the order's stops. */
      lastArrivedAt: GeneratedAlways<number | null>;
      /** The longest dwell time at a stop in minutes; 2^31-1 while the vehicle is at one. */
      longestWait: GeneratedAlways<number | null>;
      /**
       * When the vehicle arrived at the stop that it has not left. Also null for arrivals from before this column
       * existed.
       */
      standsSince: GeneratedAlways<number | null>;
      search: GeneratedAlways<string>;
    };
    orderStops: {
      orderId: string;
      position: number;
      locationId: string;
      contactId: string | null;
      /** Null: by position, the first stop is the pickup. */
      kind: StopKind | null;
      /** Null: the order's pickup or delivery window. */
      windowFrom: number | null;
      windowTo: number | null;
      /** Null: the order's loading or unloading minutes. */
      handlingMinutes: number | null;
      instructions: string | null;
      reference: string | null;
      arrivedAt: number | null;
      startedAt: number | null;
      endedAt: number | null;
      departedAt: number | null;
      /** The stamps that were not reported. */
      inferred: Generated<StopStamp[]>;
      /** The order changes vehicle here: it is unloaded at a hub, or loaded there again. */
      isTransfer: Generated<boolean>;
    };
    /** Cargo that a stop loads or unloads. */
    orderStopItems: {
      orderId: string;
      stopPosition: number;
      itemPosition: number;
      /** Null: what no other stop of its kind names. */
      quantity: number | null;
      /** Null: not reported for this stop. */
      deliveredQuantity: number | null;
      shortageReason: string | null;
    };
    orderCargoItems: {
      id: Generated<string>;
      orderId: string;
      position: number;
      packNumber: string | null;
      cargoId: string;
      quantity: number;
      /** Null: not reported yet. */
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
