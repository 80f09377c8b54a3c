import { type Kysely, sql } from 'kysely';

/** The columns that a user has chosen for a configurable report; indexes of orders and trips by their report date. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table report_columns (
      user_id uuid not null references users on delete cascade, report text not null, columns text[] not null, primary key (user_id, report)
    );
    create index orders_reported on orders (organization_id, (coalesce(pickup_from, created_at)) desc, id);
    create index orders_reported_to_partner on orders (partner_id, (coalesce(pickup_from, created_at)) desc, id) where validated_at is not null;
    create index trips_reported on trips (organization_id, (coalesce(pick_at, created_at)) desc, id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw('drop index trips_reported, orders_reported_to_partner, orders_reported; drop table report_columns;')
    .execute(db);
