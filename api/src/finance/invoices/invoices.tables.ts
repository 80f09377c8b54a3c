import type { ColumnType, Generated } from 'kysely';
import type { Invoice, TaxRate } from 'shared-contracts/finance/invoices';
import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Texts that an organization prints on its invoices; defaults apply without a row. */
    invoiceSettings: {
      organizationId: string;
      address: string | null;
      street: string | null;
      buildingNumber: string | null;
      postalCode: string | null;
      town: string | null;
      taxNumber: string | null;
      companyNumber: string | null;
      bankName: string | null;
      bankAccount: string | null;
      bankCode: string | null;
      paymentTermDays: number;
      series: string;
      creditNoteSeries: string;
      numberFormat: string;
      taxRates: ColumnType<TaxRate[], string, string>;
      electronicScheme: string | null;
      electronicAddress: string | null;
      buyerReference: string | null;
      attachesElectronic: Generated<boolean>;
    };
    /** The last number of a series and year. */
    invoiceCounters: {
      organizationId: string;
      series: string;
      year: number;
      last: number;
    };
    /** Append-only, enforced by the database. */
    invoices: {
      id: Generated<string>;
      /** The organization that owns the series. */
      organizationId: string;
      series: string;
      year: number;
      sequence: number;
      number: string;
      kind: InvoiceKind;
      /** The invoice that a credit note reverses. */
      originalId: string | null;
      /** Null: it groups the bills of a billing period. */
      billId: string | null;
      billVersion: number | null;
      billingPeriodId: string | null;
      payerId: string;
      payeeId: string;
      issuedAt: number;
      dueAt: number;
      currency: string;
      net: string;
      tax: string;
      total: string;
      /** The reference of its QR-bill; null if it has none. */
      paymentReference: Generated<string | null>;
      content: ColumnType<Invoice, string, never>;
    };
    /** The amount that a credit note credits of each bill, in its billing currency; filled by a trigger. */
    billCredits: {
      billId: string;
      billVersion: number;
      creditNoteId: string;
      net: string;
      tax: string;
    };
  }
}
