import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import type { Tables } from './database.ts';

/** For `ilike`: the text as people typed it, anywhere. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Any of the columns holds the text; one of less than three letters searches nothing: `.where(searching(query.search, 'contacts.name'))`. */
export function searching(text: string | undefined, ...columns: string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  if (text === undefined || text.length < SEARCH_FROM) return eb.lit(true);
  return eb.or(columns.map((column) => eb(sql.ref<string>(column), 'ilike', containing(text))));
}
