import type { z } from 'zod';
import type { SelfUpdate } from 'shared-contracts/identity/users';
import { verifyPassword } from '../auth/password.ts';
import { replacePassword } from '../auth/replace-password.ts';
import { renewToken } from '../auth/session.ts';
import type { Session } from '../auth/token.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, conflict, invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, clearAttempts, type ThrottleKey } from '../../platform/security/throttle.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { requiresCurrentPassword, changesCredentials } from './self-update.rules.ts';
import { pickChanged, userChanges } from './user-changes.rules.ts';
import {
  assertLoginAndEmailFree,
  findPasswordState,
  findUser,
  timezoneExists,
  lockUser,
  updateUser,
} from './users.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;
type SelfUpdateInput = z.infer<typeof SelfUpdate>;

const throttleByUser = (userId: string): ThrottleKey => ({ key: `own-password:${userId}`, freeFailures: 5 });

const actingAsSomeone = () =>
  new AppError(403, 'actingAsSomeone', 'Login, e-mail and password cannot be changed in a session as someone else');
const concurrentChange = () => conflict('tryAgain', 'Changed at the same time, try again');

async function verifyCurrentPassword(
  { db, now }: Deps,
  userId: string,
  passwordHash: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw invalidField('currentPassword', 'required', 'Field is required');
  const throttle = throttleByUser(userId);
  await recordAttempt(db, [throttle], now());
  if (!(await verifyPassword(password, passwordHash)))
    throw invalidField('currentPassword', 'wrongPassword', 'Wrong password');
  await clearAttempts(db, throttle.key);
}

async function assertPasswordDiffers(passwordHash: string, password: string | undefined): Promise<void> {
  if (password !== undefined && (await verifyPassword(password, passwordHash)))
    throw invalidField('password', 'samePassword', 'Choose a password other than the one-time password');
}

async function assertValid(tx: Db, { login, email, timezoneId }: SelfUpdateInput, userId: string): Promise<void> {
  await assertLoginAndEmailFree(tx, { login, email }, userId);
  if (timezoneId !== undefined && !(await timezoneExists(tx, timezoneId)))
    throw invalidField('timezoneId', 'notFound', 'Time zone not found');
}

/**
 * Changes the caller's own data; a new password ends all their other sessions.
 * @returns a token with the new data for this session
 * @throws 409 for another revision than the seen one, 422 naming the field, 403 for credentials in a session as someone else,
 * 429 after wrong passwords
 */
export async function updateSelf(
  deps: Deps,
  caller: Caller,
  session: Session,
  input: SelfUpdateInput,
  seen: SeenRevision,
): Promise<string> {
  const { db, now, secret } = deps;
  const { userId } = caller;
  const [before, { passwordHash, mustChangePassword, sessionVersion }] = await Promise.all([
    findUser(db, userId),
    findPasswordState(db, userId),
  ]);
  await assertRevision(db, caller, 'user', before, seen);
  const { currentPassword, ...requested } = input;
  const requestedChanges = pickChanged<typeof requested>({ ...before, timezoneId: before.timezone.id }, requested);
  const { password, ...fields } = requestedChanges;
  if (caller.actorId && changesCredentials(requestedChanges)) throw actingAsSomeone();
  if (requiresCurrentPassword(requestedChanges, mustChangePassword))
    await verifyCurrentPassword(deps, userId, passwordHash, currentPassword);
  if (mustChangePassword) await assertPasswordDiffers(passwordHash, password);

  return inTransaction(db, async (tx) => {
    const locked = await lockUser(tx, userId);
    if (locked?.sessionVersion !== sessionVersion) throw concurrentChange();
    await assertRevision(tx, caller, 'user', locked, seen);
    await assertValid(tx, fields, userId);
    if (Object.keys(fields).length > 0) {
      await updateUser(tx, userId, fields);
      const changes = userChanges(before, await findUser(tx, userId));
      await recordTimeline(tx, caller, {
        subject: 'user',
        subjectId: userId,
        event: 'updated',
        changes,
        occurredAt: now(),
      });
    }
    if (password !== undefined) await replacePassword(tx, deps, caller, await findUser(tx, userId), password);
    return renewToken({ db: tx, now, secret }, session);
  });
}
