import { type Kysely, sql } from 'kysely';

/**
 * For signing out at the provider as well: the format in which it names a user, and logouts that wait for its
 * response.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table user_identities add column name_format text;
    alter table saml_attempts add column is_logout boolean not null default false;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table saml_attempts drop column is_logout;
    alter table user_identities drop column name_format;
  `)
    .execute(db);
