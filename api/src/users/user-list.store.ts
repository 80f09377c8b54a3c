import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { UserQuery } from 'shared-contracts/users';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { ordering, paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';
import { shownUsers } from './users.store.ts';

type Query = z.infer<typeof UserQuery>;

const FILTERS = ['status', 'role', 'organizationId', 'isDriver'] as const;

function asked(caller: Caller, query: Query): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>();
  const filters = FILTERS.flatMap((name) => (query[name] === undefined ? [] : [eb(`users.${name}`, '=', query[name])]));
  return eb.and([ownedBy(caller, 'users'), searching(query.search, 'users.login', 'users.email'), ...filters]);
}

/** Names sort as people read them, in whatever case. */
const SORTED = { login: sql`lower(users.login)`, email: sql`lower(users.email)`, role: sql`users.role`, status: sql`users.status`, createdAt: sql`users.created_at` };

/** They are counted without what only shows them. */
export function listUsers(db: Db, caller: Caller, query: Query) {
  const { column, direction } = ordering(query.sort);
  const rows = shownUsers(db).where(asked(caller, query)).orderBy(SORTED[column], direction).orderBy('users.id', direction);
  return paged(rows, query, db.selectFrom('users').where(asked(caller, query)));
}
