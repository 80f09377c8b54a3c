import { type Kysely, sql } from 'kysely';

/** The remaining trip credits at which an organization is alerted; null for never. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table organizations add column epc_alert_level integer default 10 check (epc_alert_level >= 0)`.execute(db);

export const down = (db: Kysely<unknown>) => sql`alter table organizations drop column epc_alert_level`.execute(db);
