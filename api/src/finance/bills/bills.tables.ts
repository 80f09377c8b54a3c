import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ExtraCharge } from 'shared-contracts/finance/bills';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { BillState } from 'shared-contracts/values/finance/bills';
import type { UntaxedCategory } from 'shared-contracts/values/finance/invoices';
import type { Figures } from './figures.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    bills: {
      id: Generated<string>;
      /** The organization that owns the order or trip. */
      organizationId: string;
      orderId: string | null;
      tripId: string | null;
      state: Generated<BillState>;
      revision: Generated<number>;
      /** Values entered on the bill; null if they come from the order or trip and the contract. */
      billingContactId: string | null;
      contractId: string | null;
      /** km. */
      actualDistance: string | null;
      vatPercentage: string | null;
      /** Why the bill is not taxed; null if it is. */
      taxCategory: UntaxedCategory | null;
      taxReason: string | null;
      extraCharges: ColumnType<ExtraCharge[], string | undefined, string>;
      services: ColumnType<RequestedService[], string | undefined, string>;
      /** Whether the bill replaces the services of the order, even with none. */
      hasOwnServices: Generated<boolean>;
      discount: Generated<string>;
      /** The columns from here on are set on submission. The addressed partner. */
      partnerId: string | null;
      figures: ColumnType<Figures | null, string | undefined, string | null>;
      /** The billing currency: of `taxBase`, `vat` and `total`. */
      currencyId: string | null;
      /** The tax base in the base currency. */
      net: string | null;
      taxBase: string | null;
      vat: string | null;
      total: string | null;
      submittedBy: string | null;
      /** The user who was impersonating. */
      submittedAs: string | null;
      submittedAt: number | null;
      approvedBy: string | null;
      approvedAt: number | null;
      sentBackBy: string | null;
      sentBackAt: number | null;
      sentBackReason: string | null;
      /** Why the bill stands although its contract was invalid on the rating date, who decided it and when. */
      overrideReason: string | null;
      overriddenBy: string | null;
      overriddenAt: number | null;
      /** The invoice of the approved version; null if there is none. */
      invoiceId: string | null;
      /** The week or month in which the approved version is invoiced; null if it has an invoice of its own. */
      billingPeriodId: string | null;
      version: Generated<number>;
      /** Unix seconds since when an approved bill is outdated by corrected times of its order or trip. */
      outdatedAt: number | null;
      createdAt: number;
      /** Start of its order or trip, set by a trigger; null for older bills until the backfill job has run. */
      beginsAt: GeneratedAlways<number | null>;
    };
    /** Approved bills that a newer version has replaced. */
    billVersions: {
      billId: string;
      version: number;
      partnerId: string | null;
      figures: ColumnType<Figures, string, never>;
      currencyId: string | null;
      net: string | null;
      taxBase: string | null;
      vat: string | null;
      total: string | null;
      submittedBy: string | null;
      submittedAt: number | null;
      approvedBy: string | null;
      approvedAt: number;
      overrideReason: string | null;
      overriddenBy: string | null;
      overriddenAt: number | null;
      replacedAt: number;
    };
    billDocuments: {
      id: Generated<string>;
      organizationId: string;
      billId: string;
      fileId: string;
      thumbnailId: string | null;
      createdBy: string;
      createdAt: number;
    };
  }
}
