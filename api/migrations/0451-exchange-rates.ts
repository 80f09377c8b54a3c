import { type Kysely, sql } from 'kysely';

/**
 * Exchange rates by day, of one organization or (without one) of all, and what a bill was booked at in the own currency of
 * each of its sides.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table exchange_rates (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid references organizations,
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      base text not null check (base ~ '^[A-Z]{3}$'), quote text not null check (quote ~ '^[A-Z]{3}$'),
      rate numeric(20, 8) not null check (rate > 0),
      source text not null check (source in ('ecb', 'manual')), reason text,
      created_by uuid references users, created_at bigint not null,
      check (base <> quote), check (source <> 'manual' or reason is not null)
    );
    create unique index exchange_rates_of_organization on exchange_rates (organization_id, base, quote, day) nulls not distinct;
    create index exchange_rates_by_pair on exchange_rates (base, quote, day desc);
    create table booked_rates (
      bill_id uuid not null references bills, bill_version integer not null,
      organization_id uuid not null references organizations,
      bill_currency text not null, currency text not null,
      rate numeric(20, 8) not null, day text not null, source text not null,
      net numeric(15, 2) not null, tax numeric(15, 2) not null, total numeric(15, 2) not null,
      rounding numeric(15, 2) not null, booked_at bigint not null,
      primary key (bill_id, bill_version, organization_id)
    );
    create function booked_rates_stay() returns trigger language plpgsql as $$
      begin raise exception 'booked_rates is append-only'; end $$;
    create trigger booked_rates_stay before update or delete on booked_rates for each row execute function booked_rates_stay();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table booked_rates, exchange_rates;
    drop function booked_rates_stay;
  `)
    .execute(db);
