import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/database.ts';
import { codeFrom, freeCode } from './organization.rules.ts';
import { takenField } from './taken.store.ts';

/** The code that a new organization gets by its name. */
async function codeFor(tx: Db, name: string): Promise<string> {
  const code = codeFrom(name);
  const taken = await tx.selectFrom('organizations').select('code').where('code', 'like', `${code}%`).execute();
  return freeCode(
    code,
    taken.map((row) => row.code),
  );
}

export type NewOrganization = Omit<Insertable<Tables['organizations']>, 'id' | 'code'>;

export const insertOrganization = async (tx: Db, organization: NewOrganization) =>
  tx
    .insertInto('organizations')
    .values({ ...organization, code: await codeFor(tx, organization.name) })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(takenField);

/** Those who administer the platform, to be written to. */
export const rootUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['login', 'email', 'language'])
    .where('role', '=', 'root')
    .where('status', '=', 1)
    .orderBy('login')
    .execute();
