import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { toPhoneDigits } from '../values/phone.rules.ts';
import type { Tables } from './database.ts';

/** Matches the text anywhere in a column with `ilike`; its wildcards are escaped. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Phones are stored as `+94771234567`, and found however the number is written. */
const PHONE_COLUMN = /(^|\.)phone$/;

/**
 * Limits a query to rows with the text in any of the columns: `.where(matchesSearch(query.search, 'contacts.name'))`.
 * Matches everything when the text is shorter than `MIN_SEARCH_LENGTH`.
 */
export function matchesSearch(text: string | undefined, ...columns: string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return eb.lit(true);
  const digits = toPhoneDigits(text);
  return eb.or(
    columns.flatMap((column) => [
      eb(sql.ref<string>(column), 'ilike', toLikePattern(text)),
      ...(digits && PHONE_COLUMN.test(column) ? [eb(sql.ref<string>(column), 'like', toLikePattern(digits))] : []),
    ]),
  );
}
