import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { UserQuery } from 'shared-contracts/identity/users';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import { selectUsers } from './users.store.ts';

type Query = z.infer<typeof UserQuery>;

const FILTER_FIELDS = ['status', 'role', 'organizationId', 'isDriver'] as const;

function matchesQuery(caller: Caller, query: Query): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>();
  const filters = FILTER_FIELDS.flatMap((name) =>
    query[name] === undefined ? [] : [eb(`users.${name}`, '=', query[name])],
  );
  return eb.and([ownedBy(caller, 'users'), matchesPerson(query.search), ...filters]);
}

/** Names sort case-insensitively. */
const SORT_COLUMNS = {
  name: sql`lower(${personName()})`,
  login: sql`lower(users.login)`,
  email: sql`lower(users.email)`,
  role: sql`users.role`,
  status: sql`users.status`,
  createdAt: sql`users.created_at`,
};

/** Joins only the rows of the page, which is much cheaper with many users. */
export async function listUsers(db: Db, caller: Caller, query: Query) {
  const { column, direction } = parseSort(query.sort);
  const { page, limit } = query;
  const users = db.selectFrom('users').where(matchesQuery(caller, query));
  const pageIds = users
    .select('users.id')
    .orderBy(SORT_COLUMNS[column], direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = selectUsers(db)
    .where('users.id', 'in', pageIds)
    .orderBy(SORT_COLUMNS[column], direction)
    .orderBy('users.id', direction);
  return { ...(await paginate(rows, { page: 1, limit }, users)), page };
}
