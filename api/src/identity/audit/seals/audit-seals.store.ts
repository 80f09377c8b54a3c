import type { Db } from '../../../platform/database/database.ts';
import './audit-seals.tables.ts';

export const findLatestSeal = (db: Db) =>
  db.selectFrom('auditSeals').selectAll().orderBy('endsAt', 'desc').limit(1).executeTakeFirst();

/** Oldest first. */
export const listSeals = (db: Db) => db.selectFrom('auditSeals').selectAll().orderBy('endsAt').execute();
