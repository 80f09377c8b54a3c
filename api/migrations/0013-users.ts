import { type Kysely, sql } from 'kysely';

/** Indexes to find, sort and search an organization's users; a contact belongs to one user at most. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index users_by_login on users (organization_id, lower(login), id);
    create index users_by_email on users (organization_id, lower(email), id);
    create index users_newest on users (organization_id, created_at, id);
    drop index users_of_organization;
    create index users_search on users using gin (login gin_trgm_ops, email gin_trgm_ops);
    create unique index users_contact_once on users (contact_id) where contact_id is not null;
    create index drivers_of_user on drivers (user_id);
    create index drivers_of_contact on drivers (contact_id);
    create index vehicles_of_driver on vehicles (driver_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index vehicles_of_driver, drivers_of_contact, drivers_of_user, users_contact_once, users_search;
    create index users_of_organization on users (organization_id);
    drop index users_newest, users_by_email, users_by_login;
  `)
    .execute(db);
