import type { z } from 'zod';
import type { SelfUpdate } from 'shared-contracts/users';
import { isPassword } from '../auth/password.ts';
import { replacePassword } from '../auth/replace-password.ts';
import { renewToken } from '../auth/session.ts';
import type { Session } from '../auth/token.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { AppError, conflict, invalidField } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, startAnew, type Tried } from '../../platform/throttle.ts';
import { record } from '../../platform/timeline.ts';
import { needsProof, touchesCredentials } from './self-update.rules.ts';
import { differing, userChanges } from './user-changes.rules.ts';
import { demandFree, findSecrets, findUser, isTimezone, lockUser, updateUser } from './users.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'secret' | 'mail' | 'config'>;
type Wish = z.infer<typeof SelfUpdate>;

/** Wrong guesses at the present password in one's own session, until the pauses grow. */
const guessing = (userId: string): Tried => ({ key: `own-password:${userId}`, free: 5 });

const notYours = () =>
  new AppError(403, 'actingAsSomeone', 'Login, e-mail and password cannot be changed in a session as someone else');
const changedMeanwhile = () => conflict('tryAgain', 'Changed at the same time, try again');

async function prove(
  { db, now }: Server,
  userId: string,
  passwordHash: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw invalidField('currentPassword', 'required', 'Field is required');
  const tried = guessing(userId);
  await attempt(db, [tried], now());
  if (!(await isPassword(password, passwordHash)))
    throw invalidField('currentPassword', 'wrongPassword', 'Wrong password');
  await startAnew(db, tried.key);
}

async function demandAnother(passwordHash: string, password: string | undefined): Promise<void> {
  if (password !== undefined && (await isPassword(password, passwordHash)))
    throw invalidField('password', 'samePassword', 'Choose another than the one-time password');
}

async function demandUsable(tx: Db, { login, email, timezoneId }: Wish, userId: string): Promise<void> {
  await demandFree(tx, { login, email }, userId);
  if (timezoneId !== undefined && !(await isTimezone(tx, timezoneId)))
    throw invalidField('timezoneId', 'notFound', 'Time zone not found');
}

/**
 * What people change of themselves; a new password ends all their other sessions.
 * @returns a token that says so, for this session
 * @throws 422 naming the field, 403 for login, e-mail and password in a session as someone else, 429 for guesses
 */
export async function updateSelf(server: Server, caller: Caller, session: Session, wish: Wish): Promise<string> {
  const { db, now, secret } = server;
  const { userId } = caller;
  const [before, { passwordHash, mustChangePassword, sessionVersion }] = await Promise.all([
    findUser(db, userId),
    findSecrets(db, userId),
  ]);
  const { currentPassword, ...wished } = wish;
  const wanted = differing<typeof wished>({ ...before, timezoneId: before.timezone.id }, wished);
  const { password, ...fields } = wanted;
  if (caller.actorId && touchesCredentials(wanted)) throw notYours();
  if (needsProof(wanted, mustChangePassword)) await prove(server, userId, passwordHash, currentPassword);
  if (mustChangePassword) await demandAnother(passwordHash, password);

  return inTransaction(db, async (tx) => {
    const locked = await lockUser(tx, userId);
    if (locked?.sessionVersion !== sessionVersion) throw changedMeanwhile();
    await demandUsable(tx, fields, userId);
    if (Object.keys(fields).length > 0) {
      await updateUser(tx, userId, fields);
      const changes = userChanges(before, await findUser(tx, userId));
      await record(tx, caller, { subject: 'user', subjectId: userId, event: 'updated', changes, occurredAt: now() });
    }
    if (password !== undefined) await replacePassword(tx, server, caller, await findUser(tx, userId), password);
    return renewToken({ db: tx, now, secret }, session);
  });
}
