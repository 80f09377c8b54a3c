import { type Kysely, sql } from 'kysely';

/** Rules that warn or block when a vehicle or driver is assigned; the defaults apply to organizations without a row. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table assignment_rules (
      organization_id uuid primary key references organizations on delete cascade,
      driver_running text not null check (driver_running in ('warn', 'block')),
      driver_busy text not null check (driver_busy in ('warn', 'block')),
      document_expired text not null check (document_expired in ('warn', 'block')),
      service_expired text not null check (service_expired in ('warn', 'block'))
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table assignment_rules').execute(db);
