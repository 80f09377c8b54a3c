import type { Insertable } from 'kysely';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { toCode, toUniqueCode } from '../records/organization.rules.ts';
import { rethrowAsFieldError } from '../records/uniqueness.store.ts';

async function generateCode(tx: Db, name: string): Promise<string> {
  const code = toCode(name);
  const existing = await tx.selectFrom('organizations').select('code').where('code', 'like', `${code}%`).execute();
  return toUniqueCode(
    code,
    existing.map((row) => row.code),
  );
}

export type NewOrganization = Omit<Insertable<Tables['organizations']>, 'id' | 'code'>;

export const insertOrganization = async (tx: Db, organization: NewOrganization) =>
  tx
    .insertInto('organizations')
    .values({ ...organization, code: await generateCode(tx, organization.name) })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export const findRootUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select([personName().as('name'), 'email', 'language'])
    .where('role', '=', 'root')
    .where('status', '=', USER_STATUS.active)
    .orderBy('login')
    .execute();
