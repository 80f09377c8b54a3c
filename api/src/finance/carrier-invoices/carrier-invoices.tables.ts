import type { ColumnType, Generated } from 'kysely';
import type { InvoiceComparison } from 'shared-contracts/finance/carrier-invoices';
import type { EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import type {
  CarrierInvoiceSource,
  CarrierInvoiceStatus,
  Settlement,
} from 'shared-contracts/values/finance/carrier-invoices';

/** `settlement`: how it reached the bill; null: not approved yet. */
export type AgreedAmount = { subjectId: string; net: string; tax: string; settlement: Settlement | null };

declare module '../../platform/database/database.ts' {
  interface Tables {
    carrierInvoices: {
      id: Generated<string>;
      /** The payer, who received it. */
      organizationId: string;
      /** The carrier. */
      partnerId: string;
      /** Unique per carrier among its invoices and among its credit notes, ignoring case. */
      number: string;
      source: CarrierInvoiceSource;
      status: CarrierInvoiceStatus;
      /** `YYYY-MM-DD`, like `dueOn`, `fromDay` and `toDay`. */
      issuedOn: string;
      dueOn: string | null;
      /** The days that it covers. */
      fromDay: string | null;
      toDay: string | null;
      currency: string;
      net: string;
      tax: string;
      total: string;
      /** The result of the last comparison. */
      comparison: ColumnType<InvoiceComparison, string, string>;
      /** Invoiced less billed, before tax; null: no line has a bill. */
      difference: string | null;
      violations: ColumnType<EInvoiceViolation[], string, string>;
      /** When the invoice was disputed; from then on the carrier sees what it was compared with. */
      disputedAt: number | null;
      agreed: ColumnType<AgreedAmount[] | null, string | null | undefined, string | null>;
      /** For a credit note, the invoice that it credits. */
      creditedId: string | null;
      /** Agreed: the carrier sends a credit note for what it has invoiced too much. */
      expectsCreditNote: Generated<boolean>;
      /** Negative for credit notes. */
      payableNet: string | null;
      payableTax: string | null;
      payableTotal: string | null;
      fileId: string | null;
      /** The reason of a rejection. */
      reason: string | null;
      createdBy: string;
      /** The user who was impersonating. */
      createdAs: string | null;
      createdAt: number;
      decidedBy: string | null;
      decidedAs: string | null;
      decidedAt: number | null;
      revision: Generated<number>;
    };
    carrierInvoiceLines: {
      carrierInvoiceId: string;
      position: number;
      reference: string | null;
      description: string | null;
      net: string;
      taxPercentage: string;
      orderId: string | null;
      tripId: string | null;
      /** The order or trip was chosen by hand. */
      isManual: Generated<boolean>;
    };
    carrierInvoiceMessages: {
      id: Generated<string>;
      carrierInvoiceId: string;
      organizationId: string;
      text: string;
      proposal: ColumnType<{ subjectId: string; net: string }[] | null, string | null, never>;
      /** Whether the proposal expects a credit note for the difference from the carrier. */
      creditNote: Generated<boolean>;
      createdBy: string;
      createdAs: string | null;
      createdAt: number;
      position: Generated<number>;
    };
  }
}
