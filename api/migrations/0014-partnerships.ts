import { type Kysely, sql } from 'kysely';

/**
 * The side that blocked a partnership: only that side can unblock it. Vehicles that an organization shares with a
 * partner.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table partnerships add column blocked_by uuid references organizations;
    update partnerships set blocked_by = organization_id where status = 'blocked';
    alter table partnerships add constraint partnerships_blocked_by check ((status = 'blocked') = (blocked_by is not null) and blocked_by in (organization_id, partner_id));

    create table vehicle_shares (
      vehicle_id uuid not null references vehicles on delete cascade, partner_id uuid not null references organizations, primary key (vehicle_id, partner_id)
    );
    create index vehicle_shares_of_partner on vehicle_shares (partner_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table vehicle_shares;
    alter table partnerships drop constraint partnerships_blocked_by, drop column blocked_by;
  `)
    .execute(db);
