import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Adds copies of a user to their organization, with other logins and e-mails, in one statement. */
export async function addUsers(db: Db, login: string, count: number) {
  await sql`
    insert into users (organization_id, login, email, password_hash, role, status, timezone_id, language, units, created_at)
    select organization_id, named.login, named.login || '@bench.example', password_hash, 'user', 1 + (n % 7 = 0)::int, timezone_id, language, units, created_at - (n * 613) % 63072000
    from users, generate_series(1, ${sql.lit(count)}) as counted (n), lateral (select 'clerk-' || lpad(n::text, 6, '0') as login) as named
    where users.login = ${login}
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
}
