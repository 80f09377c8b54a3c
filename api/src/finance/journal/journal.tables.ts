import type { ColumnType, Generated } from 'kysely';
import type { JournalTotal } from 'shared-contracts/finance/journal';
import type { JournalDocumentKind, JournalFormat, LedgerRole } from 'shared-contracts/values/finance/journal';

declare module '../../platform/database/database.ts' {
  interface Tables {
    ledgerAccounts: {
      id: Generated<string>;
      organizationId: string;
      role: LedgerRole;
      /** The id of a partner, the code of an order type or a percentage; null: for all others. */
      key: string | null;
      account: string;
    };
    journalSettings: {
      organizationId: string;
      datevConsultant: number | null;
      datevClient: number | null;
      accountLength: number;
      fiscalYearMonth: number;
    };
    /** Append-only, like its two tables below; enforced by the database. */
    journalRuns: {
      id: Generated<string>;
      organizationId: string;
      number: number;
      fromDay: string | null;
      toDay: string;
      zone: string;
      documents: number;
      postings: number;
      totals: ColumnType<JournalTotal[], string, never>;
      createdAt: number;
      createdBy: string;
      createdAs: string | null;
    };
    /** Exported documents, each once per organization. `sourceId`: the invoice, payment, accrual run or reminder. */
    journalDocuments: {
      organizationId: string;
      kind: JournalDocumentKind;
      sourceId: string;
      runId: string;
      day: string;
      /** The value of one unit of its currency in the own currency. */
      rate: string;
    };
    journalPostings: {
      runId: string;
      position: number;
      kind: JournalDocumentKind;
      sourceId: string;
      day: string;
      document: string;
      reference: string | null;
      partnerId: string | null;
      text: string;
      debitRole: LedgerRole;
      debitAccount: string;
      creditRole: LedgerRole;
      creditAccount: string;
      amount: string;
      currency: string;
      ownAmount: string;
      ownCurrency: string;
      rate: string;
    };
    journalDownloads: {
      id: Generated<string>;
      runId: string;
      format: JournalFormat;
      downloadedAt: number;
      downloadedBy: string;
    };
  }
}
