import type { Generated } from 'kysely';
import type { EpcKind } from 'shared-contracts/values/epc';

declare module '../../platform/database.ts' {
  interface Tables {
    /** Rows are added, never changed: the database refuses. */
    epcEntries: {
      id: Generated<string>;
      organizationId: string;
      kind: EpcKind;
      quantity: number;
      /** Null for what was bought; of a trip there is one row of a kind. */
      tripId: string | null;
      /** What a credit cost when the row was written. */
      unitPrice: string;
      currency: string;
      userId: string | null;
      /** The user who signed in as the other. */
      actorId: string | null;
      at: number;
      position: Generated<number>;
    };
    /** The platform's price of one credit, from a time on. */
    epcPrices: {
      validFrom: number;
      unitPrice: string;
      currency: string;
    };
  }
}
