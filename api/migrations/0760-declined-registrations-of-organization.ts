import { type Kysely, sql } from 'kysely';

/** The organization that declined a registration, whose retention applies. Null for earlier ones. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      'alter table declined_registrations add column organization_id uuid references organizations (id) on delete cascade',
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table declined_registrations drop column organization_id').execute(db);
