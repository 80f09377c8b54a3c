import { type Kysely, sql } from 'kysely';

/**
 * The web vital that a release was quarantined for, and its 75th percentile; null: it failed too often. `tried` and
 * `failed` then count page views, and those with a poor value.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table area_quarantines add column vital text, add column p75 double precision').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table area_quarantines drop column p75, drop column vital').execute(db);
