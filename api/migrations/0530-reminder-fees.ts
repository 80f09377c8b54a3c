import { type Kysely, sql } from 'kysely';

/** Fees of reminders are posted once, and reversed when they are waived. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table reminders add column fee_waived_at bigint, add column fee_waived_by uuid references users,
      add column fee_waived_reason text;
    alter table journal_documents drop constraint journal_documents_kind_check;
    alter table journal_documents add constraint journal_documents_kind_check check (kind in
      ('invoice', 'creditNote', 'payment', 'refund', 'transfer', 'paymentReversal', 'accrual', 'accrualReversal',
       'reminderFee', 'reminderFeeWaiver'));
    create index reminders_with_fees on reminders (organization_id, sent_at) where fee > 0 and sent_at is not null;
  `)
    .execute(db);

/** Exported fees stay, so the check only applies to new documents. */
export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index reminders_with_fees;
    alter table journal_documents drop constraint journal_documents_kind_check;
    alter table journal_documents add constraint journal_documents_kind_check check (kind in
      ('invoice', 'creditNote', 'payment', 'refund', 'transfer', 'paymentReversal', 'accrual', 'accrualReversal')) not valid;
    alter table reminders drop column fee_waived_at, drop column fee_waived_by, drop column fee_waived_reason;
  `)
    .execute(db);
