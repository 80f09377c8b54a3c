import { type Kysely, sql } from 'kysely';

/** Prepaid trip credits: an append-only ledger, and the price of a credit by date. Times are unix seconds. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table epc_prices (valid_from bigint primary key, unit_price numeric(15, 2) not null check (unit_price >= 0), currency text not null);
    insert into epc_prices (valid_from, unit_price, currency) values (0, 250.00, 'LKR');

    create table epc_entries (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      kind text not null check (kind in ('purchased', 'reserved', 'activated', 'used', 'returned')),
      quantity integer not null check (quantity > 0), trip_id uuid references trips,
      unit_price numeric(15, 2) not null, currency text not null,
      user_id uuid, actor_id uuid, at bigint not null, position bigserial not null,
      check ((kind = 'purchased') = (trip_id is null))
    );
    create index epc_entries_figures on epc_entries (organization_id, kind) include (quantity);
    create index epc_entries_newest on epc_entries (organization_id, at desc, position desc);
    create unique index epc_entries_once on epc_entries (trip_id, kind);

    create function epc_entries_stay() returns trigger language plpgsql as $$ begin raise exception 'epc_entries is append-only'; end $$;
    create trigger epc_entries_stay before update or delete on epc_entries for each row execute function epc_entries_stay();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table epc_entries, epc_prices;
    drop function epc_entries_stay;
  `)
    .execute(db);
