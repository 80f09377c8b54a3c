import { type Kysely, sql } from 'kysely';

/** Signing out at an OpenID Connect provider too, which wants to see the ID token of the sign-in. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table identity_providers add column signs_out boolean not null default false;
    alter table sessions add column provider_id_token text;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table sessions drop column provider_id_token;
    alter table identity_providers drop column signs_out;
  `)
    .execute(db);
