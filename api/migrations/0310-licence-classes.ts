import { type Kysely, sql } from 'kysely';

/** The classes of drivers' licences, and the one that a vehicle needs: its own, or else that of its type. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table drivers add column license_classes text[] not null default '{}';
    alter table vehicle_types add column license_class text;
    alter table vehicles add column license_class text;
    alter table assignment_rules
      add column licence_class text not null default 'warn' check (licence_class in ('warn', 'block'));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table assignment_rules drop column licence_class;
    alter table vehicles drop column license_class;
    alter table vehicle_types drop column license_class;
    alter table drivers drop column license_classes;
  `)
    .execute(db);
