import { type Kysely, sql } from 'kysely';

/** Root administers countries and currencies: their names are unique, regardless of case. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table countries drop constraint countries_short_name_key;
    alter table currencies drop constraint currencies_short_name_key;
    create unique index countries_name on countries (lower(name));
    create unique index countries_short_name on countries (upper(short_name));
    create unique index currencies_short_name on currencies (upper(short_name));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index countries_name, countries_short_name, currencies_short_name;
    alter table countries add constraint countries_short_name_key unique (short_name);
    alter table currencies add constraint currencies_short_name_key unique (short_name);
  `)
    .execute(db);
