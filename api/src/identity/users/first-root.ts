import { sql } from 'kysely';
import { hashPassword } from '../auth/password.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { StartError } from '../../platform/start-error.ts';
import { record } from '../../platform/timeline.ts';
import { newPassword } from './one-time-password.ts';
import { insertUser } from './users.store.ts';

const LOCK = 7_266_002;
const TYPE = '5pl';

const utc = (db: Db) =>
  db
    .selectFrom('timezones')
    .select('id')
    .orderBy(sql`name <> 'UTC'`)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();

/**
 * Makes the platform's own organization and its first user, who makes all others. Only where nobody is root yet.
 * @returns a one-time password
 */
export const makeFirstRoot = (
  db: Db,
  { login, email, organization }: { login: string; email: string; organization: string },
  now: number,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await tx.selectFrom('users').select('id').where('role', '=', 'root').executeTakeFirst())
      throw new StartError('Somebody is root already: they make other users.');
    const owner = {
      name: organization,
      code: 'PLATFORM',
      type: TYPE,
      status: 1,
      registrationId: '-',
      contactName: login,
      contactEmail: email,
      createdAt: now,
    } as const;
    const { id: organizationId } = await tx
      .insertInto('organizations')
      .values(owner)
      .returning('id')
      .executeTakeFirstOrThrow();
    const password = newPassword();
    const { id } = await insertUser(tx, {
      organizationId,
      login,
      email,
      role: 'root',
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      timezoneId: (await utc(tx)).id,
      contactId: null,
      createdAt: now,
    });
    await record(
      tx,
      { userId: null, actorId: null, organizationId },
      { subject: 'user', subjectId: id, event: 'created', occurredAt: now },
    );
    return password;
  });
