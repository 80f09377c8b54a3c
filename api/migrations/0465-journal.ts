import { type Kysely, sql } from 'kysely';

/**
 * Postings for the accounting of each organization: its accounts, and its immutable export runs. A document is
 * exported once per organization, by the key of `journal_documents`.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table ledger_accounts (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      role text not null, key text, account text not null,
      unique nulls not distinct (organization_id, role, key)
    );
    create table journal_settings (
      organization_id uuid primary key references organizations on delete cascade,
      datev_consultant integer check (datev_consultant between 1001 and 9999999),
      datev_client integer check (datev_client between 1 and 99999),
      account_length integer not null default 4 check (account_length between 4 and 8),
      fiscal_year_month integer not null default 1 check (fiscal_year_month between 1 and 12)
    );
    create table journal_runs (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      number integer not null, from_day text, to_day text not null, zone text not null,
      documents integer not null, postings integer not null, totals jsonb not null,
      created_at bigint not null, created_by uuid not null references users, created_as uuid references users,
      unique (organization_id, number)
    );
    create table journal_documents (
      organization_id uuid not null references organizations,
      kind text not null check (kind in
        ('invoice', 'creditNote', 'payment', 'refund', 'transfer', 'paymentReversal', 'accrual', 'accrualReversal')),
      source_id uuid not null, run_id uuid not null references journal_runs,
      day text not null, rate numeric(20, 8) not null,
      primary key (organization_id, kind, source_id)
    );
    create index journal_documents_of_run on journal_documents (run_id);
    create table journal_postings (
      run_id uuid not null references journal_runs, position integer not null,
      kind text not null, source_id uuid not null, day text not null, document text not null, reference text,
      partner_id uuid references organizations, text text not null,
      debit_role text not null, debit_account text not null, credit_role text not null, credit_account text not null,
      amount numeric(15, 2) not null, currency text not null,
      own_amount numeric(15, 2) not null, own_currency text not null, rate numeric(20, 8) not null,
      primary key (run_id, position)
    );
    create table journal_downloads (
      id uuid primary key default gen_random_uuid(),
      run_id uuid not null references journal_runs, format text not null,
      downloaded_at bigint not null, downloaded_by uuid not null references users
    );
    create index journal_downloads_of_run on journal_downloads (run_id, downloaded_at);
    create function journal_stays() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$;
    create trigger journal_stays before update or delete on journal_runs for each row execute function journal_stays();
    create trigger journal_stays before update or delete on journal_documents for each row execute function journal_stays();
    create trigger journal_stays before update or delete on journal_postings for each row execute function journal_stays();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table journal_downloads, journal_postings, journal_documents, journal_runs, journal_settings, ledger_accounts;
    drop function journal_stays;
  `)
    .execute(db);
