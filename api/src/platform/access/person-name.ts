import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/database.ts';
import { matchesSearch } from '../database/search.ts';

/**
 * SQL of a person's name: their own, else their contact's, else their login.
 * @param users alias of the users in the query, in snake case
 */
export const personNameSql = (users: string) =>
  `coalesce(${users}.full_name, (select person.name from contacts person where person.id = ${users}.contact_id), ${users}.login)`;

export const personName = (users = 'users') => sql<string>`${sql.raw(personNameSql(users))}`;
/** Null without a person, for an outer join of `users`. */
export const optionalPersonName = (users = 'users') => sql<string | null>`${sql.raw(personNameSql(users))}`;

/**
 * Limits a query to people whose name, login or email address contains the text.
 * @param users alias of the users in the query
 */
export function matchesPerson(text: string | undefined, users = 'users'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  const contacts = eb.selectFrom('contacts').select('contacts.id').where(matchesSearch(text, 'contacts.name'));
  return eb.or([
    matchesSearch(text, `${users}.login`, `${users}.email`, `${users}.fullName`),
    eb(sql.ref(`${users}.contactId`), 'in', contacts),
  ]);
}
