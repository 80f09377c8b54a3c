import type { ColumnType, Generated } from 'kysely';
import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanRates } from 'shared-contracts/trips/plans/plans';
import type { PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import type { StopOrder } from './plan-state.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../../platform/database/database.ts' {
  interface Tables {
    plans: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      fromAt: number;
      toAt: number;
      rates: Json<PlanRates>;
      isArchived: Generated<boolean>;
      createdBy: string;
      createdAt: number;
      updatedBy: string;
      updatedAt: number;
      revision: Generated<number>;
    };
    planTrips: {
      planId: string;
      id: string;
      number: number;
      /** The revision of the plan at its last change. */
      revision: number;
      vehicleTypeId: string | null;
      vehicleId: string | null;
      driverId: string | null;
      startAt: number | null;
      stops: Json<StopOrder[]>;
      createdTripId: string | null;
      isLocked: Generated<boolean>;
    };
    planOrders: {
      planId: string;
      orderId: string;
      tripId: string;
    };
    planChanges: {
      planId: string;
      /** The revision of the plan after the change. */
      revision: number;
      userId: string;
      kind: PlanChangeKind;
      operations: Json<PlanOperation[]>;
      inverse: Json<PlanOperation[]>;
    };
    planPresences: {
      planId: string;
      userId: string;
      tripId: string | null;
      since: number;
      seenAt: number;
    };
  }
}
