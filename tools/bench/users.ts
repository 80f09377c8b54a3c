import { UserQuery } from 'shared-contracts/identity/users';
import { listUsers } from '../../api/src/identity/public.ts';
import { addUsers } from './api/many-users.ts';
import { raceList } from './api/race.ts';

const USERS = 50_000;
const LIMIT = 3;
const LOGIN = 'owner';
/** The first page, then searches with many hits, few, one and none; within a word. */
const SEARCHES = ['', 'clerk', 'clerk-041', '0500', 'clerk-031337', 'nothing like this'];

/** The users of one large organization: the first page and searches. */
export default async function run() {
  const figures = await raceList({
    login: LOGIN,
    path: 'users',
    searches: SEARCHES,
    list: (db, caller, search) => listUsers(db, caller, UserQuery.parse(search ? { search } : {})),
    add: (db) => addUsers(db, LOGIN, USERS),
  });
  return { holds: figures.ratio <= LIMIT, figures: { users: USERS, ...figures }, limits: { ratio: LIMIT } };
}
