import { MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { clearAttempts, recordAttempt } from '../../../platform/security/throttle.ts';
import type { Services } from '../../../platform/services/services.ts';
import { verifyPassword } from '../password.ts';
import { updateSession } from '../sessions.store.ts';

/** How long after a sign-in or password confirmation the sign-in methods may be changed. */
const CONFIRMED_FOR = 10 * MINUTE;
const FREE_FAILURES = 5;

const confirmationRequired = () =>
  new AppError(403, 'passwordConfirmationRequired', 'Enter your password again to continue');

/** A hijacked open session must not be enough. @throws 403 `passwordConfirmationRequired` */
export async function assertConfirmed(db: Db, sessionId: string | undefined, now: number): Promise<void> {
  const session =
    sessionId &&
    (await db
      .selectFrom('sessions')
      .select(['createdAt', 'confirmedAt'])
      .where('id', '=', sessionId)
      .executeTakeFirst());
  if (!session || Math.max(session.createdAt, session.confirmedAt ?? 0) + CONFIRMED_FOR < now)
    throw confirmationRequired();
}

/** @throws 422 on the field `password`, 429 */
export async function confirmPassword(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Caller,
  sessionId: string | undefined,
  password: string,
): Promise<void> {
  const throttle = { key: `own-password:${userId}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [throttle], now());
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password, passwordHash)))
    throw invalidField('password', 'wrongPassword', 'Wrong password');
  await clearAttempts(db, throttle.key);
  if (sessionId) await updateSession(db, sessionId, { confirmedAt: now() });
}
