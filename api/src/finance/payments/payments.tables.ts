import type { Generated } from 'kysely';
import type { PaymentKind, PaymentMethod } from 'shared-contracts/values/finance/payments';

type Balances = { invoiceId: string; total: string; paid: string; credited: string; open: string };

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Append-only, like its two tables below; enforced by the database. */
    payments: {
      id: Generated<string>;
      /** The payee, who received and recorded it. */
      organizationId: string;
      payerId: string;
      paidAt: number;
      kind: Generated<PaymentKind>;
      /**
       * In the currency of its invoices: the sum of its allocations; for a transfer or refund, the amount that leaves
       * the credited invoice.
       */
      amount: string;
      currency: string;
      method: PaymentMethod;
      reference: string | null;
      note: string | null;
      recordedBy: string;
      /** The user who was impersonating. */
      recordedAs: string | null;
      recordedAt: number;
      /** The line of a bank statement that it was imported from; null: entered. */
      importKey: string | null;
    };
    /** The amount of a payment for an invoice; negative where a transfer or refund reduces its credit balance. */
    paymentAllocations: {
      paymentId: string;
      invoiceId: string;
      amount: string;
    };
    /** Payments recorded by mistake, which don't count. */
    paymentReversals: {
      paymentId: string;
      reason: string;
      reversedBy: string;
      reversedAs: string | null;
      reversedAt: number;
    };
    /** A view: what is paid, credited and open of each invoice, in its currency. Computed row by row: lists use `storedBalances`. */
    invoiceBalances: Balances;
    /** The same figures, maintained by triggers. */
    storedBalances: Balances & {
      invoiceNumber: string;
      payerId: string;
      payeeId: string;
      issuedAt: number;
      dueAt: number;
      /** When it was last issued, paid or credited; `open` is the open amount from then on. */
      movedAt: number;
    };
  }
}
