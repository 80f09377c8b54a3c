import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isRoot } from './caller.ts';
import type { Tables } from '../database/database.ts';

type OwnedTable = { [T in keyof Tables]: Tables[T] extends { organizationId: unknown } ? T : never }[keyof Tables];

/** Limits a query to the caller's organization: `.where(ownedBy(caller, 'contacts'))`. Root sees all rows. */
export function ownedBy(caller: Pick<Caller, 'role' | 'organizationId'>, table: OwnedTable): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  return isRoot(caller) ? eb.lit(true) : eb(sql.ref<string>(`${table}.organizationId`), '=', caller.organizationId);
}
