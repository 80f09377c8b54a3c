import { type Kysely, sql } from 'kysely';

/**
 * What cargos need and vehicle types hold. The release before knows cooled vehicles by their icon only, and cargos
 * without a temperature.
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
