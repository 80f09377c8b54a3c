import type { Generated } from 'kysely';
import type { EpcKind } from 'shared-contracts/values/finance/epc';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Append-only, enforced by the database. */
    epcEntries: {
      id: Generated<string>;
      organizationId: string;
      kind: EpcKind;
      quantity: number;
      /** Null for purchases; a trip has one row per kind and round. */
      tripId: string | null;
      /** Which of the trip's submissions, from 1: one that was taken back reserves again. */
      round: Generated<number>;
      /** Remains when the trip is dissolved; null for purchases and rows before 0125. */
      tripNumber: string | null;
      /** Price of one credit when the row was written. */
      unitPrice: string;
      currency: string;
      userId: string | null;
      /** The user who impersonated `userId`. */
      actorId: string | null;
      at: number;
      position: Generated<number>;
    };
    /** The platform's price of one credit, from `validFrom` on. */
    epcPrices: {
      validFrom: number;
      unitPrice: string;
      currency: string;
    };
  }
}
