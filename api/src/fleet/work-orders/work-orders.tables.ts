import type { Generated } from 'kysely';
import type { WorkOrderKind, WorkOrderLineKind, WorkOrderStatus } from 'shared-contracts/values/fleet/work-orders';

declare module '../../platform/database/database.ts' {
  interface Tables {
    workOrders: {
      id: Generated<string>;
      organizationId: string;
      number: string;
      kind: WorkOrderKind;
      status: Generated<WorkOrderStatus>;
      vehicleId: string;
      title: string;
      description: string | null;
      contactId: string | null;
      workshop: string | null;
      serviceIntervalId: string | null;
      /** The inspection whose defects it fixes. */
      inspectionId: Generated<string | null>;
      /** The currency of its organization at the time of creation. */
      currency: string | null;
      /** The sum of its lines. */
      cost: Generated<string>;
      /** Unix seconds. */
      doneAt: Generated<number | null>;
      /** The meter readings when the work was done. */
      odometer: Generated<number | null>;
      engineHours: Generated<number | null>;
      createdBy: string | null;
      createdAt: number;
      revision: Generated<number>;
    };
    workOrderLines: {
      id: Generated<string>;
      workOrderId: string;
      position: number;
      kind: WorkOrderLineKind;
      description: string;
      quantity: string;
      unitPrice: string;
      amount: string;
    };
    workOrderDocuments: {
      id: Generated<string>;
      workOrderId: string;
      fileId: string;
      thumbnailId: string | null;
      createdBy: string;
      createdAt: number;
    };
  }
}
