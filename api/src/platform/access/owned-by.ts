import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isRoot } from './caller.ts';
import type { Tables } from './database.ts';

type Owned = { [T in keyof Tables]: Tables[T] extends { organizationId: unknown } ? T : never }[keyof Tables];

/** The one way to keep a query inside the caller's organization: `.where(ownedBy(caller, 'contacts'))`. Root sees all. */
export function ownedBy(caller: Caller, table: Owned): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  return isRoot(caller) ? eb.lit(true) : eb(sql.ref<string>(`${table}.organizationId`), '=', caller.organizationId);
}
