import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import type { Tables } from './database.ts';

/** Matches the text anywhere in a column with `ilike`; its wildcards are escaped. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Limits a query to rows with the text in any of the columns: `.where(matchesSearch(query.search, 'contacts.name'))`.
 * Matches everything when the text is shorter than `MIN_SEARCH_LENGTH`.
 */
export function matchesSearch(text: string | undefined, ...columns: string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return eb.lit(true);
  return eb.or(columns.map((column) => eb(sql.ref<string>(column), 'ilike', toLikePattern(text))));
}
