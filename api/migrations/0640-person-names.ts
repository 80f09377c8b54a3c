import { type Kysely, sql } from 'kysely';

/** First and last names of users, those that identity providers have sent so far included. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table users
      add given_name text,
      add family_name text,
      add full_name text generated always as (
        nullif(btrim(coalesce(given_name, '') || ' ' || coalesce(family_name, '')), '')
      ) stored;
    drop index users_search;
    create index users_search on users using gin (login gin_trgm_ops, email gin_trgm_ops, full_name gin_trgm_ops);
    update users set
      given_name = nullif(left(btrim(attributes->'name'->>'givenName'), 100), ''),
      family_name = nullif(left(btrim(attributes->'name'->>'familyName'), 100), '')
    from scim_users
    where user_id = users.id and removed_at is null and attributes ? 'name';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index users_search;
    create index users_search on users using gin (login gin_trgm_ops, email gin_trgm_ops);
    alter table users drop full_name, drop family_name, drop given_name;
  `)
    .execute(db);
