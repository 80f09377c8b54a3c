import { type Kysely, sql } from 'kysely';

/**
 * The temperatures that cargos require and vehicle types keep. The previous release only knows cooled vehicles by
 * their icon, and cargos without a temperature.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table cargo_types add column temperature text not null default 'ambient' check (temperature in ('ambient', 'chilled', 'frozen'));
    alter table vehicle_types add column temperature text not null default 'ambient' check (temperature in ('ambient', 'chilled', 'frozen'));
    update vehicle_types set temperature = 'frozen' where icon = 'snowflake';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw('alter table cargo_types drop column temperature; alter table vehicle_types drop column temperature')
    .execute(db);
