import { sql } from 'kysely';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { hashPassword } from '../auth/password.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { generatePassword } from './create-users.ts';
import { insertUser } from './users.store.ts';

const LOCK = 7_266_002;
const PLATFORM_TYPE = '5pl';

const findUtcTimezone = (db: Db) =>
  db
    .selectFrom('timezones')
    .select('id')
    .orderBy(sql`name <> 'UTC'`)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();

/**
 * Creates the platform's organization and its root user, unless a root user exists.
 * @returns a one-time password
 */
export const createFirstRoot = (
  db: Db,
  { login, email, organization }: { login: string; email: string; organization: string },
  now: number,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await tx.selectFrom('users').select('id').where('role', '=', 'root').executeTakeFirst())
      throw new StartupError('A root user already exists. Sign in as root to add users.');
    const values = {
      name: organization,
      code: 'PLATFORM',
      type: PLATFORM_TYPE,
      status: ORGANIZATION_STATUS.active,
      registrationId: '-',
      contactName: login,
      contactEmail: email,
      createdAt: now,
    } as const;
    const { id: organizationId } = await tx
      .insertInto('organizations')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    const password = generatePassword();
    const { id } = await insertUser(tx, {
      organizationId,
      login,
      email,
      role: 'root',
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      timezoneId: (await findUtcTimezone(tx)).id,
      contactId: null,
      createdAt: now,
    });
    await recordTimeline(
      tx,
      { userId: null, actorId: null, organizationId },
      { subject: 'user', subjectId: id, event: 'created', occurredAt: now },
    );
    return password;
  });
