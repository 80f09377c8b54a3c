import type { ColumnType, Generated } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { GroupedCycle } from 'shared-contracts/values/finance/invoices';
import type { ApprovedBill } from '../issue/content.rules.ts';
import type { BillingContact } from '../issue/parties.store.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** A week or month of bills between two sides, invoiced together. Days are `YYYY-MM-DD`, both included. */
    billingPeriods: {
      id: Generated<string>;
      of: BillSubject;
      payerId: string;
      payeeId: string;
      currencyId: string;
      isSelfBilled: boolean;
      cycle: GroupedCycle;
      fromDay: string;
      toDay: string;
    };
    /** Versions of bills with their invoice; without one they wait for that of their period. */
    invoiceBills: {
      billId: string;
      billVersion: number;
      billingPeriodId: string | null;
      /** The bill as approved; null if it equals the content of the invoice. */
      content: ColumnType<ApprovedBill | null, string, never>;
      billingContact: ColumnType<BillingContact | null, string | null, never>;
      serviceAt: number | null;
      invoiceId: string | null;
      /** The position among the bills of the invoice. */
      position: number | null;
    };
  }
}
