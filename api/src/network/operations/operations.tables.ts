import type { FeasibilityMode } from 'shared-contracts/values/orders/feasibility';
import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    operations: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      approver1Id: string | null;
      approver2Id: string | null;
      /** How long a partner can accept an order; null if no acceptance is required. */
      acceptanceMinutes: number | null;
      /** The effect of warnings when an order is sent for approval. */
      feasibility: Generated<FeasibilityMode>;
      createdAt: number;
    };
    operationNotificationContacts: {
      operationId: string;
      contactId: string;
    };
    operationLocations: {
      operationId: string;
      locationId: string;
    };
  }
}
