import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { UserQuery } from 'shared-contracts/users';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';
import { shownUsers } from './users.store.ts';

type Query = z.infer<typeof UserQuery>;

const FILTERS = ['status', 'role', 'organizationId', 'isDriver'] as const;

function asked(caller: Caller, query: Query): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>();
  const filters = FILTERS.flatMap((name) => (query[name] === undefined ? [] : [eb(`users.${name}`, '=', query[name])]));
  return eb.and([ownedBy(caller, 'users'), searching(query.search, 'users.login', 'users.email'), ...filters]);
}

/** Names sort as people read them, in whatever case. */
const SORTED = {
  login: sql`lower(users.login)`,
  email: sql`lower(users.email)`,
  role: sql`users.role`,
  status: sql`users.status`,
  createdAt: sql`users.created_at`,
};

/** The page is chosen first and then joined with what shows it: fifty thousand users are not dressed up to show twenty. */
export async function listUsers(db: Db, caller: Caller, query: Query) {
  const { column, direction } = ordering(query.sort);
  const { page, limit } = query;
  const users = db.selectFrom('users').where(asked(caller, query));
  const chosen = users
    .select('users.id')
    .orderBy(SORTED[column], direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = shownUsers(db)
    .where('users.id', 'in', chosen)
    .orderBy(SORTED[column], direction)
    .orderBy('users.id', direction);
  return { ...(await paged(rows, { page: 1, limit }, users)), page };
}
