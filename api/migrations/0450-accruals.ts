import { type Kysely, sql } from 'kysely';

/**
 * Deliveries that were not invoiced by the end of a month: one run per organization and month, which is immutable once
 * posted.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table accrual_runs (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      zone text not null, ends_at bigint not null,
      calculated_at bigint not null, calculated_by uuid references users,
      posted_at bigint, posted_by uuid references users, posted_as uuid references users,
      revision integer not null default 1,
      unique (organization_id, month)
    );
    create table accruals (
      id uuid primary key default gen_random_uuid(),
      run_id uuid not null references accrual_runs on delete cascade,
      side text not null check (side in ('payer', 'payee')),
      order_id uuid references orders, trip_id uuid references trips,
      payer_id uuid not null references organizations, payee_id uuid not null references organizations,
      contract_id uuid references contracts on delete set null, contract_name text,
      currency text, amount numeric(15, 2), delivered_at bigint not null, state text not null, reasons text[] not null,
      check ((order_id is null) <> (trip_id is null)), check ((amount is null) = (currency is null))
    );
    create index accruals_of_run on accruals (run_id, side);
    create index accruals_of_order on accruals (order_id) where order_id is not null;
    create index accruals_of_trip on accruals (trip_id) where trip_id is not null;
    create function accruals_stay() returns trigger language plpgsql as $$
      begin
        if (select posted_at from accrual_runs where id = old.run_id) is not null then
          raise exception 'accruals of a posted run stay';
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$;
    create trigger accruals_stay before update of amount, currency, side or delete on accruals
      for each row execute function accruals_stay();
    create function count_accrual_revision() returns trigger language plpgsql as $$
    begin
      update accrual_runs set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_accrual_revision before insert on timeline_entries for each row
      when (new.subject = 'accrualRun') execute function count_accrual_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_accrual_revision on timeline_entries;
    drop function count_accrual_revision;
    drop table accruals, accrual_runs;
    drop function accruals_stay;
  `)
    .execute(db);
