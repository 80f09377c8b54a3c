import type { Generated } from 'kysely';
import type { InspectionItemCode, InspectionKind } from 'shared-contracts/values/fleet/inspections';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** The default checklist applies without a row. */
    inspectionChecklists: {
      id: Generated<string>;
      organizationId: string;
      items: string[];
      revision: Generated<number>;
    };
    inspections: {
      id: Generated<string>;
      /** The vehicle's owner. */
      organizationId: string;
      vehicleId: string;
      tripId: string | null;
      kind: InspectionKind;
      hasDefects: boolean;
      createdBy: string;
      /** Idempotency key of the phone. */
      key: string;
      /** Unix seconds. */
      occurredAt: number;
      recordedAt: number;
    };
    inspectionItems: {
      id: Generated<string>;
      inspectionId: string;
      position: number;
      code: InspectionItemCode | null;
      name: string;
      isDefect: boolean;
      note: string | null;
      fileId: Generated<string | null>;
      thumbnailId: Generated<string | null>;
    };
  }
}
