import { type Kysely, sql } from 'kysely';

/** Whose retention applies to a declined registration: the organization that declined it. Null: declined before. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      'alter table declined_registrations add column organization_id uuid references organizations (id) on delete cascade',
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table declined_registrations drop column organization_id').execute(db);
