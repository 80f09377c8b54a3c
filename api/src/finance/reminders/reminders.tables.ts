import type { ColumnType, Generated } from 'kysely';
import type { ReminderStep } from 'shared-contracts/finance/reminders';
import type { ReminderMode } from 'shared-contracts/values/finance/reminders';

declare module '../../platform/database/database.ts' {
  interface Tables {
    reminderSettings: {
      organizationId: string;
      mode: ReminderMode;
      steps: ColumnType<ReminderStep[], string, string>;
      /** The time zone of dates in the mails. */
      zone: string;
    };
    /** Reminders paused for a partner or an invoice. */
    reminderPauses: {
      id: Generated<string>;
      organizationId: string;
      partnerId: string | null;
      invoiceId: string | null;
      reason: string;
      createdAt: number;
      createdBy: string | null;
    };
    reminders: {
      id: Generated<string>;
      /** The payee. */
      organizationId: string;
      payerId: string;
      invoiceId: string;
      /** Counts from 1. */
      step: number;
      text: string;
      open: string;
      fee: string | null;
      currency: string;
      createdAt: number;
      /** Null: proposed. */
      sentAt: number | null;
      sentTo: string | null;
      /** Null: the daily job. */
      sentBy: string | null;
      feeWaivedAt: number | null;
      feeWaivedBy: string | null;
      feeWaivedReason: string | null;
    };
  }
}
