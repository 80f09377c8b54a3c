import type { Generated } from 'kysely';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/driver-events';

declare module '../../platform/database.ts' {
  interface Tables {
    /** What a driver has told, each once. A proof stands here as well: its key is used up too. */
    driverEvents: {
      userId: string;
      key: string;
      tripId: string;
      orderId: string | null;
      event: DriverEvent | ProofKind;
      occurredAt: number;
      recordedAt: number;
    };
    orderProofs: {
      id: Generated<string>;
      /** Of the order's owner. */
      organizationId: string;
      orderId: string;
      tripId: string;
      kind: ProofKind;
      signedBy: string | null;
      fileId: string;
      thumbnailId: string | null;
      takenAt: number;
      createdBy: string;
      createdAt: number;
    };
  }
}
