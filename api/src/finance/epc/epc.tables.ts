import type { Generated, JSONColumnType } from 'kysely';
import type { EpcBuyer } from 'shared-contracts/finance/epc';
import type { EpcCounting, EpcKind, EpcPurchaseState } from 'shared-contracts/values/finance/epc';

/** As printed on invoices. */
export type EpcSeller = { name: string; address: string; taxNumber: string; paymentDetails: string };

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Append-only, enforced by the database. */
    epcEntries: {
      id: Generated<string>;
      organizationId: string;
      kind: EpcKind;
      quantity: number;
      /** Set for purchased, expired and withdrawn credits; null in rows from before migration 0360. */
      purchaseId: string | null;
      /** Null for what belongs to a purchase; a trip has one row per kind and round. */
      tripId: string | null;
      /** Counts the trip's submissions, from 1: submitting again after taking back reserves another credit. */
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
    /** Purchases since 0360, each with its invoice. */
    epcPurchases: {
      id: Generated<string>;
      organizationId: string;
      /** The invoice number, without gaps within a year. */
      number: string;
      state: Generated<EpcPurchaseState>;
      quantity: number;
      unitPrice: string;
      currency: string;
      taxPercentage: string | null;
      buyer: JSONColumnType<EpcBuyer>;
      seller: JSONColumnType<EpcSeller>;
      userId: string | null;
      actorId: string | null;
      createdAt: number;
      dueAt: number;
      /** When its credits expire, once they count; null if never. */
      expiresAt: number | null;
      paymentReference: string | null;
      /** Why the purchase failed or was cancelled. */
      reason: string | null;
      decidedBy: string | null;
      decidedAt: number | null;
    };
    epcInvoiceNumbers: { year: number; last: number };
    /** A single row: the terms on which the platform sells credits. */
    epcSettings: {
      id: Generated<boolean>;
      sellerName: Generated<string>;
      sellerAddress: Generated<string>;
      sellerTaxNumber: Generated<string>;
      paymentDetails: Generated<string>;
      taxPercentage: string | null;
      paymentDays: Generated<number>;
      counting: Generated<EpcCounting>;
      expiryMonths: number | null;
      warningDays: Generated<number>;
    };
    /** Alerts that are sent by email, each once. */
    epcAlerts: {
      id: Generated<string>;
      organizationId: string;
      kind: 'low' | 'expiring';
      /** Remaining credits, or those that expire. */
      quantity: number;
      purchaseId: string | null;
      expiresAt: number | null;
      createdAt: number;
      sentAt: number | null;
    };
    /** The platform's price of one credit, from `validFrom` on. */
    epcPrices: {
      validFrom: number;
      unitPrice: string;
      currency: string;
    };
  }
}
